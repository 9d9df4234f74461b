// Draws boards, pieces, table and marks: solid materials in the light of the room, and what lies over them in one colour.

// A light source in the room.
struct Lamp {
    towards: vec3<f32>,
    // Its brightness in a reflection.
    specular: f32,
    // How its light fades with the cosine of the angle to its middle, in a reflection and on a matt surface: a factor, and
    // what is added.
    rim: vec2<f32>,
    matt: vec2<f32>,
    // Its light on a matt surface that faces it.
    diffuse: f32,
}

// The camera and the light, for the part of the window that is drawn.
struct Scene {
    clip_from_world: mat4x4<f32>,
    eye: vec3<f32>,
    towards_sun: vec3<f32>,
    // The sun on a white matt surface that faces it.
    sun: vec3<f32>,
    // The room on a white matt surface.
    room: vec3<f32>,
    // The upper left corner of this part in the window, in pixels: noise belongs to the window.
    corner: vec2<f32>,
    lamps: array<Lamp, 3>,
}

// How a material looks.
struct Look {
    colour: vec4<f32>,
    reflected: vec3<f32>,
    roughness: f32,
    // What the texture's lightness does to each part of the colour, and the lightness that leaves the colour as it is.
    tint: vec3<f32>,
    white: f32,
    // 1 if the texture's slopes are seen, else 0.
    relief: f32,
    // The part of the light that is reflected at the flattest angle.
    glancing: f32,
}

@group(0) @binding(0) var<uniform> scene: Scene;
@group(1) @binding(0) var<uniform> look: Look;
#ifdef TEXTURE
@group(1) @binding(1) var grain: texture_2d<f32>;
@group(1) @binding(2) var grain_sampler: sampler;
#endif

struct Vertex {
    @location(0) position: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    @location(3) tangent: vec4<f32>,
    @location(4) colour: vec4<f32>,
    // The rows of the matrix from the mesh to the world.
    @location(5) x: vec4<f32>,
    @location(6) y: vec4<f32>,
    @location(7) z: vec4<f32>,
    // A factor for the alpha.
    @location(8) opacity: f32,
}

struct Fragment {
    @builtin(position) position: vec4<f32>,
    @location(0) colour: vec4<f32>,
#ifdef TEXTURE
    @location(1) uv: vec2<f32>,
#endif
#ifdef SOLID
    // At the covered part of the pixel: in the middle of one that a piece's edge crosses, the surface may have turned away.
    @location(2) @interpolate(perspective, centroid) place: vec3<f32>,
    @location(3) @interpolate(perspective, centroid) normal: vec3<f32>,
    // The light of walls and lamps, which changes slowly, so that it is enough to have it at the vertices.
    @location(4) room: f32,
#ifdef TEXTURE
    @location(5) tangent: vec3<f32>,
#endif
#endif
}

// From 0 to 1 with the cosine, gently at both ends.
fn fade(cosine: f32, by: vec2<f32>) -> f32 {
    let part = saturate(cosine * by.x + by.y);
    return part * part * (3.0 - 2.0 * part);
}

// The light of the walls: dark below, lighter above.
fn walls(towards: vec3<f32>) -> f32 {
    return 0.20 + 0.24 * fade(towards.y, vec2(1.0 / 1.2, 0.2 / 1.2));
}

// The light of a brightness as one sees it.
fn brightness(seen: f32) -> f32 {
    return seen * seen * (0.8 + 0.2 * seen);
}

// The light of walls and lamps on a matt surface.
fn irradiance(normal: vec3<f32>) -> f32 {
    var light = 0.85 * walls(normal);
    for (var i = 0; i < 3; i++) {
        let lamp = scene.lamps[i];
        light += lamp.diffuse * fade(dot(normal, lamp.towards), lamp.matt);
    }
    return brightness(light);
}

// What a mirror shows in this direction.
fn reflection(towards: vec3<f32>) -> f32 {
    var light = walls(towards);
    for (var i = 0; i < 3; i++) {
        let lamp = scene.lamps[i];
        light += lamp.specular * fade(dot(towards, lamp.towards), lamp.rim);
    }
    return brightness(light);
}

@vertex
fn vertex(in: Vertex) -> Fragment {
    var out: Fragment;
    let position = vec4(in.position, 1.0);
    let place = vec3(dot(in.x, position), dot(in.y, position), dot(in.z, position));
    out.position = scene.clip_from_world * vec4(place, 1.0);
    out.colour = vec4(in.colour.rgb, in.colour.a * in.opacity);
#ifdef TEXTURE
    out.uv = in.uv;
#endif
#ifdef SOLID
    out.place = place;
    out.normal = normalize(vec3(dot(in.x.xyz, in.normal), dot(in.y.xyz, in.normal), dot(in.z.xyz, in.normal)));
    out.room = irradiance(out.normal);
#ifdef TEXTURE
    let tangent = in.tangent.xyz;
    out.tangent = normalize(vec3(dot(in.x.xyz, tangent), dot(in.y.xyz, tangent), dot(in.z.xyz, tangent)));
#endif
#endif
    return out;
}

#ifdef SOLID

// The film's curve: deep shadows, a straight middle, soft highlights that lose their colour. `lighting.rs` has the same.
const GREY: vec3<f32> = vec3(0.20, 0.72, 0.08);
const SATURATION: f32 = 0.92;

fn tone_mapped(light: vec3<f32>) -> vec3<f32> {
    let paled = mix(vec3(dot(light, GREY)), light, SATURATION);
    let exposed = paled * (paled + 0.02) / (paled * (paled + 0.44) + 0.24);
    let grey = vec3(dot(exposed, GREY));
    return saturate(grey + (exposed - grey) / SATURATION);
}

// Noise of half a step of an 8-bit picture to either side, so that dark gradients have no bands. The picture's steps are
// even in sRGB, whose slope is about twice the root of the light.
fn dithered(light: vec3<f32>, pixel: vec2<f32>) -> vec3<f32> {
    let noise = fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5;
    return light + noise / 255.0 * (2.0 * sqrt(light) + 0.05);
}

// How much more is reflected at a slant than at normal incidence (Schlick).
fn slanted(cosine: f32) -> f32 {
    let rest = 1.0 - cosine;
    let square = rest * rest;
    return square * square * rest;
}

@fragment
fn fragment(in: Fragment) -> @location(0) vec4<f32> {
    var colour = look.colour.rgb * in.colour.rgb;
    var rough = look.roughness;
    var normal = in.normal;
#ifdef TEXTURE
    let texel = textureSample(grain, grain_sampler, in.uv);
    colour *= mix(vec3(look.white), vec3(texel.r), look.tint);
    rough *= texel.a;
    let slope = (texel.gb * 2.0 - 1.0) * look.relief;
    normal += in.tangent * slope.x + cross(normal, in.tangent) * slope.y;
#endif
    normal = normalize(normal);
    let towards_eye = normalize(scene.eye - in.place);
    let facing = max(dot(normal, towards_eye), 0.001);

    // The sun: matt light, and the highlight of the facets that mirror it (GGX, with its masking in Hammon's fit).
    let lit = max(dot(normal, scene.towards_sun), 0.0);
    let half_way = normalize(scene.towards_sun + towards_eye);
    let width = max(rough * rough, 0.002);
    let aligned = dot(normal, half_way);
    let facets = width / (1.0 - (1.0 - width * width) * aligned * aligned);
    let masking = 0.5 / mix(2.0 * lit * facing, lit + facing, width);
    let slant_to_sun = slanted(saturate(dot(scene.towards_sun, half_way)));
    let highlight = facets * facets * masking * mix(look.reflected, vec3(look.glancing), slant_to_sun);

    // The room: matt light, and its picture in the varnish, which is fainter on rough surfaces and clearer at a slant.
    let smoothness = 1.0 - rough;
    let slant = slanted(facing) * smoothness * smoothness;
    let gloss = mix(look.reflected * (1.0 - 0.45 * rough), vec3(look.glancing), slant);
    let mirrored = reflection(reflect(-towards_eye, normal));

    let light = scene.sun * lit * (colour + highlight) + scene.room * (colour * in.room + gloss * mirrored);
    return vec4(dithered(tone_mapped(light), in.position.xy + scene.corner), 1.0);
}

#else

@fragment
fn fragment(in: Fragment) -> @location(0) vec4<f32> {
    var alpha = look.colour.a * in.colour.a;
#ifdef TEXTURE
    alpha *= textureSample(grain, grain_sampler, in.uv).a;
#endif
    return vec4(look.colour.rgb * in.colour.rgb, alpha);
}

#endif

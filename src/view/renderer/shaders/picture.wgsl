// Lays one picture over another: pixel by pixel, or stretched if it has fewer pixels.

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var picture_sampler: sampler;

struct Fragment {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
}

// One triangle whose middle covers the target: (0, 0), (2, 0) and (0, 2) in the picture.
@vertex
fn vertex(@builtin(vertex_index) index: u32) -> Fragment {
    let uv = vec2(f32(index & 1u), f32(index >> 1u)) * 2.0;
    return Fragment(vec4(uv.x * 2.0 - 1.0, 1.0 - uv.y * 2.0, 0.0, 1.0), uv);
}

@fragment
fn fragment(in: Fragment) -> @location(0) vec4<f32> {
#ifdef STRETCH
    return textureSample(picture, picture_sampler, in.uv);
#else
    return textureLoad(picture, vec2<i32>(in.position.xy), 0);
#endif
}

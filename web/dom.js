// Small helpers for building and updating elements.

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** A new element with these properties. */
export function element(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}

/** Sets an attribute, or removes it if `value` is null. Unchanged attributes are not touched, so that screen readers stay silent. */
export function setAttribute(node, name, value) {
  if (value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== value) {
    node.setAttribute(name, value);
  }
}

/** Gives `parent` one child for each value. Children that stay the same are kept, with their focus. */
export function updateChildren(parent, values, create) {
  const children = values.map(create);
  children.forEach((child, index) => {
    const existing = parent.children[index];
    if (!existing) parent.append(child);
    else if (!existing.isEqualNode(child)) existing.replaceWith(child);
  });
  while (parent.children.length > children.length) parent.lastElementChild.remove();
}

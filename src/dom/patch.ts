/** Brings the nodes of a scene into a page: what has a key keeps its element, all else is matched by its place. */
import { attributesOf, type SceneNode } from '../svg/markup';
import { SVG } from './targets';

/** A board in a page is styled by its sheet; these elements belong to pictures. */
const LEFT_OUT = ['title', 'desc', 'style'];

/** The elements with keys, and what each has shown last. */
export interface Patched {
  readonly elements: ReadonlyMap<string, SVGElement>;
  /** Those that have come with the last patch. */
  readonly added: ReadonlySet<string>;
  /** Those that have left, still where they were; whoever asks for them takes them away. */
  readonly removed: ReadonlyMap<string, SVGElement>;
}

/** Patches the children of an element, and theirs. */
export function patchedWith(
  root: SVGElement,
  nodes: readonly SceneNode[],
  before?: Patched,
): Patched {
  const elements = new Map<string, SVGElement>();
  const added = new Set<string>();
  const known = new Map(before?.elements);

  function patchChildren(parent: SVGElement, children: readonly SceneNode[]): void {
    const shown = children.filter(({ element }) => !LEFT_OUT.includes(element));
    const unkeyed = [...parent.children].filter((child) => !child.hasAttribute('data-key'));
    let at: Element | null = parent.firstElementChild;
    for (const node of shown) {
      const element = elementFor(node, unkeyed, parent);
      if (element === at) at = at.nextElementSibling;
      else parent.insertBefore(element, at);
      patchElement(element, node);
    }
    for (const left of unkeyed) left.remove();
  }

  function elementFor(node: SceneNode, unkeyed: Element[], parent: Element): SVGElement {
    const { element: name, meaning } = node;
    const found =
      meaning === undefined
        ? unkeyed[unkeyed.findIndex(({ localName }) => localName === name)]
        : known.get(meaning.key);
    const element =
      found instanceof SVGElement && found.localName === name
        ? found
        : parent.ownerDocument.createElementNS(SVG, name);
    if (meaning === undefined) {
      const index = unkeyed.indexOf(element);
      if (index !== -1) unkeyed.splice(index, 1);
    } else {
      if (element !== found) added.add(meaning.key);
      known.delete(meaning.key);
      elements.set(meaning.key, element);
    }
    return element;
  }

  function patchElement(element: SVGElement, node: SceneNode): void {
    const wanted = attributesOf(node);
    for (const name of element.getAttributeNames()) {
      if (!(name in wanted)) element.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(wanted)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    if (node.text === undefined) patchChildren(element, node.children);
    else if (element.textContent !== node.text) element.textContent = node.text;
  }

  patchChildren(root, nodes);
  return { elements, added, removed: known };
}

/** Buttons over all places: for fingers, keys and screen readers. */
import type { SceneMeaning } from '../svg/markup';
import type { PicturePoint } from '../svg/plane';

export const SVG = 'http://www.w3.org/2000/svg';
/** The least and the greatest width of a target, in pixels. */
const SMALL = 24;
const LARGE = 44;
/** A tap that far from a place still means it, in pixels. */
const FINGER = 22;

export interface Target {
  readonly key: string;
  readonly point: PicturePoint;
  readonly label: string;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
}

/** Where a button lies, and what it says. */
export function targetsOf(
  meanings: Iterable<SceneMeaning>,
  open: ReadonlySet<string>,
  picked: readonly string[],
): readonly Target[] {
  const all = [...meanings];
  const there = new Map<string, string[]>();
  for (const { at, kind, label } of all) {
    // Houses and tokens are in the name of their city already, markers in that of their province.
    if (at === undefined || !['colonist', 'item'].includes(kind)) continue;
    there.set(at, [...(there.get(at) ?? []), label]);
  }
  const targets = all.flatMap(({ key, point, label }): Target[] => {
    if (point === undefined) return [];
    const isPicked = picked.includes(key);
    const name = [label, ...(there.get(key) ?? [])].join('; ');
    return [{ key, point, label: name, isOpen: isPicked || open.has(key), isPicked }];
  });
  // What is open lies above the rest.
  return [...targets.filter(({ isOpen }) => !isOpen), ...targets.filter(({ isOpen }) => isOpen)];
}

/**
 * Brings the buttons into the page.
 *
 * @param unit - units of the picture per pixel.
 * @param current - the one that the Tab key reaches.
 */
export function placeTargets(
  layer: SVGGElement,
  targets: readonly Target[],
  unit: number,
  current: string | undefined,
): void {
  const known = new Map(
    [...layer.children].map((child) => [child.getAttribute('data-key') ?? '', child]),
  );
  const stop =
    targets.find(({ key }) => key === current)?.key ??
    targets.findLast(({ isOpen }) => isOpen)?.key ??
    targets[0]?.key;
  const focused = layer.ownerDocument.activeElement;
  for (const { key, point, label, isOpen, isPicked } of targets) {
    const button = known.get(key) ?? layer.ownerDocument.createElementNS(SVG, 'circle');
    known.delete(key);
    const rivals = isOpen ? targets.filter((other) => other.isOpen) : targets;
    set(button, {
      'data-key': key,
      class: `concordia-target${isOpen ? ' concordia-open' : ''}`,
      role: 'button',
      tabindex: key === stop ? '0' : '-1',
      'aria-label': label,
      'aria-disabled': `${!isOpen}`,
      'aria-pressed': `${isPicked}`,
      cx: `${point[0]}`,
      cy: `${point[1]}`,
      r: (radiusOf(key, point, rivals, unit) * unit).toFixed(1),
    });
    // An element that moves loses the focus.
    if (button !== focused || button.parentNode !== layer) layer.append(button);
  }
  for (const left of known.values()) left.remove();
}

/** In pixels: as large as the gap to the next button allows. */
function radiusOf(
  key: string,
  [x, y]: PicturePoint,
  rivals: readonly Target[],
  unit: number,
): number {
  let gap = LARGE;
  for (const other of rivals) {
    if (other.key === key) continue;
    gap = Math.min(gap, Math.hypot(other.point[0] - x, other.point[1] - y) / unit);
  }
  return Math.max(SMALL, gap) / 2;
}

/** The open button that is nearest to a tap, within the width of a finger. */
export function nearestTo(
  [x, y]: PicturePoint,
  targets: readonly Target[],
  unit: number,
): string | undefined {
  let best: string | undefined;
  let least = FINGER * unit;
  for (const { key, point, isOpen } of targets) {
    const away = Math.hypot(point[0] - x, point[1] - y);
    if (!isOpen || away > least) continue;
    best = key;
    least = away;
  }
  return best;
}

const DIRECTIONS: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next button in the direction of an arrow key, among the open ones if there are any. */
export function inDirection(
  targets: readonly Target[],
  from: string,
  arrow: string,
): string | undefined {
  const [start, direction] = [targets.find(({ key }) => key === from), DIRECTIONS[arrow]];
  if (start === undefined || direction === undefined) return undefined;
  const open = targets.filter(({ isOpen }) => isOpen);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { key, point } of open.length > 0 ? open : targets) {
    const [dx, dy] = [point[0] - start.point[0], point[1] - start.point[1]];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along < 1 || aside > 2 * along || along + 2 * aside >= least) continue;
    best = key;
    least = along + 2 * aside;
  }
  return best;
}

/** Sets only what has changed. */
export function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

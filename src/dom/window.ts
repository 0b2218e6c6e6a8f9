/** The part of the board that can be seen: larger or smaller, moved by fingers, wheel and keys. */
import { fixed } from '../svg/markup';
import type { Box, PicturePoint } from '../svg/plane';
import { MOST_ZOOM } from './settings';

/** How far a pointer may move within a tap, in pixels. */
const STILL = 7;
/** Between the taps of a double tap, in milliseconds. */
const DOUBLE = 350;
/** The zoom that a double tap leads to from the whole board. */
const NEAR = 2.5;

export interface BoardWindow {
  /** Units of the picture per pixel. */
  readonly unit: number;
  /** Sets how large the board is; nothing changes while it stays the same. */
  sized(width: number, height: number): void;
  /** As the reader, or a program for the reader, wants it. */
  zoomTo(zoom: number): void;
  /** Back to the usual zoom, also when the size changes. */
  settle(): void;
  /** Moves as little as is needed to show a point. */
  reveal(point: PicturePoint): void;
  /** Whether a point is in sight. */
  shows(point: PicturePoint): boolean;
  readonly zoom: number;
  /** What is in sight, in units of the picture. */
  readonly box: Box;
  /** The share of the board that would be in sight. */
  shareAt(zoom: number): number;
  /** Whether the pointer that was lifted last had moved the board: then it was no tap. */
  readonly hasDragged: boolean;
  destroy(): void;
}

/**
 * @param usual - the zoom of a reader who has chosen none.
 * @param changed - is called when units per pixel have changed.
 * @param moved - is called when another part of the board is in sight.
 */
export function windowOn(
  svg: SVGSVGElement,
  usual: () => number,
  changed: () => void,
  moved: () => void,
): BoardWindow {
  let [width, height, zoom] = [1, 1, 1];
  let middle: PicturePoint = [0.5, 0.5];
  let dragged = false;
  let isChosen = false;
  const pointers = new Map<number, PicturePoint>();
  const controller = new AbortController();
  const listening = { signal: controller.signal };

  /** What is visible, in units of the picture: all of the board and some room around it, or a part of it. */
  function extent(): readonly [across: number, down: number] {
    const box = svg.getBoundingClientRect();
    const natural = height / width;
    const real = box.width > 0 && box.height > 0 ? box.height / box.width : natural;
    // Boxes are rounded to pixels.
    const aspect = Math.abs(real - natural) < 0.01 * natural ? natural : real;
    const across = Math.max(width, height / aspect) / zoom;
    return [across, across * aspect];
  }

  function show(): void {
    const [across, down] = extent();
    const from = (size: number, seen: number, at: number): number =>
      seen >= size ? (size - seen) / 2 : Math.min(size - seen, Math.max(0, at - seen / 2));
    const [left, top] = [from(width, across, middle[0]), from(height, down, middle[1])];
    middle = [left + across / 2, top + down / 2];
    const box = [left, top, across, down].map(fixed).join(' ');
    svg.classList.toggle('concordia-near', zoom > 1);
    if (svg.getAttribute('viewBox') === box) return;
    svg.setAttribute('viewBox', box);
    moved();
  }

  function zoomTo(wanted: number, around: PicturePoint = middle): void {
    const next = Math.min(MOST_ZOOM, Math.max(1, wanted));
    if (next === zoom) return;
    // What is under the finger stays there.
    middle = [
      around[0] + ((middle[0] - around[0]) * zoom) / next,
      around[1] + ((middle[1] - around[1]) * zoom) / next,
    ];
    zoom = next;
    show();
    changed();
  }

  function choose(wanted: number, around?: PicturePoint): void {
    isChosen = true;
    zoomTo(wanted, around);
  }

  function pointAt(x: number, y: number): PicturePoint {
    const { left, top } = svg.getBoundingClientRect();
    const [boxLeft = 0, boxTop = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return [boxLeft + (x - left) * unitOf(), boxTop + (y - top) * unitOf()];
  }

  function unitOf(): number {
    const { width: pixels } = svg.getBoundingClientRect();
    return extent()[0] / Math.max(pixels, 1);
  }

  function spanOf(points: readonly PicturePoint[]): number {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = points;
    return Math.hypot(ax - bx, ay - by);
  }

  svg.addEventListener(
    'pointerdown',
    ({ pointerId, clientX, clientY, isPrimary }) => {
      if (isPrimary) {
        pointers.clear();
        dragged = false;
      }
      pointers.set(pointerId, [clientX, clientY]);
      if (pointers.size > 1) dragged = true;
    },
    listening,
  );
  svg.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      const from = pointers.get(pointerId);
      if (from === undefined) return;
      const to: PicturePoint = [clientX, clientY];
      if (pointers.size > 1) {
        const before = spanOf([...pointers.values()]);
        pointers.set(pointerId, to);
        const points = [...pointers.values()];
        const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = points;
        if (before > 0)
          choose((zoom * spanOf(points)) / before, pointAt((ax + bx) / 2, (ay + by) / 2));
        return;
      }
      if (!dragged && spanOf([from, to]) < STILL) return;
      if (zoom === 1) return;
      if (!dragged) svg.setPointerCapture(pointerId);
      dragged = true;
      const unit = unitOf();
      middle = [middle[0] - (to[0] - from[0]) * unit, middle[1] - (to[1] - from[1]) * unit];
      pointers.set(pointerId, to);
      show();
    },
    listening,
  );
  // By hand, since not every browser tells of double taps by a finger.
  let lastTap = { time: Number.NEGATIVE_INFINITY, at: [0, 0] as PicturePoint };
  svg.addEventListener(
    'pointerup',
    ({ clientX, clientY, timeStamp: time }) => {
      if (dragged) return;
      const at: PicturePoint = [clientX, clientY];
      const isDouble = time - lastTap.time < DOUBLE && spanOf([at, lastTap.at]) < 3 * STILL;
      lastTap = { time: isDouble ? Number.NEGATIVE_INFINITY : time, at };
      if (isDouble) choose(zoom > 1 ? 1 : NEAR, pointAt(clientX, clientY));
    },
    listening,
  );
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    svg.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId), listening);
  }
  svg.addEventListener(
    'wheel',
    (event) => {
      // Without a key, the wheel scrolls the page.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      choose(zoom * (event.deltaY < 0 ? 1.2 : 1 / 1.2), pointAt(event.clientX, event.clientY));
    },
    { ...listening, passive: false },
  );
  svg.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === '+') choose(zoom * 1.5);
      else if (key === '-') choose(zoom / 1.5);
      else if (key === '0') choose(1);
      else return;
      event.preventDefault();
    },
    listening,
  );
  const sizes = new ResizeObserver(() => {
    if (!isChosen) zoomTo(usual());
    show();
    changed();
  });
  sizes.observe(svg);

  return {
    get unit() {
      return unitOf();
    },
    get zoom() {
      return zoom;
    },
    get box() {
      const [across, down] = extent();
      const [left, top] = [middle[0] - across / 2, middle[1] - down / 2];
      return { left, top, right: left + across, bottom: top + down };
    },
    shareAt(wanted) {
      const [across, down] = extent();
      const share = (seen: number, size: number): number =>
        Math.min(1, (seen * zoom) / wanted / size);
      return share(across, width) * share(down, height);
    },
    get hasDragged() {
      return dragged;
    },
    sized(nextWidth, nextHeight) {
      if (nextWidth === width && nextHeight === height) return;
      [width, height] = [nextWidth, nextHeight];
      middle = [width / 2, height / 2];
      show();
    },
    zoomTo: (wanted) => choose(wanted),
    settle() {
      isChosen = false;
      zoomTo(usual());
    },
    reveal([x, y]) {
      const [across, down] = extent();
      const room = Math.min(across, down) / 8;
      const shifted = (at: number, by: number, size: number): number =>
        Math.max(by - size / 2 + room, Math.min(by + size / 2 - room, at));
      middle = [shifted(middle[0], x, across), shifted(middle[1], y, down)];
      show();
    },
    shows([x, y]) {
      const [across, down] = extent();
      return Math.abs(x - middle[0]) < across / 2 && Math.abs(y - middle[1]) < down / 2;
    },
    destroy() {
      controller.abort();
      sizes.disconnect();
    },
  };
}

/** A board of `concordia-rules/svg` whose places can be tapped, and reached by keyboard. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface BoardProps {
  /** What `boardSvg` or `stateSvg` drew. */
  readonly svg: string;
  /** What it is for, for screen readers. */
  readonly label: string;
  /** Ids of what can be tapped: cities, routes, provinces and other places. */
  readonly pickable?: readonly string[];
  /** Those of them that are chosen now. */
  readonly pressed?: readonly string[];
  readonly onPick?: (id: string) => void;
  /** Places to scroll to, where the board is larger than its frame. */
  readonly inView?: readonly string[];
}

/** A finger is that wide, in pixels of the screen. */
const FINGER = 26;
const NOTHING: readonly string[] = [];

export function Board({
  svg,
  label,
  pickable = NOTHING,
  pressed = NOTHING,
  onPick,
  inView = pickable,
}: BoardProps) {
  const holder = useRef<HTMLDivElement>(null);
  /** Where the keyboard is on the board. */
  const [current, setCurrent] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const hint = useId();

  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return;
    const hadFocus = element.contains(document.activeElement);
    element.innerHTML = svg;
    const picture = element.querySelector('svg');
    // As an image it would have no parts for screen readers.
    if (pickable.length > 0) picture?.setAttribute('role', 'presentation');
    const places = partsOf(element, pickable);
    const stop = places.get(current ?? '') ?? places.values().next().value;
    for (const [id, part] of places) {
      part.setAttribute('role', 'button');
      part.setAttribute('tabindex', part === stop ? '0' : '-1');
      // Its `<title>` is its name.
      part.setAttribute('aria-pressed', `${pressed.includes(id)}`);
    }
    if (hadFocus) stop?.focus({ preventScroll: true });
  }, [svg, pickable, pressed, current]);

  const wanted = inView.join(' ');
  useEffect(() => {
    holder.current?.style.setProperty('--zoom', `${zoom}`);
    const [part] = partsOf(holder.current, wanted.split(' ')).values();
    if (part !== undefined) scrollTo(part);
  }, [wanted, zoom]);

  function pick(id: string | undefined): void {
    if (id === undefined) return;
    setCurrent(id);
    onPick?.(id);
  }

  return (
    <section class="board" aria-label={label}>
      {pickable.length > 0 && (
        <p class="quiet" id={hint}>
          Tap a place, or move with the arrow keys and press Enter.
        </p>
      )}
      {/* A picture without buttons is scrolled by keys. */}
      <div class="board-scroll" tabIndex={pickable.length === 0 ? 0 : undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its parts are the buttons; a tap beside one means it. */}
        <div
          class="board-picture"
          ref={holder}
          onClick={({ target, clientX, clientY }) => {
            const places = partsOf(holder.current, pickable);
            const hit = target instanceof Element ? target.closest('[data-id], [data-at]') : null;
            // A piece means the place where it lies, which it has as a key: kind and id.
            const at = hit?.getAttribute('data-at')?.replace(/^[a-z]+:/, '');
            const id = hit?.getAttribute('data-id') ?? at ?? '';
            pick(places.has(id) ? id : nearest(places, clientX, clientY));
          }}
          onKeyDown={(event) => {
            const { target, key } = event;
            const places = partsOf(holder.current, pickable);
            const id = target instanceof Element ? (target.getAttribute('data-id') ?? '') : '';
            if (!places.has(id)) return;
            const next = inDirection(places, id, key);
            if (key === 'Enter' || key === ' ') pick(id);
            else if (next !== undefined) {
              setCurrent(next);
              places.get(next)?.focus();
            } else if (!key.startsWith('Arrow')) return;
            event.preventDefault();
          }}
        />
      </div>
      <div class="row tools">
        <button type="button" disabled={zoom <= 1} onClick={() => setZoom(zoom / 1.5)}>
          Smaller
        </button>
        <button type="button" disabled={zoom > 4} onClick={() => setZoom(zoom * 1.5)}>
          Larger
        </button>
      </div>
    </section>
  );
}

function partsOf(
  element: HTMLElement | null,
  ids: readonly string[],
): ReadonlyMap<string, SVGGElement> {
  const wanted = new Set(ids);
  const parts = new Map<string, SVGGElement>();
  for (const part of element?.querySelectorAll<SVGGElement>('g[data-id]') ?? []) {
    const id = part.getAttribute('data-id') ?? '';
    if (wanted.has(id)) parts.set(id, part);
  }
  return parts;
}

/** Scrolls the frame of the board, and not the page, until a place is in its middle. */
function scrollTo(part: SVGGElement): void {
  const frame = part.closest('.board-scroll');
  if (frame === null) return;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const [x, y] = middleOf(part);
  frame.scrollBy(x - left - width / 2, y - top - height / 2);
}

type Places = ReadonlyMap<string, SVGGElement>;

function middleOf(part: SVGGElement): readonly [x: number, y: number] {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The place within a finger's width of a tap. */
function nearest(places: Places, x: number, y: number): string | undefined {
  const all = [...places].map(([id, part]) => {
    const [px, py] = middleOf(part);
    return { id, distance: Math.hypot(px - x, py - y) };
  });
  const near = all.filter(({ distance }) => distance <= FINGER);
  return near.sort((a, b) => a.distance - b.distance)[0]?.id;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place that way; what lies aside counts as farther. */
function inDirection(places: Places, from: string, key: string): string | undefined {
  const [start, direction] = [places.get(from), DIRECTIONS[key]];
  if (start === undefined || direction === undefined) return undefined;
  const [x, y] = middleOf(start);
  const ahead = [...places].flatMap(([id, part]) => {
    const [px, py] = middleOf(part);
    const [dx, dy] = [px - x, py - y];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    return along > 1 && aside <= 2 * along ? [{ id, distance: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.id;
}

/** A board in a page: a scene whose elements stay, with buttons, marks and moves. */

import { pictureFaults } from '../model/faults';
import { nearest } from '../model/find';
import { type DrawnMap, placeKeys } from '../model/map';
import type { SceneMeaning, SceneNode } from '../svg/markup';
import type { PicturePoint } from '../svg/plane';
import { type PicturedState, wrongType } from '../svg/read';
import { lookingUp, sceneOfState } from '../svg/render';
import { marksOf } from './marks';
import { type Motion, motionsOf, type Shown } from './motion';
import { type Patched, patchedWith } from './patch';
import { keysBy, naming, openIn, pickedWith, placesOf } from './picks';
import { pointersOf } from './rim';
import {
  type BoardAction,
  type BoardChanges,
  type BoardChoice,
  type BoardEvent,
  type BoardOptions,
  type BoardPick,
  checkSettings,
  readEvents,
} from './settings';
import { adopt, sheetFor } from './sheet';
import { inDirection, nearestTo, placeTargets, SVG, set, type Target, targetsOf } from './targets';
import { windowOn } from './window';

/** A board that has been mounted. */
export interface MountedBoard<V extends PicturedState, A extends BoardAction = BoardAction> {
  /** What is picked now, and what it leaves. */
  readonly pick: BoardPick<A>;
  /**
   * Shows another view of the same game, or another game. Pieces move, appear and turn in the order of the events.
   *
   * @param events - what has happened since, such as `eventsFor` returns; without them, all changes come at once.
   * @returns a promise for the end of all moves.
   */
  update(view: V, events?: readonly BoardEvent[]): Promise<void>;
  /** Changes settings. Those that are left out stay; undefined leads back to what is usual. */
  set(changes: BoardChanges<A>): void;
  /** Picks a place by its key or id, as a tap does; nothing happens if it is not open. */
  tap(place: string): void;
  /** Ends the pick. */
  clear(): void;
  /** Shows the whole board. */
  whole(): void;
  /** Takes the board out of the page. */
  destroy(): void;
}

const NOTHING: Shown = { meanings: new Map(), transforms: new Map() };
const USUAL_SPEED = 300;
/** The room that a place should have on the screen, in pixels. */
const ROOM = 24;
/** On wider boards, a mouse finds every place. */
const WIDE = 640;
/** More would hide too much. */
const USUAL_ZOOM = 3;
const ZOOM_STEP = 0.02;

/** @param options - unchecked, like the element. */
export function mounted<V extends PicturedState, A extends BoardAction>(
  holder: HTMLElement,
  options: BoardOptions<V, A>,
): MountedBoard<V, A> {
  if (!(typeof holder === 'object' && holder !== null && 'ownerDocument' in holder)) {
    return wrongType('element', 'element', holder);
  }
  const { engine, view: first, ...given } = options;
  if (typeof engine?.getMap !== 'function') wrongType('engine', 'engine', engine);
  checkSettings(given);
  let settings: BoardChanges<A> = given;
  let isGone = false;
  const getMap = lookingUp((id) => engine.getMap(id));
  const document = holder.ownerDocument;
  const create = <K extends 'svg' | 'g'>(name: K): SVGElementTagNameMap[K] =>
    document.createElementNS(SVG, name);

  let view = first;
  let map = mapOf(view);
  let keyOf = keysBy(placeKeys(map));
  let shown = NOTHING;
  let patched: Patched | undefined;
  let targets: readonly Target[] = [];
  let choices: readonly BoardChoice<A>[] = [];
  let picked: readonly string[] = [];
  let last: readonly string[] = [];
  let current: string | undefined;
  let playing: readonly Animation[] = [];

  const root = create('svg');
  const [drawn, drawing, marks, buttons] = [create('g'), create('g'), create('g'), create('g')];
  const rim = create('g');
  set(root, { role: 'group' });
  // Its parts have names of their own; as an image it would have none.
  for (const layer of [drawing, marks, rim]) set(layer, { 'aria-hidden': 'true' });
  drawn.append(drawing, marks, buttons, rim);
  root.append(drawn);

  // Everything is checked before anything is in the page.
  const scene = sceneFor(view);
  const opening = choicesOf(view);
  checkPlaces(settings);
  const had = holder.classList.contains('concordia-board');
  holder.classList.add('concordia-board');
  holder.append(root);
  let disown = dressed();
  const seen = windowOn(root, () => settings.zoom ?? usualZoom(), showTargets, showRim);
  show(scene);
  choices = opening;
  seen.settle();
  showChoices('always');
  settings.onPick?.(pickNow());

  function mapOf(from: V): DrawnMap {
    return getMap(from.map);
  }

  function sceneFor(from: V): SceneNode {
    const { title, beside = false } = settings;
    return sceneOfState(from, { beside, ...(title !== undefined && { title }) }, getMap, {
      picturesOf: engine.picturesOf?.bind(engine),
      nameOf: engine.nameOf?.bind(engine),
    });
  }

  function choicesOf(from: V): readonly BoardChoice<A>[] {
    const { candidates } = settings;
    if (candidates === false) return [];
    return candidates ?? engine.choices?.(from) ?? [];
  }

  function dressed(): () => void {
    const page = holder.getRootNode();
    const owner = page instanceof ShadowRoot ? page : document;
    return adopt(owner, sheetFor(settings.scheme ?? 'auto'));
  }

  /** @throws ConcordiaError `INVALID_INPUT` for a place that is not on the board. */
  function checkPlaces({ lastMove = [], shapes = [] }: BoardChanges<A>): void {
    for (const [index, place] of lastMove.entries()) keyFor(place, `lastMove[${index}]`);
    for (const [index, { from, to }] of shapes.entries()) {
      keyFor(from, `shapes[${index}].from`);
      if (to !== undefined) keyFor(to, `shapes[${index}].to`);
    }
  }

  function keyFor(place: string, at: string): string {
    const key = keyOf('', place);
    if (key !== undefined) return key;
    const ids = [...placeKeys(map).keys()].filter((id) => !id.includes(':'));
    const facts = { id: place.slice(0, 80), map: map.name, nearest: nearest(place, ids) };
    return pictureFaults.refuse('INVALID_INPUT', at, 'notOnMap', undefined, facts);
  }

  function show(next: SceneNode): void {
    const [title, ...nodes] = next.children;
    const { width = '1', height = '1' } = next.attributes;
    set(root, { width, height, 'aria-label': title?.text ?? '' });
    patched = patchedWith(drawing, nodes, patched);
    shown = shownIn(next);
    seen.sized(Number(width), Number(height));
    set(drawn, {
      transform: settings.flip ? `rotate(180 ${Number(width) / 2} ${Number(height) / 2})` : '',
    });
  }

  function usualZoom(): number {
    if (root.clientWidth > WIDE) return 1;
    const points = [...shown.meanings.values()].flatMap(({ point }) => (point ? [point] : []));
    let gap = Number.POSITIVE_INFINITY;
    for (const [index, [x, y]] of points.entries()) {
      for (const [ax, ay] of points.slice(0, index))
        gap = Math.min(gap, Math.hypot(x - ax, y - ay));
    }
    const wanted = Math.min(USUAL_ZOOM, Math.max(1, (ROOM * seen.unit * seen.zoom) / gap));
    const { visible } = settings;
    if (visible === undefined) return wanted;
    let zoom = 1;
    while (zoom + ZOOM_STEP <= wanted && seen.shareAt(zoom + ZOOM_STEP) >= visible)
      zoom += ZOOM_STEP;
    return zoom;
  }

  function pickNow(): BoardPick<A> {
    const left = naming(choices, picked, keyOf) as readonly BoardChoice<A>[];
    const possible = left.filter(({ refusal }) => refusal === undefined);
    const [only] = possible;
    const isWhole =
      picked.length > 0 &&
      possible.length === 1 &&
      only !== undefined &&
      placesOf(only, keyOf).every((key) => picked.includes(key));
    return { picked, choices: left, ...(isWhole && { action: only.action }) };
  }

  /** What can be picked now. @param reveals - when to bring it into view. */
  function showChoices(reveals: 'always' | 'unseen' | 'never'): void {
    const possible = naming(choices, picked, keyOf).filter(({ refusal }) => refusal === undefined);
    const open = openIn(possible, picked, keyOf);
    targets = targetsOf(shown.meanings.values(), open, picked);
    showTargets();
    const wanted = targets.filter(({ isOpen }) => isOpen);
    if (reveals === 'never' || seen.zoom === 1 || wanted.length === 0) return;
    if (reveals === 'unseen' && wanted.some(({ point }) => seen.shows(point))) return;
    seen.reveal(middleOf(wanted));
  }

  /** Provinces light up as areas: a ring would lie on their names. */
  function lightUp(): void {
    const lit = targets.filter(({ key, isOpen }) => isOpen && key.startsWith('province:'));
    root.classList.toggle('concordia-lighting', lit.length > 0);
    for (const [key, element] of patched?.elements ?? []) {
      const target = lit.find((one) => one.key === key);
      if (target !== undefined) set(element, { 'data-lit': target.isPicked ? 'picked' : 'open' });
      else if (element.hasAttribute('data-lit')) element.removeAttribute('data-lit');
    }
  }

  function showTargets(): void {
    if (targets.length === 0 && shown === NOTHING) return;
    lightUp();
    marks.replaceChildren(
      ...marksOf(document, {
        meanings: shown.meanings,
        open: targets.filter(({ isOpen, isPicked }) => isOpen && !isPicked).map(({ key }) => key),
        picked,
        last: settings.lastMove?.map((place) => keyFor(place, 'lastMove')) ?? last,
        shapes: (settings.shapes ?? []).map(({ from, to, color }) => ({
          from: keyFor(from, 'shapes'),
          ...(to !== undefined && { to: keyFor(to, 'shapes') }),
          color,
        })),
      }),
    );
    placeTargets(buttons, targets, seen.unit, current);
    showRim();
  }

  /** At the rim, what lights up outside of the window is pointed at. */
  function showRim(): void {
    const hidden = targets.filter(({ isOpen, isPicked }) => isOpen && !isPicked);
    rim.replaceChildren(...pointersOf(document, hidden, seen.box, seen.unit));
  }

  function picking(next: readonly string[]): void {
    picked = next;
    // Whoever picks in a list has not looked where it leads.
    showChoices('unseen');
    settings.onPick?.(pickNow());
  }

  function tapped(key: string | undefined): void {
    if (
      isGone ||
      key === undefined ||
      !targets.some((target) => target.key === key && target.isOpen)
    )
      return;
    current = key;
    const possible = choices.filter(({ refusal }) => refusal === undefined);
    picking(pickedWith(possible, picked, key, keyOf));
  }

  const controller = new AbortController();
  const listening = { signal: controller.signal };
  root.addEventListener(
    'click',
    ({ target, clientX, clientY }) => {
      if (seen.hasDragged) return;
      const pointer = target instanceof Element ? target.closest('[data-rim]') : null;
      if (pointer !== null) {
        const wanted = targets.find(({ key }) => key === pointer.getAttribute('data-rim'));
        if (wanted !== undefined) seen.reveal(wanted.point);
        return;
      }
      const matrix = drawn.getScreenCTM();
      if (matrix === null) return;
      const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
      const hit = target instanceof Element ? target.closest('[data-key]') : null;
      const near = nearestTo([at.x, at.y], targets, seen.unit);
      const inside = hit?.closest('[data-kind="province"]') ?? hit;
      tapped(near ?? inside?.getAttribute('data-key') ?? undefined);
    },
    listening,
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const from = event.target instanceof Element ? event.target.getAttribute('data-key') : null;
      if (from === null) return;
      if (event.key === 'Enter' || event.key === ' ') tapped(from);
      else if (event.key === 'Escape') picking([]);
      else {
        const next = inDirection(targets, from, settings.flip ? turned(event.key) : event.key);
        if (next === undefined) {
          if (!event.key.startsWith('Arrow')) return;
        } else {
          current = next;
          const point = targets.find(({ key }) => key === next)?.point;
          if (point !== undefined) seen.reveal(point);
          showTargets();
          buttons.querySelector<SVGElement>(`[data-key="${CSS.escape(next)}"]`)?.focus();
        }
      }
      event.preventDefault();
    },
    listening,
  );

  function play(motions: readonly Motion[], before: Shown, speed: number): readonly Animation[] {
    return motions.flatMap(({ key, kind, step, via }) => {
      const element = kind === 'leave' ? patched?.removed.get(key) : patched?.elements.get(key);
      if (element === undefined) return [];
      const [was, is] = [before.transforms.get(key) ?? '', shown.transforms.get(key) ?? ''];
      const frames: Record<typeof kind, Keyframe[]> = {
        move: [was, ...via, is].map((transform) => ({ transform: inCss(transform) })),
        appear: [{ opacity: 0 }, { opacity: 1 }],
        leave: [{ opacity: 1 }, { opacity: 0 }],
        turn: [{ transform: `${inCss(is)} scaleX(0.05)` }, { transform: inCss(is) }],
      };
      const duration = speed * (kind === 'move' ? via.length + 1 : 1);
      const delay = step * speed;
      return [
        element.animate(frames[kind], {
          duration,
          delay,
          fill: 'backwards',
          easing: 'ease-in-out',
        }),
      ];
    });
  }

  function stop(): void {
    for (const animation of playing) animation.finish();
    playing = [];
    for (const left of patched?.removed.values() ?? []) left.remove();
  }

  return Object.freeze({
    get pick() {
      return pickNow();
    },
    async update(next: V, events?: readonly BoardEvent[]) {
      if (isGone) return;
      const told = readEvents(events);
      const nextScene = sceneFor(next);
      const nextChoices = choicesOf(next);
      // The same choices as before are where the reader has found them.
      const areNew = nextChoices !== choices;
      const nextMap = mapOf(next);
      stop();
      const before = nextMap === map ? shown : NOTHING;
      [view, map, choices] = [next, nextMap, nextChoices];
      keyOf = keysBy(placeKeys(map));
      show(nextScene);
      if (told.length > 0) last = lastOf(told, shown.meanings, keyOf);
      picked = [];
      showChoices(areNew ? 'always' : 'never');
      settings.onPick?.(pickNow());
      const { speed = USUAL_SPEED } = settings;
      const isStill =
        speed === 0 ||
        before === NOTHING ||
        document.hidden ||
        document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches === true;
      if (isStill) return stop();
      playing = play(motionsOf(before, shown, told, keyOf), before, speed);
      const now = playing;
      await Promise.allSettled(now.map(({ finished }) => finished));
      if (playing === now) stop();
    },
    set(changes: BoardChanges<A>) {
      if (isGone) return;
      checkSettings(changes);
      const next = { ...settings, ...changes };
      checkPlaces(next);
      stop();
      const wasScheme = settings.scheme;
      settings = next;
      if (settings.scheme !== wasScheme) {
        disown();
        disown = dressed();
      }
      show(sceneFor(view));
      if ('candidates' in changes) {
        choices = choicesOf(view);
        picked = [];
      }
      if ('zoom' in changes || 'visible' in changes) seen.settle();
      showChoices('never');
    },
    tap(place: string) {
      tapped(typeof place === 'string' ? keyOf('', place) : undefined);
    },
    clear() {
      if (!isGone) picking([]);
    },
    whole: () => seen.zoomTo(1),
    destroy() {
      if (isGone) return;
      isGone = true;
      stop();
      controller.abort();
      seen.destroy();
      disown();
      root.remove();
      if (!had) holder.classList.remove('concordia-board');
    },
  });
}

/** What a scene has with keys. */
function shownIn(scene: SceneNode): Shown {
  const meanings = new Map<string, SceneMeaning>();
  const transforms = new Map<string, string>();
  const visit = ({ meaning, attributes, children }: SceneNode): void => {
    if (meaning !== undefined) {
      meanings.set(meaning.key, meaning);
      transforms.set(meaning.key, attributes.transform ?? '');
    }
    for (const child of children) visit(child);
  };
  visit(scene);
  return { meanings, transforms };
}

/** The places that events name, as far as they are on the board. */
function lastOf(
  events: readonly BoardEvent[],
  meanings: ReadonlyMap<string, SceneMeaning>,
  keyOf: ReturnType<typeof keysBy>,
): readonly string[] {
  // Provinces are large: what happens in them is marked by what lies there.
  const keys = events.flatMap((event) => placesOf({ action: event }, keyOf));
  return [...new Set(keys)].filter((key) => meanings.has(key) && !key.startsWith('province:'));
}

function middleOf(targets: readonly Target[]): PicturePoint {
  const [xs, ys] = [targets.map(({ point: [x] }) => x), targets.map(({ point: [, y] }) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Of a board that is turned by half. */
function turned(key: string): string {
  const other: Readonly<Record<string, string>> = {
    ArrowLeft: 'ArrowRight',
    ArrowRight: 'ArrowLeft',
    ArrowUp: 'ArrowDown',
    ArrowDown: 'ArrowUp',
  };
  return other[key] ?? key;
}

/** `translate(3 4)` as CSS has it, with units. */
function inCss(transform: string): string {
  return transform.replace(/translate\((\S+) (\S+)\)/, 'translate($1px,$2px)');
}

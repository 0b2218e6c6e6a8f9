/** A board of `concordia-rules/board` in the pages. */
import {
  type BoardAction,
  type BoardEngine,
  type BoardEvent,
  type BoardSettings,
  type MountedBoard,
  mountBoard,
  type PicturedState,
} from 'concordia-rules/board';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../words/language';
import { SignButton } from './controls';
import './board.css';

interface BoardProps<V extends PicturedState, A extends BoardAction> {
  readonly engine: BoardEngine<NoInfer<V>, A>;
  /** Shown as soon as it is another one. */
  readonly view: V;
  /** What has led to the view; by it, pieces move. */
  readonly events?: readonly BoardEvent[];
  /** What it is for, for screen readers. */
  readonly title: string;
  readonly candidates?: BoardSettings<A>['candidates'];
  readonly onPick?: BoardSettings<A>['onPick'];
  readonly lastMove?: readonly string[];
  readonly shapes?: BoardSettings<A>['shapes'];
  /**
   * The share of the board that is always in sight, from 0 to 1: within it, the board is as large as its names need to be
   * read. Without it, the board has the size that is usual.
   */
  readonly visible?: number;
  /** The board and the element around it, as long as they are there. */
  readonly onMounted?: (board: MountedBoard<V, A> | undefined, holder?: HTMLElement) => void;
}

/** Each is half as large again as the one before. */
const ZOOMS = [1, 1.5, 2.25, 3.4, 5];
/** The height of names that everybody can read, in pixels. */
const LEGIBLE = 11.5;

export function Board<V extends PicturedState, A extends BoardAction>(props: BoardProps<V, A>) {
  const { engine, view, events, title, candidates, lastMove, shapes } = props;
  const holder = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard<V, A>>(null);
  /** As a button has set it; a board that nobody has touched finds its own. */
  const [zoom, setZoom] = useState<number>();
  // Another callback is no reason to mount another board.
  const latest = useRef(props);
  latest.current = props;
  const shown = useRef(view);
  const usual = useUsualZoom(holder, board, latest, zoom !== undefined);

  // Before anybody can tap it: what is tapped belongs to what is on the screen.
  useLayoutEffect(() => {
    if (holder.current === null) return undefined;
    const { view, candidates, lastMove, shapes } = latest.current;
    shown.current = view;
    board.current = mountBoard<V, A>(holder.current, {
      engine,
      view,
      title,
      ...(candidates !== undefined && { candidates }),
      ...(lastMove !== undefined && { lastMove }),
      ...(shapes !== undefined && { shapes }),
      onPick: (pick) => latest.current.onPick?.(pick),
    });
    latest.current.onMounted?.(board.current, holder.current);
    return () => {
      latest.current.onMounted?.(undefined);
      board.current?.destroy();
      board.current = null;
    };
  }, [engine, title]);

  const settings = useRef({ candidates, lastMove, shapes });
  useLayoutEffect(() => {
    const before = settings.current;
    settings.current = { candidates, lastMove, shapes };
    // New choices end a pick, so what has not changed is left alone.
    const changes = {
      ...(before.candidates !== candidates && { candidates }),
      ...(before.lastMove !== lastMove && { lastMove }),
      ...(before.shapes !== shapes && { shapes }),
    };
    if (Object.keys(changes).length > 0) board.current?.set(changes);
  }, [candidates, lastMove, shapes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: events belong to the view
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    void board.current?.update(view, events);
  }, [view]);

  function zoomTo(next: number | undefined): void {
    if (next === undefined) return;
    setZoom(next);
    board.current?.set({ zoom: next });
  }

  const { larger, smaller, whole } = say.common.board;
  const now = zoom ?? usual;
  const next = ZOOMS.find((one) => one > now + 0.1);
  const before = ZOOMS.findLast((one) => one < now - 0.1);
  return (
    <section class="board" aria-label={title}>
      <div class="board-picture" ref={holder} />
      <div class="board-tools screen-only">
        <SignButton
          label={larger}
          sign="+"
          isOff={next === undefined}
          onClick={() => zoomTo(next)}
        />
        <SignButton
          label={smaller}
          sign="−"
          isOff={before === undefined}
          onClick={() => zoomTo(before)}
        />
        <SignButton label={whole} sign={<WholeIcon />} onClick={() => zoomTo(1)} />
      </div>
    </section>
  );
}

/** Four corners: not every device has a letter for them. */
function WholeIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M1 6V1h5M12 1h5v5M17 12v5h-5M6 17H1v-5"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
      />
    </svg>
  );
}

/** Keeps a board as large as can be while enough of it is in sight; says how large it is. */
function useUsualZoom<V extends PicturedState, A extends BoardAction>(
  holder: RefObject<HTMLDivElement | null>,
  board: RefObject<MountedBoard<V, A> | null>,
  latest: RefObject<BoardProps<V, A>>,
  isChosen: boolean,
): number {
  const [usual, setUsual] = useState(1);
  const isFree = useRef(true);
  isFree.current = !isChosen;
  useEffect(() => {
    const element = holder.current;
    if (element === null || latest.current?.visible === undefined) return undefined;
    const sizes = new ResizeObserver(() => {
      const { visible, view } = latest.current ?? {};
      const picture = element.querySelector('svg');
      if (!isFree.current || visible === undefined || view === undefined || picture === null)
        return;
      const zoom = zoomFor(element, picture, visible);
      setUsual(zoom);
      board.current?.set({ zoom });
      // So that what can be chosen is in sight.
      void board.current?.update(view);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [holder, board, latest]);
  return usual;
}

/** How many units of a picture are a pixel while the whole board is shown. */
export function unitsPerPixel(element: HTMLElement, picture: SVGSVGElement | null): number {
  const across = Number(picture?.getAttribute('width')) / element.clientWidth;
  const down = Number(picture?.getAttribute('height')) / element.clientHeight;
  return Math.max(across, down);
}

/** How many times larger than the whole board a picture is to be. */
function zoomFor(element: HTMLElement, picture: SVGSVGElement, visible: number): number {
  const { clientWidth: width, clientHeight: height } = element;
  const across = Number(picture.getAttribute('width'));
  const down = Number(picture.getAttribute('height'));
  if (width === 0 || height === 0) return 1;
  const unit = unitsPerPixel(element, picture);
  const share = (zoom: number) =>
    Math.min(1, (width * unit) / zoom / across) * Math.min(1, (height * unit) / zoom / down);
  const sizes = [...picture.querySelectorAll('.concordia-name[font-size]')].map((name) =>
    Number(name.getAttribute('font-size')),
  );
  const wanted = sizes.length === 0 ? 1 : (LEGIBLE * unit) / Math.min(...sizes);
  let zoom = 1;
  while (zoom < wanted && zoom < 3 && share(zoom + 0.02) >= visible) zoom += 0.02;
  return zoom;
}

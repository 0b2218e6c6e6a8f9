/** What is loaded when it is near: one can tap cards before there is a board. */
import type { ComponentType, VNode } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { FaultPanel, fetched } from '../../common/fault';
import { say, speakOfGames } from '../../words/language';

/** @param load - always the same. */
export function useLoading<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ readonly it: T }>();
  const [fault, setFault] = useState<unknown>();
  const begin = useCallback((): void => {
    setFault(undefined);
    load().then((it) => setLoaded({ it }), setFault);
  }, [load]);
  /** What is shown as long as it is not there. */
  const missing =
    fault === undefined ? (
      <p role="status">{say.shell.loading}</p>
    ) : (
      <div>
        <FaultPanel error={fault} />
        <button type="button" onClick={begin}>
          {say.shell.again}
        </button>
      </div>
    );
  return { loaded: loaded?.it, begin, missing };
}

function lazily<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => VNode {
  const loadPart = () => fetched(load);
  return function Lazy(props: P) {
    const { loaded: Part, begin, missing } = useLoading(loadPart);
    useEffect(begin, [begin]);
    return Part === undefined ? missing : <Part {...props} />;
  };
}

const cards = async () => (await import('./cards')).CardsEditor;
const houses = async () => (await import('./houses')).HousesEditor;
const onBoard = async () => (await import('./on-board')).OnBoard;
const things = async () => (await import('./things')).ThingsEditor;
const result = async () => (await import('./sheets/result')).ResultStep;
const shelfList = async () => (await import('./sheets/shelf-list')).ShelfList;

export const CardsEditor = lazily(cards);
export const HousesEditor = lazily(houses);
export const OnBoard = lazily(onBoard);
export const ThingsEditor = lazily(things);
export const ResultStep = lazily(result);
export const ShelfList = lazily(shelfList);
export const ShelfWarning = lazily(
  async () => (await import('./sheets/shelf-warning')).ShelfWarning,
);
export const Shared = lazily(async () => (await import('./sheets/shared')).Shared);

/**
 * What counts, in the language of the page.
 *
 * @throws an error with a sentence if it cannot be loaded.
 */
export async function loadScorer(): Promise<typeof import('./scorer')> {
  const [scorer] = await fetched(() => Promise.all([import('./scorer'), speakOfGames()]));
  return scorer;
}

/** What the next steps need, so that they are there at once. */
export function fetchAhead(): void {
  for (const load of [cards, houses, onBoard, things, result, shelfList]) {
    // Without a network it is asked for again when it is needed.
    load().catch(() => undefined);
  }
}

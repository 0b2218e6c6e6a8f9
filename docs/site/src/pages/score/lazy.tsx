/** What is loaded when it is near: one can tap cards before there is a board. */
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FaultPanel } from '../../common/fault';
import { say, speakOfGames } from '../../words/language';

function lazily<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => VNode {
  return function Lazy(props: P) {
    const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> }>();
    const [fault, setFault] = useState<unknown>();
    const begin = (): void => {
      setFault(undefined);
      load().then((Part) => setLoaded({ Part }), setFault);
    };
    useEffect(begin, []);
    if (fault !== undefined) {
      return (
        <div>
          <FaultPanel error={fault} lead={say.shell.notLoaded} />
          <button type="button" onClick={begin}>
            {say.shell.again}
          </button>
        </div>
      );
    }
    if (loaded === undefined) return <p role="status">{say.shell.loading}</p>;
    return <loaded.Part {...props} />;
  };
}

export const OnBoard = lazily(async () => (await import('./on-board')).OnBoard);

export const CardsEditor = lazily(async () => (await import('./cards')).CardsEditor);
export const HousesEditor = lazily(async () => (await import('./houses')).HousesEditor);
export const ThingsEditor = lazily(async () => (await import('./things')).ThingsEditor);
export const ResultStep = lazily(async () => (await import('./sheets/result')).ResultStep);
export const ShelfList = lazily(async () => (await import('./sheets/shelf-list')).ShelfList);
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
  try {
    const [scorer] = await Promise.all([import('./scorer'), speakOfGames()]);
    return scorer;
  } catch (cause) {
    throw new Error(say.shell.notLoaded, { cause });
  }
}

/** What the next steps need, so that they are there at once. */
export function fetchAhead(): void {
  for (const load of [
    () => import('./cards'),
    () => import('./houses'),
    () => import('./on-board'),
    () => import('./things'),
    () => import('./sheets/result'),
    () => import('./sheets/shelf-list'),
  ]) {
    // Without a network it is asked for again when it is needed.
    load().catch(() => undefined);
  }
}

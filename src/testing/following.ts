/** Views follow events: a client with a view and events needs no other view. */
import type { Library } from '../library';
import type { AnyAction, AnyEvent } from '../model/any';
import { isSameData } from '../model/plain';
import type { GameState, GameView, Viewer } from '../model/state';
import { copyOf, fail, type GameCheck, shareOf, shown, some, type Tested } from './tested';

/** The number of actions after which every view is checked. */
const ACTIONS = 40;

type SeenEvents = ReturnType<Tested['eventsFor']>;

/** Events lead every viewer from the view before an action to the view after it, directly and through JSON. */
export function viewsFollow(library: Tested): GameCheck {
  return (game) => {
    const { states, actions } = game;
    const [start] = states;
    if (start === undefined) return;
    const lastSeat = start.players.length - 1;
    const viewers: readonly Viewer[] = ['spectator', ...start.players.keys()];
    const asked = new Set([
      ...some([...actions.keys()], shareOf(game, ACTIONS)),
      actions.length - 1,
    ]);
    // These two follow the whole game from their first view, several actions at a time.
    const views = new Map<Viewer, GameView>();
    const told = new Map<Viewer, SeenEvents>();
    for (const viewer of ['spectator', lastSeat] as const) {
      views.set(viewer, library.viewFor(start, viewer));
    }
    for (const [index, action] of actions.entries()) {
      const before = states[index] ?? fail('A state is missing.');
      const result = library.tryApplyAction(before, action);
      if (!result.ok) throw result.error;
      for (const [viewer, view] of views) {
        const events = [...(told.get(viewer) ?? []), ...library.eventsFor(before, result, viewer)];
        told.set(viewer, asked.has(index) ? [] : events);
        if (!asked.has(index)) continue;
        const after = library.follow(view, events);
        expectSeen(library, after, result.state, viewer, events);
        views.set(viewer, after);
      }
      if (!asked.has(index)) continue;
      for (const viewer of viewers) {
        const events = copyOf(library.eventsFor(before, result, viewer));
        if (viewer === 'spectator') expectTold(library, events, action);
        const after = library.follow(copyOf(library.viewFor(before, viewer)), events);
        expectSeen(library, after, result.state, viewer, events);
      }
    }
  };
}

/**
 * What everybody sees is told by events: nothing of the base game is mended, and no part that says how it follows them. What
 * only some see may need more.
 */
function expectTold(library: Tested, events: readonly AnyEvent[], action: AnyAction): void {
  const following = followingParts(library);
  for (const event of events) {
    if (event.type !== 'viewChanged' || !('path' in event) || !Array.isArray(event.path)) continue;
    const [field, id] = event.path;
    const where = event.path.join('.');
    if (field !== 'parts') fail(`No event tells what ${shown(action)} changes at ${where}.`);
    if (!following.has(id)) continue;
    fail(`The follow of the part ${id} does not tell what ${shown(action)} changes at ${where}.`);
  }
}

/** The ids of the parts that follow events. */
function followingParts({ definition }: Tested & Partial<Pick<Library, 'definition'>>) {
  const all = [...(definition?.maps ?? []), ...(definition?.modules ?? [])];
  return new Set<unknown>(
    all.flatMap(({ rules }) =>
      (rules?.parts ?? []).flatMap(({ id, follow }) => (follow === undefined ? [] : [id])),
    ),
  );
}

function expectSeen(
  library: Tested,
  view: GameView,
  state: GameState,
  viewer: Viewer,
  events: readonly object[],
): void {
  const wanted = library.viewFor(state, viewer);
  if (isSameData(view, wanted)) return;
  const seen = new Map(Object.entries(view));
  const wrong = Object.entries(wanted).find(([name, value]) => !isSameData(seen.get(name), value));
  fail(`Events lead ${viewer} to another view, in ${wrong?.[0]}: ${shown(events)}`);
}

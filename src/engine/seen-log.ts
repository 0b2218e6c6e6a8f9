/** A game as a viewer may see it: without its seed, and without what only others have seen. */
import { isLetter } from '../board/tokens';
import type { Game } from '../kit/game';
import type { Part, ShownPart } from '../kit/part';
import type { AnyAction, AnyEvent } from '../model/any';
import { deepFreeze } from '../model/freeze';
import type { AnyGameOptions, Setup, Shuffles } from '../model/options';
import type { Json } from '../model/plain';
import type { GameState, GameView, Viewer } from '../model/state';
import type { OpenEngine } from './engine';
import { dealtGoods } from './set-up';
import { maskState } from './view';

/** A game so far. */
interface PlayedCourse {
  readonly options: AnyGameOptions & Shuffles;
  /** The state after set-up. */
  readonly first: GameState;
  /** The same, corrected. */
  readonly start: GameState;
  readonly actions: readonly AnyAction[];
  /** The state after each action, corrected. */
  readonly after: readonly GameState[];
  /** What each action has led to for everybody to see; nothing if no part draws. */
  readonly events: readonly (readonly AnyEvent[])[];
}

/** A game as it is played again. */
export interface Played {
  readonly game: Game;
  readonly course: PlayedCourse;
}

/** What was recorded of a game. */
interface RecordedCourse {
  readonly options: AnyGameOptions & Shuffles;
  readonly actions: readonly AnyAction[];
  /** The state after so many actions, with the correction that stands there. */
  correct(count: number, state: GameState): GameState;
}

/** @throws ConcordiaError `INVALID_INPUT` if the viewer does not exist, or the error of the first illegal action. */
export function playedGame(
  engine: OpenEngine,
  { options, actions, correct }: RecordedCourse,
  viewer: Viewer,
): Played {
  const first = engine.createGame(options);
  // Refuses a viewer who does not exist.
  engine.viewFor(first, viewer);
  const start = correct(0, first);
  const game = engine.gameOf(start);
  const after: GameState[] = [];
  const isDrawn = game.parts.some(({ drawn }) => drawn !== undefined);
  const told: (readonly AnyEvent[])[] = [];
  for (const [index, action] of actions.entries()) {
    const events: AnyEvent[] = [];
    const next = engine.applyNoting(after.at(-1) ?? start, action, isDrawn ? { events } : {});
    after.push(correct(index + 1, next));
    told.push(deepFreeze(events));
  }
  return { game, course: { options, first, start, actions, after, events: told } };
}

/**
 * Options with a set-up instead of the seed. What has not been revealed is in an order that gives nothing away, so that
 * the game can be replayed as far as it went.
 */
export function seenOptions(
  game: Game,
  course: PlayedCourse,
  viewer: Viewer,
): AnyGameOptions & Shuffles {
  const { options, first, start, after } = course;
  const { seed = '', setup = {}, ...chosen } = options;
  const tokens = setup.cityGoods ?? dealtGoods(game, seed);
  const dealt = Object.entries(tokens).filter(([id]) => {
    const letter = game.board.cities.get(id)?.letter;
    return letter !== undefined && isLetter(letter);
  });
  const parts = drawnParts(game, course, viewer);
  const seen: Setup = {
    cityGoods: Object.fromEntries(dealt),
    deck: seenDeck(game, first, [start, ...after]),
    ...(Object.keys(parts).length === 0 ? {} : { parts }),
  };
  // The compiler does not know what is left of the options.
  return { ...chosen, setup: seen } as AnyGameOptions & Shuffles;
}

/** The actions, each as the viewer may see it. */
export function seenActions(
  game: Game,
  { start, actions, after }: Pick<PlayedCourse, 'start' | 'actions' | 'after'>,
  viewer: Viewer,
): readonly AnyAction[] {
  // Most games have no secret actions.
  let views: readonly GameView[] | undefined;
  return actions.map((action, index) => {
    const state = after[index - 1] ?? start;
    const kind = state.decision && game.kinds.get(state.decision.kind);
    const step = kind?.stepOf.get(action.type);
    if (step?.mask === undefined) return action;
    views ??= after.map((seen) => maskState({ game, state: seen }, viewer));
    return step.mask({ game, state }, action, viewer, views.slice(index));
  });
}

/** The cards as they came on display; the others deck by deck, as they are printed in the rules. */
function seenDeck(
  { supplies }: Game,
  { display, deck }: GameState,
  states: readonly GameState[],
): readonly string[] {
  const dealt = [...display.filter((card) => card !== null), ...deck];
  // A correction may put a card back that has been seen.
  const hidden = Math.min(...states.map((state) => state.deck.length));
  const seen = dealt.slice(0, dealt.length - hidden);
  return [...seen, ...supplies.decks.flat().filter((card) => !seen.includes(card))];
}

function drawnParts(game: Game, course: PlayedCourse, viewer: Viewer): Record<string, Json> {
  const draws: Record<string, Json> = {};
  for (const part of game.parts) {
    const { id, drawn } = part;
    if (drawn !== undefined) draws[id] = drawn(shownParts(part, course, viewer), viewer, game);
  }
  return draws;
}

/** What a viewer has been shown of a part: so a log cannot tell more. */
function shownParts(
  { id, view }: Part,
  { start, after, events }: PlayedCourse,
  viewer: Viewer,
): readonly ShownPart[] {
  return [start, ...after].flatMap(({ parts }, index) => {
    const own = parts[id];
    if (own === undefined) return [];
    const part = view === undefined ? own : deepFreeze(view(own, viewer));
    return [{ part, events: events[index - 1] ?? [] }];
  });
}

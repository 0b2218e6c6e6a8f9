/** Puts actions, decisions and events into words. Maps and modules bring theirs in steps, decisions and events. */

import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { DecisionType } from '../kit/decision';
import type { EventType } from '../kit/event';
import type { Game } from '../kit/game';
import type { Rules, ScoreType } from '../kit/rules';
import type { Step } from '../kit/step';
import type { CorrectedThing } from '../log/corrections';
import type { AnyAction, Cost } from '../model/any';
import { inputFaults } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import { type CheckedMap, type MapPlaces, placeKeys } from '../model/map';
import { type Moment, type PartPicture, type PictureItem, readItems } from '../model/moment';
import { filled, said } from '../model/names';
import { mustBeSmall } from '../model/parse';
import { isRecord, isShortList, typeOf } from '../model/plain';
import type { GameState, GameView } from '../model/state';
import { failed, isPromised, kindOf, late, watching } from '../model/watch';
import { speechFaults } from './checked-words';
import type { baseDescriptions } from './descriptions';
import { wordsOfAction, wordsOfCorrection, wordsOfDecision, wordsOfEvent } from './english';
import { nameOfAny, namesOf, rolesOf } from './game-names';
import type { Naming } from './naming';

/** The personalities of the base game. */
export type BaseRole = keyof (typeof baseDescriptions)['roles'];

type SpokenState<W extends Kinds> = StateOf<W> | ViewOf<W>;

/** A library's words. */
export interface Speech<W extends Kinds = Kinds> {
  /**
   * The text of a button: `Build a house in Syracusae for 1 brick, 1 food and 2 sestertii`. The cost is part of it if
   * the action belongs to the open decision.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(describeAction(state, { type: 'playCard', seat: 0, card: 'mercator' })); // -> Play Mercator
   * ```
   */
  describeAction(state: SpokenState<W>, action: W['action']): string;
  /**
   * What happened, as a sentence without a full stop: `Gaius builds a house in Roma for 1 brick`; `undefined` if the event
   * has no text.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
   * if (result.ok) console.log(result.events.flatMap((event) => sentenceOf(state, event) ?? []).join('; ')); // -> Player 1 plays Mercator; Player 1 receives 3 sestertii
   * ```
   */
  sentenceOf(state: SpokenState<W>, event: W['event']): string | undefined;
  /**
   * What a correction of a log says, as a sentence without a full stop: `Livia has 12 sestertii now`.
   *
   * @param state - a state of the game.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(describeCorrection(state, { type: 'money', seat: 0, money: 12 })); // -> Player 1 has 12 sestertii now
   * ```
   */
  describeCorrection(state: SpokenState<W>, thing: CorrectedThing): string;
  /**
   * Who decides and what the choice is: `Gaius may move (3 steps left) or build`.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(describeDecision(state)); // -> Player 1 plays a card
   * ```
   */
  describeDecision(state: SpokenState<W>): string;
  /**
   * What maps and modules keep in the state and show to this viewer, on the board and beside it; of a state, what
   * everybody sees. `concordia-rules/svg` draws it.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'aegyptus', players: 3, seed: 'ludi' });
   * console.log(picturesOf(state)[0]?.items[0]?.label); // -> Flood of the Nile – Kush
   * ```
   */
  picturesOf(state: SpokenState<W>): readonly PartPicture[];
  /**
   * The name of a city, another place, a route, a province, a card, a score or any other id; of a player, by `player:0`
   * and so on.
   *
   * @example
   * ```ts
   * console.log(nameOf(getMap('imperium'), 'isca-dumnoniorum')); // -> Isca Dumnoniorum
   * ```
   */
  nameOf(where: SpokenState<W> | CheckedMap, id: string): string;
}

/** The parts that words are made from. */
interface SpeechSource {
  readonly rules: readonly Rules[];
  readonly naming: Naming;
  costOf(state: SpokenState<Kinds>, action: AnyAction): Cost;
  legalActions(state: SpokenState<Kinds>): readonly AnyAction[];
  viewFor(state: GameState, viewer: 'spectator'): GameView;
  imagine(view: GameView): GameState;
  gameOf(state: GameState): Game;
}

/** The words of a step, a decision or an event; undefined if it has none. */
type Worded<T extends { readonly words?: unknown }> = T['words'];
type WordsCall = (...args: never[]) => unknown;

export function speechFor(source: SpeechSource): Speech {
  const { rules, naming, costOf, legalActions, viewFor, imagine, gameOf } = source;
  const { cards, words, getMap, namesFor } = naming;
  const actions = new Map<string, Worded<Step>>();
  const kinds = new Map<string, Worded<DecisionType>>();
  const events = new Map<string, Worded<EventType>>();
  const scores = new Map<string, Worded<ScoreType>>();
  for (const { id, steps = [], decisions = [], events: told = [], scores: won = [] } of rules) {
    const watch = watching(id);
    const watched = <F extends WordsCall>(
      at: string,
      words: F | undefined,
      isText = kindOf('string', 'undefined'),
    ): F | undefined => words && watch(`${at}, words`, words, isText);
    for (const { type, words } of steps) actions.set(type, watched(`the step ${type}`, words));
    for (const { kind, words } of decisions)
      kinds.set(kind, watched(`the decision ${kind}`, words));
    for (const { type, words } of told) events.set(type, watched(`the event ${type}`, words));
    for (const score of won) {
      scores.set(score.id, watched(`the score ${score.id}`, score.words, kindOf('string')));
    }
  }
  const roles = rolesOf(cards);
  /** The cost of the action, if it belongs to the open decision. */
  function costAt(state: SpokenState<Kinds>, action: AnyAction): Cost | undefined {
    try {
      return costOf(state, action);
    } catch {
      return undefined;
    }
  }

  /** The choices, if the state is valid. */
  /** What everybody sees is open: a text of a state tells no more than one of a view. */
  function openAt(state: SpokenState<Kinds>): readonly string[] {
    try {
      const shown = viewFor('viewer' in state ? imagine(state) : state, 'spectator');
      return [...new Set(legalActions(imagine(shown)).map(({ type }) => type))];
    } catch {
      return [];
    }
  }

  function momentOf(state: SpokenState<Kinds>): Moment {
    return {
      state,
      map: getMap(state.map),
      open: () => openAt(state),
    };
  }

  return {
    describeAction(state, action) {
      mustBeSmall(action, 'action');
      const names = namesFor(state);
      const own = words.actions?.[action.type];
      const cost = costAt(state, action);
      const moment = momentOf(state);
      return clipped(
        said(() => own?.(names, action, cost, moment)) ??
          filled(actions.get(action.type)?.(names, action, cost, moment)) ??
          wordsOfAction(names, action, cost, moment) ??
          names.title(action.type),
      );
    },

    sentenceOf(state, event) {
      mustBeSmall(event, 'event');
      const names = namesFor(state);
      const own = words.events?.[event.type];
      const text =
        said(() => own?.(names, event)) ??
        filled(events.get(event.type)?.(names, event)) ??
        wordsOfEvent(names, event);
      return text && clipped(text);
    },

    describeCorrection(state, thing) {
      mustBeSmall(thing, 'correction');
      const names = namesFor(state);
      const own = words.corrections?.[thing.type];
      return clipped(
        said(() => own?.(names, thing)) ??
          wordsOfCorrection(names, thing) ??
          names.title(thing.type),
      );
    },

    describeDecision(state) {
      const names = namesFor(state);
      const { decision } = state;
      mustBeSmall(decision, 'decision');
      if (decision === null) return said(() => words.gameOver) ?? 'The game is over.';
      const own = words.decisions?.[decision.kind];
      const moment = momentOf(state);
      const text =
        said(() => own?.(names, decision, moment)) ??
        filled(kinds.get(decision.kind)?.(names, decision, moment)) ??
        wordsOfDecision(names, decision, moment) ??
        `${names.player(decision.seat)}: ${names.title(decision.kind)}`;
      return clipped(text);
    },

    picturesOf(state) {
      const isView = 'viewer' in state;
      const view = isView ? state : viewFor(state, 'spectator');
      // Views from outside are checked by the state behind them.
      const { rules: played, players } = gameOf(isView ? imagine(state) : state);
      const names = namesFor(view);
      const moment = momentOf(view);
      const places = new Set<unknown>(placeKeys(moment.map).keys());
      return deepFreeze(
        played.flatMap(({ id, parts = [] }) =>
          parts.flatMap((part): PartPicture[] => {
            const seen = view.parts[part.id];
            const { label = names.title(part.id), picture } = part;
            if (picture === undefined || seen === undefined) return [];
            const at = `the part ${part.id}, picture`;
            const drawing = watching(id)(at, (): readonly PictureItem[] => {
              const found: unknown = picture(seen, names, moment);
              if (isPromised(found)) late(id, at, found);
              return readItems(found, places, players, (path) =>
                failed(id, `${at}${path}`, 'noPicture'),
              );
            });
            return [{ part: part.id, label: names.printed(label), items: drawing() }];
          }),
        ),
      );
    },

    nameOf(where, id) {
      if (typeof id !== 'string') {
        const facts = { expected: 'string', found: typeOf(id) };
        return inputFaults.refuse('INVALID_INPUT', 'id', 'wrongType', undefined, facts);
      }
      const isMap = 'cities' in where;
      if (isMap) mustBeMap(where);
      const names = isMap ? namesOf(where, cards, [], words.names) : namesFor(where);
      const [, seat] = isMap ? [] : (/^player:(\d)$/.exec(id) ?? []);
      if (seat !== undefined) return clipped(names.player(Number(seat)));
      const map = isMap ? where : getMap(where.map);
      const scoreOf = (): string | undefined => {
        const score = scores.get(id);
        const translated = words.scores?.[id];
        if (score === undefined && translated === undefined) return undefined;
        return said(() => translated?.(names)) ?? score?.(names) ?? names.title(id);
      };
      return clipped(nameOfAny(names, id, map, { cards, roles, scoreOf }));
    },
  };
}

/** Longer than any text about a game. */
const MAX_TEXT = 2000;

/** Shortens a text, because unchecked input can be of any length. */
function clipped(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** More than any board has of anything. */
const MOST_PLACES = 1000;

/** @throws ConcordiaError `INVALID_INPUT` if it is not a map. */
export function mustBeMap({
  cities,
  fields = [],
  provinces,
  routes = [],
}: MapPlaces & Partial<CheckedMap>): void {
  const areNamed = [cities, fields, provinces].every(
    (list: unknown) => isShortList(list, MOST_PLACES) && list.every(isNamed),
  );
  const areRoutes = isShortList(routes, MOST_PLACES) && routes.every(({ ends }) => areEnds(ends));
  if (!areNamed || !areRoutes) speechFaults.refuse('INVALID_INPUT', 'where', 'noNames');
}

function isNamed(place: unknown): boolean {
  return isRecord(place) && typeof place.id === 'string' && typeof place.name === 'string';
}

function areEnds(ends: unknown): boolean {
  return isShortList(ends, 2) && ends.every((end) => typeof end === 'string');
}

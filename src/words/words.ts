/** What happens and what can be done, in words: each step, event and decision brings its own. */
import type { Kinds } from '../engine/vocabulary';
import type { DecisionType } from '../kit/decision';
import type { EventType } from '../kit/event';
import type { Names } from '../kit/names';
import type { Rules } from '../kit/rules';
import type { Step } from '../kit/step';
import type { AnyAction, AnyDecision, AnyEvent } from '../model/any';
import type { Cards } from '../model/cards';
import type { MapId } from '../model/ids';
import type { CheckedMap } from '../model/map';
import type { GameState, GameView } from '../model/state';
import { namesOf } from './names';

interface Telling {
  action(names: Names, action: AnyAction): string;
  decision(names: Names, decision: AnyDecision): string;
  event(names: Names, event: AnyEvent): string | undefined;
}

/** Words that replace those of a library, such as another language; by action type, kind and event type. */
export interface WordSet {
  /** Names of goods, cards, numbers and so on. */
  readonly names?: Partial<Names>;
  readonly actions?: Readonly<Record<string, Telling['action']>>;
  readonly decisions?: Readonly<Record<string, Telling['decision']>>;
  readonly events?: Readonly<Record<string, Telling['event']>>;
}

type Seen<W extends Kinds> =
  | GameState<W['decision'], W['options']>
  | GameView<W['decision'], W['options']>;

export interface Speech<W extends Kinds = Kinds> {
  /** What an action does, without its player: `builds a house in Roma`. */
  describeAction(state: Seen<W>, action: W['action']): string;
  /** What has happened, without its seat if it has one; nothing for what is not worth a word. */
  describeEvent(state: Seen<W>, event: W['event']): string | undefined;
  /** Whose choice it is and what there is to choose: `Gaius may move (3 steps left) or build`. */
  describeDecision(state: Seen<W>): string;
  /** The name of a city, another place, a route, a province, a card, or any other id. */
  nameOf(where: Seen<W> | CheckedMap, id: string): string;
}

/** What speech is made from. */
interface Source {
  readonly rules: readonly Rules[];
  readonly cards: Cards;
  readonly words: WordSet;
  getMap(id: MapId): CheckedMap;
}

export function createSpeech({ rules, cards, words, getMap }: Source): Speech {
  const actions = byName<Step>(
    rules.flatMap(({ steps = [] }) => steps),
    ({ type }) => type,
  );
  const kinds = byName<DecisionType>(
    rules.flatMap(({ decisions = [] }) => decisions),
    ({ kind }) => kind,
  );
  const events = byName<EventType>(
    rules.flatMap(({ events = [] }) => events),
    ({ type }) => type,
  );
  const known = new WeakMap<object, Names>();

  /** Names of the map and the players; those of a game stay the same all the time. */
  function namesFor(state: Seen<Kinds>): Names {
    const { players } = state;
    const before = known.get(players);
    if (before !== undefined) return before;
    const names = { ...namesOf(getMap(state.map), cards, players), ...words.names };
    known.set(players, names);
    return names;
  }

  return {
    describeAction(state, action) {
      const names = namesFor(state);
      const own = words.actions?.[action.type];
      return (
        own?.(names, action) ??
        actions.get(action.type)?.words?.(names, action) ??
        names.title(action.type)
      );
    },

    describeEvent(state, event) {
      const names = namesFor(state);
      const own = words.events?.[event.type];
      return own === undefined ? events.get(event.type)?.words?.(names, event) : own(names, event);
    },

    describeDecision(state) {
      const names = namesFor(state);
      const { decision } = state;
      if (decision === null) return 'The game is over.';
      const own = words.decisions?.[decision.kind];
      const text =
        own?.(names, decision) ??
        kinds.get(decision.kind)?.words?.(names, decision) ??
        names.title(decision.kind);
      return `${names.player(decision.seat)} ${text}`;
    },

    nameOf(where, id) {
      const names =
        'cities' in where ? { ...namesOf(where, cards, []), ...words.names } : namesFor(where);
      const map = 'cities' in where ? where : getMap(where.map);
      if (map.provinces.some((province) => province.id === id)) return names.province(id);
      return cards.has(id) ? names.card(id) : names.place(id);
    },
  };
}

function byName<T>(items: readonly T[], nameOf: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [nameOf(item), item]));
}

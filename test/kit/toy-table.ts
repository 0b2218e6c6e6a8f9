/** A table for two on the toy board, and what its tests do there. */
import type { NewGame } from '../../src/core';
import type { DecisionType, EventType, Part, Step } from '../../src/kit';
import { helpersFor, playerOf, type StateDraft, shift } from '../support/scenario';
import { type ToyRules, toyLibrary } from '../support/toy-map';

export type Edit = (draft: StateDraft) => void;

/** The helpers of scenarios for a toy with these rules, its library, and its first state. */
export function toyTable<
  const S extends readonly Step[] = readonly [],
  const D extends readonly DecisionType[] = readonly [],
  const E extends readonly EventType[] = readonly [],
  const P extends readonly Part[] = readonly [],
>(rules: ToyRules<S, D, E, P> = {}) {
  const library = toyLibrary(rules);
  const helpers = helpersFor(library);
  const start = (edit: Edit = () => {}, options: Partial<NewGame> = {}) =>
    helpers.edited(library.createGame({ map: 'toy', players: 2, seed: 'toy', ...options }), edit);
  return { ...helpers, library, start };
}

export const card = (id: string, seat = 0) => ({ type: 'playCard', seat, card: id }) as const;
export const ARCHITECT = card('architect');
export const DIPLOMAT = card('diplomat');
export const MERCATOR = card('mercator');
export const PREFECT = card('prefect');
export const SENATOR = card('senator');
export const TRIBUNE = card('tribune');
export const COINS = { type: 'takeCoins', seat: 0 } as const;
export const PASS = { type: 'pass', seat: 0 } as const;
export const move = (kind: 'land' | 'sea', from: string, to: string) =>
  ({ type: 'moveColonist', seat: 0, kind, from, to }) as const;
export const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;
export const produce = (province: string) =>
  ({ type: 'produceProvince', seat: 0, province }) as const;
export const sell = (good: 'brick' | 'food' | 'tool') =>
  ({ type: 'trade', seat: 0, deal: 'sell', good, count: 1 }) as const;

/** A land colonist of the first player between Vicus and Oppidum, and plenty of money. */
export const settled: Edit = (draft) => {
  shift(draft, 0, 'land', 'campus', 'land:oppidum~vicus');
  playerOf(draft, 0).money = 50;
};

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GameEvent,
  type GameState,
  isOver,
  mapIds,
  type Viewer,
  viewFor,
} from '../../src/index';
import { type PlayedGame, recipes } from '../../src/testing';
import { check } from '../support/check';
import { rememberedGame } from '../support/games';
import { eventsOf, stepsOf } from './steps';

const teamGames = recipes(mapIds(), 'teams');

/** What happened in a played game, turn by turn. */
function turnsOf(game: PlayedGame): readonly (readonly GameEvent[])[] {
  const turns = new Map<number, GameEvent[]>();
  for (const step of stepsOf(game)) {
    let { turn } = step.before;
    for (const event of eventsOf(step)) {
      if (event.type === 'turnStarted') turn = event.turn;
      turns.set(turn, [...(turns.get(turn) ?? []), event]);
    }
  }
  return [...turns.values()];
}

describe('R-9.4: games of two and three teams, on all maps', () => {
  test('R-9.4: the marker goes round seat by seat, whatever is played', () => {
    check(
      fc.property(teamGames, (recipe) => {
        let turn = 1;
        for (const state of rememberedGame(recipe).states) {
          expect(state.seat).toBe((state.turn - 1) % state.players.length);
          expect([turn, turn + 1]).toContain(state.turn);
          turn = state.turn;
          const { decision } = state;
          const atTable = ['keepGoods', 'chooseStartCity', 'chooseTile'];
          if (decision === null || atTable.includes(decision.kind)) continue;
          // Everything else is decided by the active player or the partner.
          const parties = state.players.length / 2;
          expect(decision.seat % parties).toBe(state.seat % parties);
        }
      }),
      12,
    );
  });

  test('R-9.6: no team copies a card twice while it lies on top', () => {
    let copies = 0;
    check(
      fc.property(teamGames, (recipe) => {
        const game = rememberedGame(recipe);
        const parties = (game.states[0]?.players.length ?? 0) / 2;
        const copied = new Set<string>();
        for (const event of turnsOf(game).flat()) {
          if (event.type === 'cardPlayed' || event.type === 'cardsTakenBack') {
            for (let party = 0; party < parties; party++) copied.delete(`${party} ${event.seat}`);
          }
          if (event.type !== 'cardCopied' || event.from === null) continue;
          copies += 1;
          const key = `${event.seat % parties} ${event.from}`;
          expect(copied).not.toContain(key);
          expect(event.from % parties).not.toBe(event.seat % parties);
          copied.add(key);
        }
      }),
      8,
    );
    expect(copies).toBeGreaterThan(0);
  });

  test('R-9.4, R-9.8: both partners act on every card, but after a Proconsul one alone', () => {
    let proconsuls = 0;
    check(
      fc.property(teamGames, (recipe) => {
        for (const events of turnsOf(rememberedGame(recipe))) {
          const partners = events.filter(({ type }) => type === 'partnerActs');
          // Nothing follows a Proconsul that the partner copies.
          const own = events.slice(0, events.findIndex(({ type }) => type === 'partnerActs') + 1);
          const roles = (own.length > 0 ? own : events).flatMap((event) =>
            event.type === 'cardPlayed' || event.type === 'cardCopied' ? [event] : [],
          );
          if (roles.length === 0) continue;
          const alone = roles.findIndex(({ as }) => as === 'proconsul');
          if (alone !== -1) proconsuls += 1;
          expect(partners).toHaveLength(alone === -1 ? 1 : 0);
        }
      }),
      8,
    );
    expect(proconsuls).toBeGreaterThan(0);
  });

  test('R-9.4: no purse is ever below zero, though partners pay for each other', () => {
    let lent = 0;
    check(
      fc.property(teamGames, (recipe) => {
        const game = rememberedGame(recipe);
        for (const { players } of game.states) {
          for (const { money } of players) expect(money).toBeGreaterThanOrEqual(0);
        }
        for (const event of turnsOf(game).flat()) {
          if (event.type !== 'moneyLent') continue;
          lent += 1;
          expect(event.amount).toBeGreaterThan(0);
        }
      }),
      8,
    );
    expect(lent).toBeGreaterThan(0);
  });

  test('R-9.9: a view shows the partner’s hand only while a Legatus looks at it', () => {
    const mayLook = ({ decision, players }: GameState, viewer: Viewer, seat: number): boolean =>
      decision?.kind === 'legatus' &&
      decision.seat === viewer &&
      seat === (decision.seat + players.length / 2) % players.length;
    let looks = 0;
    check(
      fc.property(teamGames, (recipe) => {
        for (const state of rememberedGame(recipe).states) {
          for (const viewer of ['spectator', ...state.players.keys()] as const) {
            for (const [seat, { hand }] of viewFor(state, viewer).players.entries()) {
              const isLooking = mayLook(state, viewer, seat);
              const shown = seat === viewer || isLooking || isOver(state);
              if (isLooking) looks += 1;
              expect(hand.every((card) => (card === 'hidden') !== shown)).toBe(true);
            }
          }
        }
      }),
      6,
    );
    expect(looks).toBeGreaterThan(0);
  });
});

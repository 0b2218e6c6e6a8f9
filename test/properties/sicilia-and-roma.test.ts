import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut } from '../../src/bots';
import * as library from '../../src/index';
import { createGame, type GameState, getMap } from '../../src/index';
import { recipes } from '../../src/testing';
import { check } from '../support/check';
import { rememberedGame } from '../support/games';
import { byType, stepsOf } from './steps';

const partOf = ({ parts }: GameState, id: 'roma' | 'sicilia') =>
  JSON.parse(JSON.stringify(parts[id]));

describe('R-10.1: Sicilia, with 2 to 5 players', () => {
  const COLOURS = ['grey', 'yellow', 'orange'] as const;

  test('R-10.1: tiles are conserved, rows never skip, and only a Tribune draws', () => {
    check(
      fc.property(recipes(['sicilia'], 'alone'), (recipe) => {
        for (const { before, action, after } of stepsOf(rememberedGame(recipe))) {
          const [old, now] = [partOf(before, 'sicilia'), partOf(after, 'sicilia')];
          const grown = COLOURS.map((colour) => now.rows[colour] - old.rows[colour]);
          const sum = grown.reduce((all, one) => all + one, 0);
          expect([0, 1]).toContain(sum);
          expect(grown.every((one) => one === 0 || one === 1)).toBe(true);
          for (const colour of COLOURS) {
            const left = now.stack.filter((tile: string) => tile === colour).length;
            expect(left + now.rows[colour]).toBe(4);
          }
          const drawn = JSON.stringify(old.stack) !== JSON.stringify(now.stack);
          expect(drawn).toBe(action.type === 'playCard' && action.card === 'tribune');
        }
      }),
      4,
    );
  });

  test('R-10.1: an erupted province never produces, and nothing is built from row 3 on', () => {
    const { provinces } = getMap('sicilia');
    let eruptions = 0;
    check(
      fc.property(recipes(['sicilia'], 'alone'), (recipe) => {
        for (const { before, action, after } of stepsOf(rememberedGame(recipe))) {
          const { rows } = partOf(before, 'sicilia');
          if (action.type === 'produceProvince') expect(rows[action.province]).not.toBe(4);
          for (const colour of COLOURS) {
            expect(after.board.markers[colour] === undefined).toBe(
              partOf(after, 'sicilia').rows[colour] === 4,
            );
            if (rows[colour] === 4) eruptions += 1;
            const cities = provinces.find(({ id }) => id === colour)?.cities ?? [];
            if (action.type === 'buildHouse' && cities.includes(action.city)) {
              expect(rows[colour]).toBeLessThan(3);
            }
          }
        }
      }),
      4,
    );
    expect(eruptions).toBeGreaterThan(0);
  });
});

describe('R-10.2: Roma, with 2 to 5 players', () => {
  const TRACK = (getMap('roma').fields ?? []).filter(({ kind }) => kind === 'sea');
  const fieldNumber = (at: string): number => TRACK.findIndex(({ id }) => id === at);

  test('R-10.2: ships never sail back, and each at most once a turn', () => {
    let sailed = 0;
    check(
      fc.property(recipes(['roma'], 'alone'), (recipe) => {
        let turn = 0;
        let moves = 0;
        for (const { before, action, after } of stepsOf(rememberedGame(recipe))) {
          if (before.turn !== turn) [turn, moves] = [before.turn, 0];
          const places = (state: GameState) =>
            state.board.colonists
              .filter(({ seat, kind }) => seat === before.seat && kind === 'sea')
              .map(({ at }) => fieldNumber(at));
          const [old, now] = [places(before), places(after)];
          expect(Math.min(...now, 8)).toBeGreaterThanOrEqual(0);
          for (const [ship, at] of old.entries()) expect(now[ship]).toBeGreaterThanOrEqual(at);
          if (action.type !== 'moveShip') continue;
          moves += 1;
          sailed += 1;
          expect(moves).toBeLessThanOrEqual(old.length);
        }
      }),
      4,
    );
    expect(sailed).toBeGreaterThan(0);
  });

  test('R-10.2: at most one mark of a player on a god, and every mark is a house', () => {
    let marked = 0;
    check(
      fc.property(recipes(['roma'], 'alone'), (recipe) => {
        for (const { before, action, after } of stepsOf(rememberedGame(recipe))) {
          const { marks }: { marks: Record<string, number[]> } = partOf(after, 'roma');
          for (const seats of Object.values(marks)) expect(new Set(seats).size).toBe(seats.length);
          if (action.type !== 'scoreGod') continue;
          marked += 1;
          const left = (state: GameState) => state.players[action.seat]?.houses ?? 0;
          expect(left(after)).toBe(left(before) - 1);
          expect(marks[action.god]).toContain(action.seat);
        }
      }),
      4,
    );
    expect(marked).toBeGreaterThan(0);
  });

  test('R-10.2: houses on the track stand where a ship arrived in that turn, one for each', () => {
    const decisions = new Set<string>();
    let built = 0;
    check(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.string({ maxLength: 8 }), (players, seed) => {
        const start = createGame({ map: 'roma', players, seed });
        const game = playOut(library, start, byType, chanceFromSeed(seed), 800);
        let turn = 0;
        let arrived: string[] = [];
        for (const { before, action } of stepsOf(game)) {
          if (before.turn !== turn) [turn, arrived] = [before.turn, []];
          decisions.add(before.decision?.kind ?? '');
          if (action.type === 'moveShip') arrived.push(action.to);
          const site =
            action.type === 'buildHouse' ? /^(carthago|athenae)-/.exec(action.city) : null;
          if (site === null) continue;
          built += 1;
          expect(arrived).toContain(site[1]);
          arrived.splice(arrived.indexOf(site[1] ?? ''), 1);
        }
      }),
      8,
    );
    expect(built).toBeGreaterThan(0);
    for (const kind of ['moveShip', 'takeBonus', 'buildOnArrival', 'scoreGod']) {
      expect(decisions).toContain(kind);
    }
  });
});

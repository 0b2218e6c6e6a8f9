import { describe, expect, test } from 'vitest';
import { FORUM_TILES, type TileId } from '../../src/index';
import { type PlayerSheet, type ScoreSheet, scoreGame, scoreIntermediate } from '../../src/scoring';
import { thrownBy } from '../support/scenario';

/** A player with a Vesta card and goods, all colonists on the board unless it is said otherwise. */
const player = (
  name: string,
  goods: PlayerSheet['goods'],
  tiles?: readonly TileId[],
  colonists = 6,
): PlayerSheet => ({
  name,
  cards: { vesta: 1 },
  houses: { byGood: {}, provinces: 0 },
  colonists,
  money: 0,
  goods,
  ...(tiles === undefined ? {} : { tiles }),
});

const sheet = (...players: readonly PlayerSheet[]): ScoreSheet => ({ players });
const totalOf = (only: PlayerSheet): number | undefined => scoreGame(sheet(only)).players[0]?.total;
const pathOf = (refused: ScoreSheet): unknown => {
  const { code, details } = thrownBy(() => scoreGame(refused));
  expect(code).toBe('INVALID_SHEET');
  return details.path;
};

const OTHERS = FORUM_TILES.filter((tile) => tile !== 'claudia-agrippina');

describe('Claudia Agrippina on a score sheet (R-12.3)', () => {
  test('R-12.3, R-6.2: sixteen goods instead of twelve', () => {
    // Twelve cloth at 7 are 84, sixteen are 112.
    expect(totalOf(player('Livia', { cloth: 12 }))).toBe(8);
    expect(totalOf(player('Livia', { cloth: 16 }, ['claudia-agrippina']))).toBe(11);
    // Four bricks, four tools, four wine and four cloth: 12 + 20 + 24 + 28.
    const mixed = { brick: 4, tool: 4, wine: 4, cloth: 4 };
    expect(totalOf(player('Livia', mixed, ['julius', 'claudia-agrippina']))).toBe(8);
  });

  test.each([
    ['thirteen goods without her', { cloth: 13 }, undefined, 6],
    ['thirteen goods without tiles', { cloth: 13 }, [], 6],
    ['thirteen goods with all other tiles', { cloth: 13 }, OTHERS, 6],
    ['thirteen goods and salt without her', { brick: 7, salt: 6 }, ['spurius'], 6],
    ['seventeen goods with her', { cloth: 17 }, ['claudia-agrippina'], 6],
    ['sixteen goods and a salt with her', { cloth: 16, salt: 1 }, ['claudia-agrippina'], 6],
    ['thirteen goods beside four colonists', { cloth: 13 }, ['claudia-agrippina'], 2],
  ] as const)('R-5.2: %s are too many', (_, goods, tiles, colonists) => {
    const refused = sheet(player('Livia', goods, tiles, colonists));
    expect(thrownBy(() => scoreGame(refused))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-5.2',
      details: { path: 'players[0].goods' },
    });
    expect(thrownBy(() => scoreIntermediate(refused)).code).toBe('INVALID_SHEET');
  });

  test('R-12.3: twelve goods beside four colonists', () => {
    // Twelve spaces and four, less four colonists; 84 sestertii.
    expect(totalOf(player('Livia', { cloth: 12 }, ['claudia-agrippina'], 2))).toBe(8);
  });

  test('R-12.3: only for her owner', () => {
    const refused = sheet(
      player('Livia', { cloth: 12 }, ['claudia-agrippina']),
      player('Gaius', { cloth: 13 }, ['aulus-arcadius']),
    );
    expect(pathOf(refused)).toBe('players[1].goods');
  });

  test('R-12.3, R-9.4: not for her owner’s partner', () => {
    const team = (cloth: number): ScoreSheet => ({
      mode: 'team',
      players: [
        player('Anna', {}, ['claudia-agrippina']),
        player('Bela', {}),
        player('Cleo', { cloth }),
        player('Dido', {}),
      ],
    });
    expect(scoreGame(team(12)).players[2]?.gods.vesta?.points).toBe(8);
    expect(pathOf(team(13))).toBe('players[2].goods');
  });

  test('R-7.1, R-12.3: in an intermediate scoring, too', () => {
    const players = [
      player('Livia', { cloth: 16 }, ['claudia-agrippina']),
      player('Gaius', { cloth: 12 }),
    ];
    expect(scoreIntermediate({ players }).players.map(({ total }) => total)).toEqual([11, 8]);
  });
});

describe('other forum tiles on a score sheet (R-12.3)', () => {
  test('R-12.3: they are worth nothing themselves', () => {
    expect(totalOf(player('Livia', { wine: 5 }))).toBe(3);
    expect(totalOf(player('Livia', { wine: 5 }, FORUM_TILES))).toBe(3);
    for (const tile of FORUM_TILES) expect(totalOf(player('Livia', { wine: 5 }, [tile]))).toBe(3);
  });

  test.each([
    ['with two players', [['julius'], ['spurius', 'julius']], 'players[1].tiles[1]'],
    ['twice with one player', [['julius', 'julius'], []], 'players[0].tiles[1]'],
    ['Claudia', [['claudia-agrippina'], ['claudia-agrippina']], 'players[1].tiles[0]'],
  ] as const)('R-12.1: the same tile %s is a contradiction', (_, tiles, path) => {
    const players = tiles.map((own, seat) => player(`P${seat}`, {}, own));
    expect(thrownBy(() => scoreGame({ players }))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-12.1',
      details: { path },
    });
  });

  test('R-12.1: the same tile of the second and the third player', () => {
    const players = [
      player('Anna', {}, ['titus-valerius']),
      player('Bela', {}, ['augustus', 'julius']),
      player('Cleo', {}, ['julius']),
    ];
    expect(pathOf({ players })).toBe('players[2].tiles[0]');
  });
});

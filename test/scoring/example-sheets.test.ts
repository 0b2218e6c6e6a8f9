import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ScoreSheet, ScoreSheetSchema, scoreGame } from '../../src/scoring';

function example(name: string): ScoreSheet {
  const file = new URL(`../../docs/examples/${name}.yaml`, import.meta.url);
  return ScoreSheetSchema.parse(parse(readFileSync(file, 'utf8')));
}

describe('the sheets of the documentation', () => {
  test.each([114, 134])('R-6.2: the printed example of %i points', (points) => {
    expect(scoreGame(example(`sheet-${points}`)).players[0]?.total).toBe(points);
  });

  /**
   * Counted by hand. The Legatus is in the columns of Jupiter, Saturnus and Venus.
   *
   * Livia: 3 houses in cloth cities, 5 in tool, 1 in brick, 1 in food; all provinces but Locris,
   * Argolis and Achaia: 7. Goods 2x5 + 6 + 7 = 23, and 18 sestertii: 41.
   * Marcus: 4 in tool, 3 in brick, 2 in wine; all but Achaia and Laconia: 8. 3 + 3x5 = 18, and 9: 27.
   * Flavia: 6 in food, 2 in brick, 1 in wine; all but Locris and Sporades: 8. 4x4 = 16, and 34: 50.
   * Gaius: 4 in wine, 3 in brick, 1 in food, 1 in tool; all but Epirus, Thessalia and Cyclades: 7.
   * 4 + 2x6 = 16, and 7: 23.
   *
   * Livia and Flavia share all provinces but those one of them lacks, Locris, Argolis, Achaia and
   * Sporades: 6. Marcus and Gaius lack Achaia, Laconia, Epirus, Thessalia and Cyclades: 5.
   */
  test('R-6.2, R-9.3, R-9.12: a game in teams, god by god', () => {
    const { players, teams, winners } = scoreGame(example('sheet-team'));
    const points = players.map(({ name, total, gods, minerva, concordia }) => ({
      name,
      gods: Object.values(gods).map(({ cards, value }) => [cards, value]),
      minerva: minerva.map((card) => [card.role, card.points]),
      concordia,
      total,
    }));
    // Vesta, Jupiter, Saturnus, Venus, Mercurius and Mars: cards and what each is worth.
    expect(points).toEqual([
      {
        name: 'Livia',
        gods: [
          [1, 4],
          [3, 9],
          [3, 7],
          [3, 6],
          [1, 8],
          [3, 10],
        ],
        minerva: [['weaver', 15]],
        concordia: 0,
        total: 4 + 27 + 21 + 18 + 8 + 30 + 15,
      },
      {
        name: 'Marcus',
        gods: [
          [1, 2],
          [5, 6],
          [3, 8],
          [2, 5],
          [1, 6],
          [2, 8],
        ],
        minerva: [['smith', 12]],
        concordia: 0,
        total: 2 + 30 + 24 + 10 + 6 + 16 + 12,
      },
      {
        name: 'Flavia',
        gods: [
          [1, 5],
          [2, 7],
          [3, 8],
          [2, 6],
          [4, 6],
          [1, 6],
        ],
        minerva: [['farmer', 18]],
        concordia: 0,
        total: 5 + 14 + 24 + 12 + 24 + 6 + 18,
      },
      {
        name: 'Gaius',
        gods: [
          [1, 2],
          [3, 6],
          [4, 7],
          [1, 5],
          [1, 8],
          [2, 8],
        ],
        minerva: [
          ['vintner', 16],
          ['mason', 9],
        ],
        concordia: 7,
        total: 2 + 18 + 28 + 5 + 8 + 16 + 16 + 9 + 7,
      },
    ]);
    // 123 + 103 and 100 + 109.
    expect(teams).toEqual([
      { players: ['Livia', 'Flavia'], total: 226, rank: 1 },
      { players: ['Marcus', 'Gaius'], total: 209, rank: 2 },
    ]);
    expect(players.map(({ rank }) => rank)).toEqual([1, 2, 1, 2]);
    expect(winners).toEqual(['Livia', 'Flavia']);
  });
});

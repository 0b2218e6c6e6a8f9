/** Boards with salt cities, which are two. */
import { expect, test } from 'vitest';
import { createGame, type Good, getMap } from '../../src/index';
import { factsOf, lettersOf } from './facts';

/** What every board with salt cities has. */
export function describeSaltCities(
  id: string,
  cities: Readonly<Record<string, number>>,
  tokens: Readonly<Record<Good, number>>,
): void {
  const map = getMap(id);

  test('R-10.5: it is a board with salt cities', () => {
    expect(factsOf(id).special.saltCities).toBe(true);
  });

  test('R-10.5, R-2.1: one more city of each letter than tokens, which show these goods', () => {
    const { capital, ...letters } = lettersOf(id);
    expect(capital).toBe(1);
    const tokens: Readonly<Record<string, number>> = { A: 7, B: 8, C: 10, D: 5 };
    const more = Object.entries(letters).map(([letter, n]) => [letter, n - (tokens[letter] ?? 0)]);
    expect(Object.fromEntries(more)).toEqual(
      Object.fromEntries(Object.keys(letters).map((letter) => [letter, 1])),
    );
    const added: Readonly<Record<string, string>> = {
      A: 'tool',
      B: 'wine',
      C: 'cloth',
      D: 'brick',
    };
    expect(map.saltTokens).toEqual(
      Object.fromEntries(Object.keys(letters).map((letter) => [letter, added[letter]])),
    );
  });

  test('R-10.5: without salt its tokens make other goods, one of each letter', () => {
    for (const [letter, count] of Object.entries(cities)) {
      expect(map.cities.filter((city) => city.letter === letter)).toHaveLength(count);
    }
    const made = Object.values(createGame({ map: id, players: 2, seed: 'x' }).board.cityGoods);
    for (const [good, count] of Object.entries(tokens)) {
      expect(made.filter((other) => other === good)).toHaveLength(count);
    }
  });
}

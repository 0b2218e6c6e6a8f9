import { describe, expect, test } from 'vitest';
import { isSpecialist } from '../../src/cards/catalogue';
import {
  CARD_IDS,
  type CardId,
  CITY_TOKENS,
  cards,
  createGame,
  EXTRA_COSTS,
  type GameState,
  MARKER_COINS,
  SPECIALTIES,
} from '../../src/index';
import { type CardFacts, DECKS, CARDS_FACTS as facts, type Sets } from '../support/cards';

/** What the library says of a card, in the words of the facts. */
function printed(id: CardId): CardFacts {
  const card = cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  const { roles, deck, cost, gods, income } = card;
  const specialist = roles.find(isSpecialist);
  return {
    id,
    roles: [...roles],
    cost: Object.entries(cost).flatMap(([good, count]) => Array<string>(count).fill(good)),
    gods: [...gods],
    ...(deck === 0 ? {} : { deck: DECKS[deck] ?? '' }),
    ...(income === undefined ? {} : { income }),
    ...(specialist === undefined
      ? {}
      : { good: SPECIALTIES[specialist].good, vpPerCity: SPECIALTIES[specialist].points }),
  };
}

const laid = (players: number, sets: Sets): GameState =>
  createGame({ map: 'imperium', players, seed: 'cards', ...sets });

/** The cards for sale in a game, by id. */
function forSale(players: number, sets: Sets): CardId[] {
  const { display, deck } = laid(players, sets);
  return [...display.flatMap((card) => card ?? []), ...deck].sort();
}

const CONCORDIA: Sets = { cards: 'concordia', teams: false };
const VENUS: Sets = { cards: 'venus', teams: false };
const TEAMS: Sets = { cards: 'venus', teams: true };

describe('the cards', () => {
  test('every starting card is as printed', () => {
    const starting = facts.starting.map(({ id, roles, cost, gods, income }) => ({
      id,
      roles,
      cost,
      gods,
      ...(income === undefined ? {} : { income }),
    }));
    const found = CARD_IDS.filter((id) => cards[id]?.deck === 0);
    expect(found.map(printed)).toEqual(starting);
  });

  test.each([
    ['concordia', 5, CONCORDIA],
    ['venus', 5, VENUS],
    ['venusTeam', 6, TEAMS],
  ] as const)('every card for sale of the set %s is as printed', (set, players, sets) => {
    const expected = [...facts.forSale[set]].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(forSale(players, sets).map(printed)).toEqual(expected);
  });

  test('there are no others', () => {
    const all = [...facts.starting, ...Object.values(facts.forSale).flat()].map(({ id }) => id);
    expect([...CARD_IDS].sort()).toEqual([...new Set(all)].sort());
  });

  test('R-2.4, R-9.2, R-9.11: the starting hands', () => {
    const handOf = (sets: Sets, seat: number) => laid(4, sets).players[seat]?.hand;
    expect({
      concordia: handOf(CONCORDIA, 0),
      venus: handOf(VENUS, 3),
      teamFirstHalf: handOf(TEAMS, 1),
      teamSecondHalf: handOf(TEAMS, 2),
    }).toEqual(facts.startingHands);
  });

  test('R-2.3: the costs of the display’s places', () => {
    const lists = (side: 'cloth' | 'wine') =>
      EXTRA_COSTS[side].map((cost) =>
        Object.entries(cost).flatMap(([good, count]) => Array<string>(count).fill(good)),
      );
    expect({ cloth: lists('cloth'), wine: lists('wine') }).toEqual(facts.displayExtraCost);
  });

  test('R-2.1, R-2.2: the tokens and the coins of the markers', () => {
    expect(CITY_TOKENS).toEqual(facts.cityTokens);
    expect(MARKER_COINS).toEqual(facts.bonusMarkers.coins);
  });

  test('the base set gives the Pantheon table of the Imperium board', () => {
    const counts = (god: string) =>
      [3, 4, 5].map(
        (players) =>
          forSale(players, CONCORDIA).filter((id) => cards[id]?.gods.some((other) => other === god))
            .length,
      );
    expect(counts('jupiter')).toEqual([5, 7, 8]);
    expect(counts('saturnus')).toEqual([5, 6, 7]);
    expect(counts('mercurius')).toEqual([3, 4, 5]);
    expect(counts('mars')).toEqual([3, 4, 5]);
  });
});

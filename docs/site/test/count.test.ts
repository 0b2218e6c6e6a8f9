/** What the page Score of docs/site counts, without a browser: half-filled sheets, and those from elsewhere. */
import {
  cards,
  createGame,
  getMap,
  mapIds,
  parseSheet,
  STORED_GOODS,
  scoreGame,
} from 'concordia-rules';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { page as pageOf } from '../../../test/readme/markdown';
import { buildable, goodOf, withCityGood, withHouse } from '../src/pages/score/cities';
import { counted, type Hint } from '../src/pages/score/count';
import { boxOf, countedByGod, dealt, ownerOf, withBought } from '../src/pages/score/deck';
import {
  type Draft,
  newDraft,
  withCards,
  withConcordia,
  withMap,
  withPlayer,
  withPlayers,
  withShared,
  withTeams,
} from '../src/pages/score/draft';
import { catalogue, loadMap } from '../src/pages/score/library';
import { MAPS } from '../src/pages/score/maps';
import { draftOf } from '../src/pages/score/sheets/draft-from';
import { fragmentOf, sentBy } from '../src/pages/score/sheets/share';
import { fragmentWith, totals } from './drafts';

const textsOf = (hints: readonly Hint[]): readonly string[] => hints.map(({ text }) => text);

/** One thing that somebody taps or types; numbers choose among what there is. */
type Tap = readonly [what: number, seat: number, which: number];

const TAPS: readonly ((draft: Draft, seat: number, which: number) => Draft)[] = [
  (draft, _, which) => withPlayers(draft, 1 + (which % 6)),
  (draft, _, which) =>
    draft.sheet.players.length === 4 ? withTeams(draft, which % 2 === 0) : draft,
  (draft, _, which) => withMap(draft, MAPS[which % (MAPS.length + 1)]?.id),
  (draft, _, which) =>
    draft.sheet.mode === 'team' ? draft : withCards(draft, which % 2 === 0 ? 'venus' : 'concordia'),
  (draft, seat, which) => withBought(draft, seat, chosen(boxOf(draft).sale, which)),
  (draft, seat, which) =>
    draft.sheet.map === undefined
      ? draft
      : withHouse(draft, seat, chosen(buildable(draft.sheet.map), which)),
  (draft, _, which) =>
    draft.sheet.map === undefined
      ? draft
      : withCityGood(draft, chosen(buildable(draft.sheet.map), which), STORED_GOODS[which % 7]),
  (draft, seat, which) => withConcordia(draft, seat, which % 3 > 0),
  (draft, seat, which) => withPlayer(draft, seat, { money: which, colonists: which % 7 }),
  (draft, seat, which) =>
    withPlayer(draft, seat, { goods: { [chosen(STORED_GOODS, which)]: which % 20 } }),
  (draft, seat, which) =>
    withPlayer(draft, seat, { name: ['', 'Livia', 'Gaius'][which % 3] ?? '' }),
  (draft, seat, which) => withPlayer(draft, seat, { bonus: (which % 40) - 20 }),
  (draft, seat) =>
    withPlayer(draft, seat, { cards: countedByGod(draft.sheet.players[seat]?.cards ?? []) }),
  (draft, seat, which) => {
    const houses = draft.sheet.players[seat]?.houses ?? [];
    if ('length' in houses) return draft;
    const byGood = { ...houses.byGood, [chosen(STORED_GOODS, which)]: which % 9 };
    return withPlayer(draft, seat, { houses: { ...houses, byGood, provinces: which % 16 } });
  },
  (draft, seat, which) =>
    draft.sheet.mode === 'team' ? withShared(draft, seat, which % 9) : draft,
  (draft) => ({ ...draft, intermediate: !draft.intermediate }),
];

function chosen<T>(items: readonly T[], which: number): T {
  const item = items[which % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

const drafts: fc.Arbitrary<Draft> = fc
  .array(fc.tuple(fc.nat(TAPS.length - 1), fc.nat(5), fc.nat(200)), { maxLength: 40 })
  .map((taps: readonly Tap[]) =>
    taps.reduce((draft, [what, seat, which]) => {
      const own = seat % draft.sheet.players.length;
      return dealt(TAPS[what]?.(draft, own, which) ?? draft);
    }, dealt(newDraft())),
  );

beforeAll(async () => {
  for (const { id } of MAPS) await loadMap(id);
});

describe('without an engine', () => {
  test('the page offers every map of the package by its name', () => {
    expect(MAPS).toEqual(mapIds().map((id) => ({ id, name: getMap(id).name })));
    expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(Object.keys(cards)));
  });

  test.each([
    [2, 'concordia', false],
    [3, 'venus', false],
    [4, 'concordia', false],
    [5, 'venus', false],
    [4, 'venus', true],
    [6, 'venus', true],
  ] as const)(
    '%d players with the cards of %s, teams %s, have the cards of a game',
    (players, set, teams) => {
      for (const map of mapIds()) {
        const game = createGame({ map, players, cards: set, teams, seed: 'box' });
        const draft = withMap(withPlayers(withCards(newDraft(2), set), players), map);
        const box = boxOf(teams ? withTeams(draft, true) : draft);
        const sale = [...game.display, ...game.deck].flatMap((card) => card ?? []);
        expect(box.sale.toSorted(), map).toEqual(sale.toSorted());
        for (const [seat, { hand }] of game.players.entries()) {
          expect(box.handOf(seat).toSorted(), map).toEqual(hand.toSorted());
        }
      }
    },
  );
});

describe('whatever is tapped', () => {
  test('there is a sum for everybody, or a hint why not', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { scores, hints } = counted(draft);
        if (scores === undefined) expect(hints).not.toEqual([]);
        else expect(scores.players).toHaveLength(draft.sheet.players.length);
      }),
    );
  });

  test('there is always a sum where nobody plays in teams', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        if (draft.sheet.mode !== 'team') expect(totals(draft)).toBeDefined();
      }),
    );
  });

  test('there is one where a house stands in a city whose good cannot be', () => {
    // Of letter C there is only one token of cloth.
    const goods = withCityGood(
      withCityGood(dealt(newDraft()), 'attalia', 'cloth'),
      'cyrene',
      'cloth',
    );
    const { scores, hints } = counted(withPlayer(goods, 0, { houses: ['cyrene'] }));
    expect(scores).toBeDefined();
    // Players who do not see the letters need the names.
    expect(textsOf(hints)).toEqual([
      'Cyrene and Attalia: 2 cities of letter C have cloth, but there is only 1 token.',
    ]);
    expect(hints).toMatchObject([{ city: 'attalia' }]);
  });

  describe('R-2.1: a wrong good takes only its own city from the count', () => {
    const goods = { novaria: 'wine', attalia: 'cloth', cyrene: 'cloth' } as const;
    const draft = Object.entries(goods).reduce(
      (next, [city, good]) => withCityGood(next, city, good),
      withPlayer(dealt(newDraft(2)), 0, {
        houses: ['novaria', 'attalia', 'cyrene'],
        cards: ['architect'],
      }),
    );

    test('the one that was told last; the hint names all that contradict each other', () => {
      const { scores, hints } = counted(draft);
      // Jupiter: one for each of Novaria and Attalia.
      expect(scores?.players[0]?.gods.jupiter?.points).toBe(2);
      expect(textsOf(hints).slice(0, 1)).toEqual([
        'Attalia and Cyrene: 2 cities of letter C have cloth, but there is only 1 token. Until you correct this, houses in Cyrene are not counted.',
      ]);
      expect(hints[0]?.city).toBe('cyrene');
    });

    test('one without a house gives way to one with a house', () => {
      const { scores, hints } = counted(withPlayer(draft, 0, { houses: ['cyrene'] }));
      expect(scores?.players[0]?.gods.jupiter?.points).toBe(1);
      expect(hints[0]).toMatchObject({ city: 'attalia' });
      expect(hints[0]?.text).not.toContain('not counted');
    });

    test('once it is put right, everything counts', () => {
      const { scores, hints } = counted(withCityGood(draft, 'attalia', 'wine'));
      expect(scores?.players[0]?.gods.jupiter?.points).toBe(3);
      expect(hints.filter(({ city }) => city !== undefined)).toEqual([]);
    });
  });

  test('a city whose good nobody has told is named', () => {
    const one = withPlayer(dealt(newDraft(2)), 0, { houses: ['novaria'] });
    expect(counted(one).hints[0]).toEqual({
      text: 'Enter what Novaria produces; until then, its houses are not counted.',
      city: 'novaria',
    });
    const two = withPlayer(one, 1, { houses: ['novaria', 'attalia'] });
    expect(textsOf(counted(two).hints)[0]).toBe(
      'Enter what Novaria and Attalia produce; until then, their houses are not counted.',
    );
  });

  test('there is one for who counts more cities of a good than there are', () => {
    const draft = dealt(newDraft());
    const cloth = { byGood: { cloth: 7 }, provinces: 6 };
    expect(totals(withPlayer(draft, 0, { houses: cloth }))).toBeDefined();
  });

  test('a link brings the same sums and hints', () =>
    fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const { draft: there } = await sentBy(await fragmentOf({ draft, game: 'abc' }));
        expect(totals(there)).toEqual(totals(draft));
      }),
    ));
});

describe('sheets from files', () => {
  test.each(['sheet-114', 'sheet-134', 'sheet-team'])(
    '%s counts as the library counts it',
    async (name) => {
      const sheet = parseSheet(load(pageOf(`docs/examples/${name}.yaml`)));
      const draft = await draftOf(sheet);
      expect(totals(draft)).toEqual(scoreGame(sheet).players.map(({ total }) => total));
    },
  );

  const player = {
    name: 'Livia',
    cards: ['senator'],
    houses: [],
    colonists: 2,
    money: 0,
    goods: {},
  };
  test.each([
    [
      'five in teams',
      { mode: 'team', players: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...player, name })) },
    ],
    ['houses without a map', { players: [{ ...player, houses: ['roma'] }] }],
    ['a house nowhere', { map: 'imperium', players: [{ ...player, houses: ['atlantis'] }] }],
    [
      'goods of a city nowhere',
      { map: 'imperium', cityGoods: { atlantis: 'wine' }, players: [player] },
    ],
    ['a Praefectus Magnus who does not play', { players: [player], praefectusMagnus: 'Livi' }],
  ])('%s: a hint, and the rest counts', async (_, sheet) => {
    const { scores, hints } = counted(await draftOf(sheet));
    expect(hints).toHaveLength(1);
    // Two colonists and no card of Mars; nothing for Vesta.
    expect(scores?.players.map(({ total }) => total)).toEqual(sheet.players.map(() => 0));
  });
});

/**
 * Each has one line that cannot be, which is left out or made to fit. Livia has a Senator (Vesta) and two colonists,
 * who bring nothing by themselves.
 */
describe('R-6.2: a line that cannot be leaves the others as they are', () => {
  const livia = {
    name: 'Livia',
    cards: ['senator'],
    houses: { byGood: { cloth: 1 }, provinces: 1 },
    colonists: 2,
    money: 0,
    goods: {},
  };
  const NAMED = /^Livia: /;
  test.each([
    // Five for one house of cloth, once.
    ['a second weaver', { cards: ['senator', 'weaver', 'weaver'] }, 5, NAMED],
    // Two provinces at most with two houses, for Saturnus.
    [
      'more provinces than houses',
      { cards: { saturnus: 1 }, houses: { byGood: { wine: 2 }, provinces: 5 } },
      2,
      NAMED,
    ],
    // One province at least with one house.
    [
      'no province with a house',
      { cards: { saturnus: 1 }, houses: { byGood: { wine: 1 }, provinces: 0 } },
      1,
      NAMED,
    ],
    // No board has so many cities of wine, so no house counts; two cards of Mars by two for each of two colonists.
    [
      'more cities of wine than there are',
      { cards: { saturnus: 1, mars: 2 }, houses: { byGood: { wine: 15 }, provinces: 6 } },
      8,
      NAMED,
    ],
    // one house of cloth for Jupiter, whatever is shared.
    [
      'provinces shared by one who plays alone',
      { cards: { jupiter: 1 }, houses: { byGood: { cloth: 1 }, provinces: 1, sharedProvinces: 1 } },
      1,
      NAMED,
    ],
  ])('%s', async (_, lines, total, said) => {
    const { scores, hints } = counted(await draftOf({ players: [{ ...livia, ...lines }] }));
    expect(textsOf(hints)).toEqual([expect.stringMatching(said)]);
    expect(scores?.players.map((player) => player.total)).toEqual([total]);
  });

  test('a specialist whom two have counted is that of the first', async () => {
    const cards = { minerva: ['weaver'] };
    const players = [livia, { ...livia, name: 'Gaius' }].map((player) => ({ ...player, cards }));
    const { scores, hints } = counted(await draftOf({ players }));
    expect(textsOf(hints)).toEqual([expect.stringMatching(/^Gaius: /)]);
    expect(scores?.players.map(({ total }) => total)).toEqual([5, 0]);
  });

  test('R-6.1: the Concordia card that two hold is that of the first', async () => {
    const players = [livia, { ...livia, name: 'Gaius' }].map((player) => ({
      ...player,
      concordia: true,
    }));
    const { scores, hints } = counted(await draftOf({ players }));
    expect(textsOf(hints)).toEqual(['Gaius: only one player has the Concordia card.']);
    expect(scores?.players.map(({ total }) => total)).toEqual([7, 0]);
  });

  test('R-12.1: a tile that two hold is that of the first', async () => {
    const tiles = ['claudia-agrippina'];
    const players = [livia, { ...livia, name: 'Gaius' }].map((player) => ({ ...player, tiles }));
    const { scores, hints } = counted(await draftOf({ players }));
    expect(textsOf(hints)).toEqual(['Gaius: there is only one tile Claudia Agrippina.']);
    expect(scores?.players.map(({ total }) => total)).toEqual([0, 0]);
  });

  test('R-4.3: a second house in a city does not count', async () => {
    const lines = { cards: ['architect'], houses: ['novaria', 'novaria'] };
    const sheet = {
      map: 'imperium',
      cityGoods: { novaria: 'wine' },
      players: [{ ...livia, ...lines }],
    };
    const { scores, hints } = counted(await draftOf(sheet));
    expect(textsOf(hints)).toEqual(['Livia: there are two houses in Novaria.']);
    // One house that makes no brick, for Jupiter.
    expect(scores?.players.map(({ total }) => total)).toEqual([1]);
  });

  test('where nothing helps there is no sum, and the hint says why', () => {
    const { scores, hints } = counted(withPlayer(dealt(newDraft(1)), 0, { colonists: 99 }));
    expect(scores).toBeUndefined();
    expect(textsOf(hints)).toEqual([expect.stringMatching(/^Player 1: /)]);
  });
});

describe('a draft', () => {
  const four = ['Livia', 'Marcus', 'Flavia', 'Gaius'].map((name) => ({
    name,
    cards: { venus: 1 },
    houses: { byGood: { wine: 2 }, provinces: 2, provincesWithTwo: 0 },
    colonists: 2,
    money: 0,
    goods: {},
  }));
  const sharedIn = ({ sheet }: Draft) =>
    sheet.players.map(({ houses }) => ('length' in houses ? undefined : houses.sharedProvinces));

  test('R-9.3: the shared provinces that one counts are those of the partner whom the sheet names', async () => {
    const teams = [
      ['Livia', 'Marcus'],
      ['Flavia', 'Gaius'],
    ];
    const draft = withShared(await draftOf({ players: four, teams }), 0, 1);
    expect(draft.sheet.mode).toBe('team');
    expect(sharedIn(draft)).toEqual([1, 1, undefined, undefined]);
  });

  test('R-9.4: or of the partner who sits opposite', async () => {
    const draft = withShared(await draftOf({ players: four, mode: 'team' }), 1, 2);
    expect(sharedIn(draft)).toEqual([undefined, 2, undefined, 2]);
  });

  test('houses that are counted stand in no city, and stay without a map', async () => {
    const draft = await draftOf({ players: four });
    expect(withHouse(draft, 0, 'roma')).toEqual(draft);
    expect(withMap(draft, undefined)).toEqual(draft);
    expect(buildable(draft.sheet.map)).toEqual([]);
    expect(goodOf(draft, 'roma')).toBeUndefined();
  });

  test('a second tap takes a house away', () => {
    const draft = dealt(newDraft(2));
    const built = withHouse(draft, 0, 'novaria');
    expect(built.sheet.players[0]?.houses).toEqual(['novaria']);
    expect(withHouse(built, 0, 'novaria')).toEqual(draft);
  });

  test('a card for sale is of nobody until somebody buys it', () => {
    const draft = dealt(newDraft(2));
    expect(ownerOf(draft, 'weaver')).toBeUndefined();
    expect(ownerOf(withBought(draft, 1, 'weaver'), 'weaver')).toBe(1);
  });
});

describe('links from elsewhere', () => {
  test('what is packed and no sheet is refused', async () => {
    for (const content of [null, 7, 'sheet']) {
      await expect(sentBy(fragmentWith(content))).rejects.toThrow(/holds no sheet/);
    }
  });

  test('whatever they hold, they bring a sheet or a sentence', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), async (fragment) => {
        await expect(sentBy(fragment)).rejects.toThrow(/^The link holds no sheet/);
      }),
    ));

  test('a small link that unpacks to much is refused', async () => {
    const much = fragmentWith({ sheet: 'x'.repeat(5_000_000) });
    await expect(sentBy(much)).rejects.toThrow(/holds no sheet/);
  });
});

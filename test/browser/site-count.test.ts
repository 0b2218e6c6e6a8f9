/** What the page Score of docs/site counts, without a browser: half-filled sheets, and those from elsewhere. */
import { type ScoreSheet, STORED_GOODS, scoreGame } from 'concordia-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { counted } from '../../docs/site/src/pages/score/count';
import {
  boxOf,
  buildable,
  countedByGod,
  type Draft,
  draftOf,
  MAPS,
  newDraft,
  withBought,
  withCards,
  withCityGood,
  withConcordia,
  withHouse,
  withMap,
  withPlayer,
  withPlayers,
  withShared,
  withTeams,
} from '../../docs/site/src/pages/score/draft';
import { draftOfFragment, fragmentOf } from '../../docs/site/src/pages/score/share';
import { page as pageOf } from '../readme/markdown';

const totals = (draft: Draft): readonly number[] | undefined =>
  counted(draft).scores?.players.map(({ total }) => total);

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
    draft.sheet.map === undefined ? draft : withHouse(draft, seat, chosen(buildable(draft), which)),
  (draft, _, which) =>
    draft.sheet.map === undefined
      ? draft
      : withCityGood(draft, chosen(buildable(draft), which), STORED_GOODS[which % 7]),
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
      return TAPS[what]?.(draft, own, which) ?? draft;
    }, newDraft()),
  );

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

  test('there is one for who counts more cities of a good than there are', () => {
    const draft = newDraft();
    const cloth = { byGood: { cloth: 7 }, provinces: 6 };
    expect(totals(withPlayer(draft, 0, { houses: cloth }))).toBeDefined();
  });

  test('a link brings the same sums and hints', () =>
    fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const there = await draftOfFragment(await fragmentOf(draft));
        expect(totals(there)).toEqual(totals(draft));
      }),
    ));
});

describe('sheets from files', () => {
  test.each(['sheet-114', 'sheet-134', 'sheet-team'])(
    '%s counts as the library counts it',
    (name) => {
      const sheet: ScoreSheet = parse(pageOf(`docs/examples/${name}.yaml`));
      const draft = draftOf(sheet);
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
  ])('%s: a hint, and the rest counts', (_, sheet) => {
    const { scores, hints } = counted(draftOf(sheet));
    expect(hints.length).toBeGreaterThan(0);
    // Two colonists and no card of Mars; nothing for Vesta.
    expect(scores?.players.map(({ total }) => total)).toEqual(sheet.players.map(() => 0));
  });
});

describe('links from elsewhere', () => {
  test('whatever they hold, they bring a sheet or a sentence', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), async (fragment) => {
        await expect(draftOfFragment(fragment)).rejects.toThrow(/^The link holds no sheet/);
      }),
    ));

  test('a small link that unpacks to much is refused', async () => {
    const text = JSON.stringify({ sheet: 'x'.repeat(5_000_000) });
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(packed).arrayBuffer());
    await expect(draftOfFragment(bytes.toString('base64url'))).rejects.toThrow(/holds no sheet/);
  });
});

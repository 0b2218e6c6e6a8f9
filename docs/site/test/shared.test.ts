import { describe, expect, test } from 'vitest';
import { counted } from '../src/pages/score/count';
import { dealt, withBought } from '../src/pages/score/deck';
import {
  type Draft,
  newDraft,
  withCards,
  withConcordia,
  withMap,
  withPlayer,
  withPlayers,
} from '../src/pages/score/draft';
import { bgStatsLink } from '../src/pages/score/sheets/bg-stats';
import { clashesOf, isSame, isUntouched, merged, obstacles } from '../src/pages/score/sheets/merge';
import { fragmentOf, sentBy } from '../src/pages/score/sheets/share';
import { bggText, plainText } from '../src/pages/score/sheets/texts';
import {
  built,
  EMPTY,
  earlierFragment,
  fragmentWith,
  GAIUS,
  HOSTILE,
  LIVIA,
  named,
  TURNED,
  totals,
} from './drafts';

describe('sheets of several phones', () => {
  test('the examples have the points that were counted by hand', () => {
    expect(totals(EMPTY)).toEqual([4, 4]);
    expect(totals(LIVIA)).toEqual([33, 4]);
    expect(totals(GAIUS)).toEqual([4, 10]);
  });

  test('a link brings everything back; one of an earlier version as well', async () => {
    const venus = dealt(withCards({ ...LIVIA, salt: true, forum: true }, 'venus'));
    const fragment = await fragmentOf({ draft: venus, date: '2026-11-23', game: 'abc' });
    expect(await sentBy(fragment)).toEqual({ draft: venus, date: '2026-11-23', game: 'abc' });
    const { draft, date } = await sentBy(earlierFragment(LIVIA));
    expect(draft).toEqual(LIVIA);
    expect(date).toBeUndefined();
  });

  test('a name that turns the line around is read without it', async () => {
    const fragment = await fragmentOf({ draft: named(EMPTY, TURNED), game: 'abc' });
    const { draft } = await sentBy(fragment);
    expect(draft.sheet.players[0]?.name).toBe('Livia');
  });

  test('a forged day or game is left out', async () => {
    for (const forged of ['<b>', '2026-19-39', '2026-00-10']) {
      const { date, game } = await sentBy(
        fragmentWith({ sheet: EMPTY.sheet, date: forged, game: '<i>' }),
      );
      expect(date, forged).toBeUndefined();
      expect(game).toMatch(/^[a-z0-9]{1,20}$/);
    }
  });

  test('untouched is who has a starting hand and two colonists', () => {
    expect([0, 1].map((seat) => isUntouched(LIVIA, seat))).toEqual([false, true]);
    expect(isUntouched(withPlayer(EMPTY, 0, { money: 1 }), 0)).toBe(false);
    expect(isUntouched(withPlayer(EMPTY, 0, { goods: { wine: 0 } }), 0)).toBe(true);
    expect([0, 1].map((seat) => isSame(LIVIA, EMPTY, seat))).toEqual([false, true]);
  });

  test('the lines of one go into the sheet of the other', () => {
    expect(clashesOf(LIVIA, GAIUS, [1])).toEqual([]);
    expect(totals(merged(LIVIA, GAIUS, [1], {}))).toEqual([33, 10]);
    expect(totals(merged(GAIUS, LIVIA, [0], {}))).toEqual([33, 10]);
    expect(totals(merged(GAIUS, LIVIA, [], {}))).toEqual([4, 10]);
  });

  test('the same city twice is legal; a good, a card and the Concordia card contradict', () => {
    // Gaius says that Novaria makes brick, and that he has the Weaver and the Concordia card.
    const there = [
      (draft: Draft) => built(draft, 1, 'novaria', 'brick'),
      (draft: Draft) => withBought(draft, 1, 'weaver-ii'),
      (draft: Draft) => withConcordia(draft, 1, true),
    ].reduce((draft, step) => step(draft), EMPTY);
    expect(clashesOf(LIVIA, there, [1])).toEqual([
      { kind: 'good', city: 'novaria', options: ['brick', 'wine'] },
      { kind: 'card', id: 'weaver-ii', options: [1, 0] },
      { kind: 'concordia', id: 'concordia', options: [1, 0] },
    ]);
    // All as Livia has it: Gaius keeps a house of wine, as in Burdigala.
    const hers = merged(LIVIA, there, [1], {
      'good novaria': 'wine',
      'card weaver-ii': 0,
      'concordia concordia': 0,
    });
    expect(totals(hers)).toEqual([33, 10]);
    // All as he has it. Livia: Vesta 1, Jupiter 3 x 1, Saturnus 4, Mercurius 2 kinds: 4, Mars 4. Gaius: Saturnus 2,
    // Mercurius 2, Mars 4, Concordia 7; the Weaver has no house of cloth.
    const his = merged(LIVIA, there, [1], {});
    expect(totals(his)).toEqual([16, 15]);
  });

  test('who has no name here gets the one from there, unless somebody is called so', () => {
    const names = (here: Draft, there: Draft) =>
      merged(here, there, [1], {}).sheet.players.map(({ name }) => name);
    const unnamed = named(dealt(newDraft(2)), 'Livia');
    expect(names(unnamed, GAIUS)).toEqual(['Livia', 'Gaius']);
    expect(names(unnamed, named(GAIUS, 'Flavia', 'Livia'))).toEqual(['Livia', 'Player 2']);
    expect(names(LIVIA, named(GAIUS, 'Flavia', 'Marcus'))).toEqual(['Livia', 'Gaius']);
  });

  test.each([
    ['map', withMap(EMPTY, 'italia')],
    ['players', withPlayers(EMPTY, 3)],
    ['cards', withCards(EMPTY, 'venus')],
    ['scoring', { ...EMPTY, intermediate: true }],
  ])('a sheet of another game: %s', (what, other) => {
    expect(obstacles(EMPTY, other)).toEqual([what]);
  });
});

describe('results for elsewhere', () => {
  const draft = named(LIVIA, HOSTILE, TURNED);
  const { scores } = counted(named(LIVIA, HOSTILE, 'Livia'));
  if (scores === undefined) throw new Error('There is nothing to count.');

  test('as text', () => {
    expect(plainText(LIVIA, counted(LIVIA))).toBe(
      'Concordia: Result – Imperium\n1. Livia: 33\n2. Gaius: 4',
    );
  });

  test('for BoardGameGeek: a table, and names without its markup', () => {
    expect(bggText(draft, '2026-11-23', { scores, hints: [] })).toBe(
      [
        '[b]Concordia: Result – Imperium[/b] (November 23, 2026)',
        '[c]',
        '           "><img src  Livia',
        'Vesta               1      0',
        'Jupiter             6      0',
        'Saturnus            4      0',
        'Mercurius           6      0',
        'Mars                4      4',
        'Minerva             5      0',
        'Concordia           7      0',
        'Total              33      4',
        'Rank                1      2',
        '[/c]',
        '1. "><img src=x onerror=alert(1)>(/c)(b): 33',
        '2. Livia: 4',
      ].join('\n'),
    );
  });

  test('for BG Stats: the fields of its format, all of them of the right kind', () => {
    const link = new URL(bgStatsLink({ draft, date: '2026-11-20', game: 'abc' }, scores));
    expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    const play = JSON.parse(link.searchParams.get('data') ?? '');
    expect(play).toEqual({
      sourceName: 'concordia-rules',
      sourcePlayId: 'abc',
      playDate: expect.stringMatching(/^2026-11-(20|21) \d\d:00:00$/),
      game: {
        name: 'Concordia',
        sourceGameId: 'concordia',
        bggId: 124361,
        highestWins: true,
        noPoints: false,
      },
      board: 'Imperium',
      players: [
        {
          name: HOSTILE,
          sourcePlayerId: HOSTILE,
          startPlayer: false,
          score: 33,
          rank: 1,
          winner: true,
        },
        {
          name: 'Livia',
          sourcePlayerId: 'Livia',
          startPlayer: false,
          score: 4,
          rank: 2,
          winner: false,
        },
      ],
    });
    const venus = withCards(draft, 'venus');
    const other = new URL(bgStatsLink({ draft: venus, date: '2026-11-20', game: 'abc' }, scores));
    expect(JSON.parse(other.searchParams.get('data') ?? '').game.bggId).toBe(256916);
  });
});

// answers for docs/site
/** Lines of a module from outside on the page Score of docs/site, without a browser. */
import { count, defineModule, defineRules, field, flag } from 'concordia-rules/kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { OUTSIDE_MODULES } from '../src/common/outside-modules';
import { counted } from '../src/pages/score/count';
import { dealt } from '../src/pages/score/deck';
import { type Draft, newDraft, withModule, withPlayer } from '../src/pages/score/draft';
import { draftOf } from '../src/pages/score/sheets/draft-from';
import { isSame } from '../src/pages/score/sheets/merge';
import { rowsOf } from '../src/pages/score/sheets/rows';
import { speakEnglish } from './english';

// Pages that another file has loaded in this process know of no module, and the next ones shall know of none.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../src/outsiders');
  vi.resetModules();
});

vi.mock('../src/outsiders', () => ({
  maps: [],
  modules: [
    defineModule({
      id: 'auction',
      name: 'Auction',
      rules: defineRules({
        id: 'auction',
        scores: [{ id: 'fortune', words: () => 'Fortune', points: () => 0, most: 12 }],
      }),
      sheet: {
        lines: {
          auctions: count(-3, 20, 'Auctions won.'),
          isRich: { ...flag, description: 'Whether the player is rich.' },
          seals: field(z.array(z.string()), 'Seals.'),
        },
        points: ({ auctions = 0, isRich }) => ({
          fortune: 2 * Number(auctions) + (isRich ? 1 : 0),
        }),
      },
    }),
  ],
}));

beforeAll(() => speakEnglish('score'));

const played = (): Draft => dealt(withModule(newDraft(2), 'auction', true));
const withLines = (draft: Draft, lines: object): Draft => withPlayer(draft, 0, lines);
const totals = (draft: Draft): readonly number[] | undefined =>
  counted(draft).scores?.players.map(({ total }) => total);

describe('lines of a module from outside', () => {
  test('have a field if they are a number, or yes or no', () => {
    expect(OUTSIDE_MODULES[0]?.lines).toEqual([
      { name: 'auctions', label: 'Auctions won', kind: 'number', least: -3, most: 20 },
      { name: 'isRich', label: 'Whether the player is rich', kind: 'flag', least: 0, most: 0 },
      { name: 'seals', label: 'Seals', kind: 'other', least: 0, most: 0 },
    ]);
  });

  test('R-6.2: lead to points', () => {
    const draft = withLines(played(), { auctions: 3, isRich: true });
    // Mars: two colonists for each of two cards. Three auctions at two points, and one for being rich.
    expect(totals(draft)).toEqual([11, 4]);
    const { scores } = counted(draft);
    const rows = scores === undefined ? [] : rowsOf(draft, scores);
    expect(rows.find(({ name }) => name === 'Fortune')?.cells).toEqual([7, 0]);
  });

  test('go with the module, and come back with a file', async () => {
    const draft = withLines(played(), { auctions: 3 });
    expect(totals(withModule(draft, 'auction', false))).toEqual([4, 4]);
    const read = await draftOf(JSON.parse(JSON.stringify(draft.sheet)));
    expect(read.modules).toEqual(['auction']);
    expect(totals(read)).toEqual([10, 4]);
  });

  test('tell sheets of two phones apart', () => {
    const draft = withLines(played(), { auctions: 3 });
    expect(isSame(draft, withLines(played(), { auctions: 3 }), 0)).toBe(true);
    expect(isSame(draft, withLines(played(), { auctions: 2 }), 0)).toBe(false);
    expect(isSame(played(), withLines(played(), { auctions: 0 }), 0)).toBe(true);
  });

  test.each([
    ['more points than there can be', { auctions: 7 }],
    ['points that the lines do not bring', { auctions: 1, scores: { fortune: 6 } }],
    ['a line that nobody can have', { auctions: 40 }],
  ])('%s: the rest is counted all the same', (_, lines) => {
    const { scores, hints } = counted(withLines(played(), lines));
    expect(hints.length).toBeGreaterThan(0);
    expect(scores?.players[1]?.total).toBe(4);
  });
});

/** Sheets of the page Score of docs/site: where they are kept, and where they go. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { counted } from '../../docs/site/src/pages/score/count';
import {
  type Draft,
  newDraft,
  withBought,
  withCards,
  withCityGood,
  withConcordia,
  withHouse,
  withMap,
  withPlayer,
  withPlayers,
} from '../../docs/site/src/pages/score/draft';
import { loadMap } from '../../docs/site/src/pages/score/library';
import { bgStatsLink } from '../../docs/site/src/pages/score/sheets/bg-stats';
import {
  clashesOf,
  isSame,
  isUntouched,
  merged,
  obstacles,
} from '../../docs/site/src/pages/score/sheets/merge';
import { fragmentOf, sentBy } from '../../docs/site/src/pages/score/sheets/share';
import { bggText, plainText } from '../../docs/site/src/pages/score/sheets/texts';
import { speak } from '../../docs/site/src/words/language';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  withoutChromium,
} from './site-built';

const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };
const SMALL: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 740 } };

await speak('en');
await loadMap('italia');

/** Runs as markup, breaks a table or turns a line around where nobody takes care. */
const HOSTILE = '"><img src=x onerror=alert(1)>[/c][b]';
const TURNED = 'Li\u202evia';
const LONG = 'Quintus Horatius Flaccus Venusinus Longissimus Maximus Magnu';

const named = (draft: Draft, ...names: readonly string[]): Draft =>
  names.reduce((left, name, seat) => withPlayer(left, seat, { name }), draft);

/** Two on Imperium who have done nothing yet: Mars 2 colonists x 2 = 4 for each. */
const EMPTY = named(newDraft(2), 'Livia', 'Gaius');

const built = (draft: Draft, seat: number, city: string, good: 'wine' | 'brick' | 'cloth'): Draft =>
  withCityGood(withHouse(draft, seat, city), city, good);

/**
 * As counted by hand in site-score.test.ts: 33 points. Novaria (wine) and Aquileia (cloth) in Italia, Vindobona (brick)
 * in Germania; an Architect, the Weaver, 12 sestertii and the Concordia card.
 */
const LIVIA = [
  (draft: Draft) => built(draft, 0, 'novaria', 'wine'),
  (draft: Draft) => built(draft, 0, 'vindobona', 'brick'),
  (draft: Draft) => built(draft, 0, 'aquileia', 'cloth'),
  (draft: Draft) => withBought(draft, 0, 'architect-i'),
  (draft: Draft) => withBought(draft, 0, 'weaver-ii'),
  (draft: Draft) => withPlayer(draft, 0, { money: 12 }),
  (draft: Draft) => withConcordia(draft, 0, true),
].reduce((draft, step) => step(draft), EMPTY);

/** Gaius has a house in Burdigala (wine): Jupiter 2 x 1, Saturnus 2 x 1, Mercurius 1 x 2, Mars 4. */
const GAIUS = built(EMPTY, 1, 'burdigala', 'wine');

const totals = (draft: Draft): readonly number[] | undefined =>
  counted(draft).scores?.players.map(({ total }) => total);

/** A link as earlier versions made it. */
function earlierFragment({ sheet, intermediate }: Draft): string {
  return deflateRawSync(JSON.stringify({ sheet, intermediate })).toString('base64url');
}

describe('sheets of several phones', () => {
  test('the examples have the points that were counted by hand', () => {
    expect(totals(EMPTY)).toEqual([4, 4]);
    expect(totals(LIVIA)).toEqual([33, 4]);
    expect(totals(GAIUS)).toEqual([4, 10]);
  });

  test('a link brings everything back; one of an earlier version as well', async () => {
    const venus = withCards({ ...LIVIA, salt: true, forum: true }, 'venus');
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
    const text = JSON.stringify({ sheet: EMPTY.sheet, date: '<b>', game: '<i>' });
    const { date, game } = await sentBy(deflateRawSync(text).toString('base64url'));
    expect(date).toBeUndefined();
    expect(game).toMatch(/^[a-z0-9]{1,20}$/);
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
    const unnamed = named(newDraft(2), 'Livia');
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

describe.skipIf(withoutChromium())('Sheets on Score', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true });

  async function step(page: Page, name: string): Promise<void> {
    await page.locator('.steps').getByRole('button', { name, exact: true }).click();
  }

  /** Where the result is. */
  async function toResult(page: Page): Promise<void> {
    await step(page, 'Result');
    await page.locator('.sheet-points').waitFor();
  }

  /** Where the list of sheets is. */
  async function toShelf(page: Page): Promise<void> {
    await step(page, 'Game');
    await page.locator('.kept').waitFor();
  }

  /** Any change of the open sheet. */
  async function rename(page: Page, name: string): Promise<void> {
    await toShelf(page);
    await page.getByLabel('Name of player 1').fill(name);
  }

  /** Beside everybody's colour; in the table, where a sheet of somebody else is looked at. */
  const shownTotals = (page: Page): Promise<readonly number[]> =>
    page
      .locator('.seats strong, .shared .sheet-points .total td')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

  async function kept(page: Page): Promise<readonly string[]> {
    await toShelf(page);
    return page.locator('.kept .titled > span').allTextContents();
  }

  const onShelf = (page: Page, names: string) =>
    page.locator('.kept button').filter({ hasText: names });

  async function openFile(page: Page, text: string): Promise<void> {
    await toShelf(page);
    await page.locator('input[type=file]').setInputFiles({
      name: 'sheet.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  }

  /** Opens a sheet of the own ones. */
  async function have(page: Page, draft: Draft): Promise<void> {
    await openFile(page, JSON.stringify(draft.sheet));
    await expect.poll(() => shownTotals(page)).toEqual(totals(draft));
    await toResult(page);
  }

  /** Looks at a sheet of somebody else. */
  async function look(page: Page, draft: Draft, game = 'theirs'): Promise<void> {
    const fragment = await fragmentOf({ draft, date: '2026-11-20', game });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/score/${fragment}`);
    await page.getByText('This sheet was shared with you.').waitFor();
  }

  test('several sheets by their days: nothing is lost by another one, by removing or by a reload', () =>
    site.visit('#/score', async (page) => {
      await have(page, LIVIA);
      await have(page, named(GAIUS, 'Flavia', 'Marcus'));
      expect(await kept(page)).toEqual(['Imperium – Flavia, Marcus', 'Imperium – Livia, Gaius']);
      await toShelf(page);
      await onShelf(page, 'Livia, Gaius').click();
      await expect.poll(() => shownTotals(page)).toEqual([33, 4]);
      await page.reload();
      await toResult(page);
      expect(await shownTotals(page)).toEqual([33, 4]);
      await toShelf(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: /^Remove: .*Livia, Gaius$/ }).click();
      await expect.poll(() => shownTotals(page)).toEqual([4, 10]);
      expect(await kept(page)).toEqual(['Imperium – Flavia, Marcus']);
      await expectAccessible(page);
      await button(page, 'Take back').click();
      expect(await kept(page)).toEqual(['Imperium – Flavia, Marcus', 'Imperium – Livia, Gaius']);

      await button(page, 'New sheet').click();
      await expect.poll(() => shownTotals(page)).toEqual([4, 4]);
      expect(await kept(page)).toHaveLength(3);
      // A new one that nobody has touched is not kept for its own sake.
      await button(page, 'New sheet').click();
      expect(await kept(page)).toHaveLength(3);
    }));

  test('the sheet of an earlier version goes onto the shelf', () =>
    site.visit('#/score', async (page) => {
      await page.evaluate((text) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem('concordia-rules score', text);
      }, JSON.stringify(LIVIA));
      await page.reload();
      await toResult(page);
      expect(await shownTotals(page)).toEqual([33, 4]);
      expect(await page.evaluate(() => localStorage.getItem('concordia-rules score'))).toBeNull();
      await page.reload();
      await toResult(page);
      expect(await shownTotals(page)).toEqual([33, 4]);
    }));

  test('what is no sheet does no harm and is left alone', () =>
    site.visit('#/score', async (page) => {
      const texts = [
        '{',
        'null',
        '[1]',
        '7',
        '{"sheet":{"players":1}}',
        '{"sheet":{"players":[{"name":"<img src=x onerror=alert(1)>"}]},"date":"<b>"}',
        '{"sheet":{"map":"utopia","players":[]}}',
      ];
      const keys = await page.evaluate((all) => {
        localStorage.setItem('concordia-rules score', '{"sheet":7}');
        for (const [index, text] of all.entries()) {
          localStorage.setItem(`concordia-rules sheet ${index}`, text);
          localStorage.setItem('concordia-rules open sheet', `${index}`);
        }
        sessionStorage.setItem('concordia-rules open sheet', '5');
        return Object.keys(localStorage).length;
      }, texts);
      await page.reload();
      await toResult(page);
      expect(await shownTotals(page)).toEqual([4, 4, 4, 4]);
      await toShelf(page);
      await page.getByText(/^Not readable here/).click();
      await expectAccessible(page);
      expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThanOrEqual(
        keys,
      );
      for (const [index, text] of texts.entries()) {
        const key = `concordia-rules sheet ${index}`;
        expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(text);
      }
    }));

  test('a file that is no sheet says so', () =>
    site.visit('#/score', async (page) => {
      for (const [text, said] of [
        ['nothing', /The file is not JSON/],
        ['{"players":[]}', /Not a valid score sheet/],
        [JSON.stringify(withMap(EMPTY, 'italia').sheet).replace('italia', 'utopia'), /utopia/],
      ] as const) {
        await openFile(page, text);
        await expect.poll(() => page.getByRole('alert').textContent()).toMatch(said);
      }
      await openFile(page, `\uFEFF${JSON.stringify(LIVIA.sheet)}`);
      await toResult(page);
      await expect.poll(() => shownTotals(page)).toEqual([33, 4]);
    }));

  test('a full storage: a warning with ways out, and everything works on', () =>
    site.visit('#/score', async (page) => {
      await page.evaluate(() => {
        // Halves what does not fit, until not a letter does.
        let filler = 'x'.repeat(6_000_000);
        for (let number = 0; filler !== ''; number += 1) {
          try {
            localStorage.setItem(`filler ${number}`, filler);
          } catch {
            filler = filler.slice(0, filler.length / 2);
          }
        }
      });
      await rename(page, 'Livia');
      const alert = page.getByRole('alert');
      expect(await alert.textContent()).toContain('The storage of this browser is full');
      await expectAccessible(page);
      const saving = page.waitForEvent('download');
      await alert.getByRole('button', { name: 'Save as a file' }).click();
      const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
      expect(saved.players[0].name).toBe('Livia');
      // Another page of the site and back: it is still there.
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await page.getByRole('link', { name: /Check/ }).first().waitFor();
      await page.evaluate(() => {
        location.hash = '#/score';
      });
      await toShelf(page);
      expect((await kept(page))[0]).toBe('Imperium – Livia, Player 2, Player 3, Player 4');
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('filler')) localStorage.removeItem(key);
        }
      });
      await rename(page, 'Livia A');
      await expect.poll(() => alert.count()).toBe(0);
      await page.reload();
      await toShelf(page);
      expect((await kept(page))[0]).toBe('Imperium – Livia A, Player 2, Player 3, Player 4');
    }));

  test('a closed storage: the person is told, and can count and share', () =>
    site.visit(
      '#/score',
      async (page) => {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('Not here.', 'SecurityError');
              },
            });
          }
        });
        await page.reload();
        const alert = page.getByRole('alert');
        await alert.waitFor();
        expect(await alert.textContent()).toContain('does not let the page keep anything');
        await rename(page, 'Livia');
        await toShelf(page);
        await button(page, 'New sheet').click();
        expect(await kept(page)).toContain('Imperium – Livia, Player 2, Player 3, Player 4');
        // The new one has the same players.
        await onShelf(page, 'Livia').last().click();
        await expect.poll(() => kept(page).then(([name]) => name)).toContain('Livia');
        await expectAccessible(page);
      },
      {},
    ));

  test('two tabs: the same sheet shows the latest state, other sheets never meet', () =>
    site.visit('#/score', async (page) => {
      await have(page, LIVIA);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await toResult(other);
      expect(await shownTotals(other)).toEqual([33, 4]);
      await rename(page, 'Claudia');
      await other.getByText('This sheet was changed in another tab. You see').waitFor();
      await toShelf(other);
      expect((await kept(other))[0]).toBe('Imperium – Claudia, Gaius');
      await expectAccessible(other);
      // What that tab had before comes back.
      await button(other, 'Undo').click();
      await expect.poll(() => kept(page).then(([name]) => name)).toBe('Imperium – Livia, Gaius');

      await button(other, 'New sheet').click();
      await rename(other, 'Marcus');
      await rename(page, 'Livia B');
      await expect.poll(() => kept(page)).toContain('Imperium – Marcus, Gaius');
      await page.reload();
      await toShelf(page);
      expect((await kept(page))[0]).toBe('Imperium – Livia B, Gaius');
      await other.reload();
      await toShelf(other);
      expect((await kept(other))[0]).toBe('Imperium – Marcus, Gaius');
      await other.close();
    }));

  test('two tabs at the same time: both states are kept', () =>
    site.visit('#/score', async (page) => {
      await have(page, LIVIA);
      // As if another tab had written, and this one had slept.
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => /^concordia-rules sheet /.test(name));
        const text = localStorage.getItem(key ?? '') ?? '';
        localStorage.setItem(key ?? '', text.replaceAll('Livia', 'Claudia'));
      });
      await rename(page, 'Livia A');
      await page.getByText('Both are kept').waitFor();
      await expectAccessible(page);
      await toShelf(page);
      expect(await kept(page)).toEqual(['Imperium – Livia A, Gaius', 'Imperium – Claudia, Gaius']);
      await button(page, 'OK').click();
      expect(await page.getByText('Both are kept').count()).toBe(0);
    }));

  test('a shared sheet stands beside the own ones, and is kept as another one', () =>
    site.visit('#/score', async (page) => {
      await have(page, named(GAIUS, 'Flavia', 'Marcus'));
      await look(page, withPlayers(LIVIA, 3));
      await expect.poll(() => shownTotals(page)).toEqual([33, 4, 4]);
      expect(await page.locator('.take-over').textContent()).toContain(
        'the numbers of players differ',
      );
      await expectAccessible(page);
      await button(page, 'Keep it as another sheet').click();
      await toResult(page);
      await expect.poll(() => shownTotals(page)).toEqual([33, 4, 4]);
      await toShelf(page);
      expect(await kept(page)).toEqual([
        'Imperium – Livia, Gaius, Player 3',
        'Imperium – Flavia, Marcus',
      ]);
      expect(await page.locator('.kept strong').first().textContent()).toBe('November 20, 2026');
    }));

  test('lines that somebody else has counted are taken over, and can be given back', () =>
    site.visit('#/score', async (page) => {
      await have(page, LIVIA);
      await look(page, GAIUS);
      await page.getByText('Into your sheet: Imperium – Livia, Gaius').waitFor();
      // Livia's lines are not filled in there, those of Gaius here are not.
      expect(await page.getByText('Livia: nothing filled in there').count()).toBe(1);
      const gaius = page.getByRole('checkbox', { name: 'Take over Gaius’s lines (10 points)' });
      expect(await gaius.isChecked()).toBe(true);
      await expectAccessible(page);
      await button(page, 'Take over').click();
      await toResult(page);
      await expect.poll(() => shownTotals(page)).toEqual([33, 10]);
      await button(page, 'Undo').click();
      await expect.poll(() => shownTotals(page)).toEqual([33, 4]);
    }));

  test('what contradicts is asked, and what would be replaced is not chosen beforehand', () =>
    site.visit(
      '#/score',
      async (page) => {
        const here = built(LIVIA, 1, 'burdigala', 'wine');
        await have(page, here);
        const there = withBought(built(EMPTY, 1, 'novaria', 'brick'), 1, 'weaver-ii');
        await look(page, there);
        const gaius = page.getByRole('checkbox', { name: /Gaius/ });
        expect(await gaius.isChecked()).toBe(false);
        expect(await button(page, 'Take over').isDisabled()).toBe(true);
        await page.getByText('Replaces what you have for Gaius (10 points)').click();
        expect(await page.getByText('The sheets contradict each other').count()).toBe(1);
        await expectTappable(page);
        await expectAccessible(page);
        await page
          .getByRole('group', { name: 'What does Novaria make?' })
          .getByLabel('Wine')
          .check();
        await page
          .getByRole('group', { name: /^Who has Weaver/ })
          .getByLabel('Livia')
          .check();
        await button(page, 'Take over').click();
        await toResult(page);
        // A house of wine, as before.
        await expect.poll(() => shownTotals(page)).toEqual([33, 10]);
      },
      SMALL,
    ));

  test('the way there and back: the sheet of the same game is found, whichever is open', () =>
    site.visit(
      '#/score',
      async (page) => {
        await have(page, LIVIA);
        await button(page, 'Copy link').click();
        await page.getByText('Link copied.').waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(await page.getByLabel('The link').inputValue()).toBe(link);
        const fragment = link.split('#/score/')[1] ?? '';
        const content = JSON.parse(`${inflateRawSync(Buffer.from(fragment, 'base64url'))}`);
        expect(content.sheet).toEqual(LIVIA.sheet);
        await have(page, named(EMPTY, 'Flavia', 'Marcus'));
        await look(page, built(LIVIA, 1, 'burdigala', 'wine'), content.game);
        await page.getByText('Into your sheet: Imperium – Livia, Gaius').waitFor();
        await button(page, 'Take over').click();
        await toResult(page);
        await expect.poll(() => shownTotals(page)).toEqual([33, 10]);
        await page.goto(link.replace(/#.*/, `#/score/${earlierFragment(LIVIA)}`));
        await expect.poll(() => shownTotals(page)).toEqual([33, 4]);
      },
      CLIPBOARD,
    ));

  test('a broken link says so', async () => {
    // `[]` in base64 is no packed text.
    for (const fragment of ['AAAA', '%00', 'W10', '../..', 'A'.repeat(3000)]) {
      await site.visit(`#/score/${fragment}`, async (page) => {
        expect(await page.getByRole('alert').textContent()).toContain('The link holds no sheet');
        await page.getByRole('link', { name: 'Go to my own sheet' }).click();
        await toShelf(page);
      });
    }
  });

  test('a QR code, texts and a link to BG Stats; nothing is asked elsewhere, and offline all of it works', () =>
    site.visit(
      '#/score',
      async (page) => {
        await have(page, LIVIA);
        await button(page, 'QR code').click();
        const code = page.getByRole('img', { name: 'QR code with the link to this sheet' });
        await code.waitFor();
        await expectAccessible(page);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await page.context().setOffline(true);
        await button(page, 'Copy as text').click();
        await page.getByText('Result copied.').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. Livia: 33');
        await button(page, 'Copy for BoardGameGeek').click();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toContain('[c]');
        const link = page.getByRole('link', { name: 'Post to BG Stats' });
        expect(await link.getAttribute('href')).toMatch(/^https:\/\/app\.bgstatsapp\.com\//);
        expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
        await look(page, GAIUS);
        await button(page, 'Take over').click();
        await toResult(page);
        await expect.poll(() => shownTotals(page)).toEqual([33, 10]);
        await page.reload();
        await toResult(page);
        expect(await shownTotals(page)).toEqual([33, 10]);
      },
      { ...CLIPBOARD, serviceWorkers: 'allow' },
    ));

  test('a sheet that is too long for a QR code, and of cities that no map has, does no harm', () =>
    site.visit('#/score', async (page) => {
      // Nothing that could be packed.
      const cities = Array.from({ length: 90 }, (_, number) => {
        const letters = createHash('sha256').update(`${number}`).digest('base64').toLowerCase();
        return letters.replace(/[^a-z]/g, 'g').slice(0, 32);
      });
      const strange = named(withPlayers(EMPTY, 6), 'Livia', 'Gaius').sheet.players.map(
        (player, seat) => ({ ...player, houses: cities.slice(seat * 15, seat * 15 + 15) }),
      );
      const { sheet } = withPlayers(EMPTY, 6);
      await openFile(page, JSON.stringify({ ...sheet, players: strange }));
      await expect.poll(() => shownTotals(page)).toHaveLength(6);
      await toResult(page);
      await button(page, 'QR code').click();
      await page.getByText('This sheet is too long for a QR code.').waitFor();
      expect(await page.getByLabel('The link').inputValue()).toMatch(/^http/);
    }));

  test('where the phone can share, that is the first way', () =>
    site.visit(
      '#/score',
      async (page) => {
        await page.addInitScript(() => {
          Object.assign(navigator, {
            share: (data: ShareData) => {
              document.title = `shared ${data.title} ${data.url}`;
              return Promise.resolve();
            },
          });
        });
        await page.reload();
        await have(page, LIVIA);
        await button(page, 'Share …').click();
        await expect
          .poll(() => page.title())
          .toMatch(/^shared Concordia: Result – Imperium http.*#\/score\//);
      },
      SMALL,
    ));

  test('six players and hostile names fit a small phone', () =>
    site.visit(
      '#/score',
      async (page) => {
        const six = named(
          withPlayers(newDraft(2), 6),
          HOSTILE,
          LONG,
          'ليفيا',
          'Ωmega',
          'A',
          '名前',
        );
        await have(page, six);
        const edges = await page
          .locator('.sheet-points td, .sheet-points th')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
        expect(Math.max(...edges)).toBeLessThanOrEqual(360);
        expect(await page.locator('.sheet-points thead th').count()).toBe(7);
        expect(await page.locator('img[src=x]').count()).toBe(0);
        await expectTappable(page);
        await expectAccessible(page);
        // partners sit opposite.
        expect(await page.locator('.result').textContent()).toContain(`${HOSTILE} and Ωmega`);
        await button(page, 'QR code').click();
        await page.getByRole('img', { name: /^QR code/ }).waitFor();
      },
      SMALL,
    ));

  test('on paper: the whole sheet of everybody, and how the points come about', () =>
    site.visit('#/score', async (page) => {
      await have(page, LIVIA);
      await page.emulateMedia({ media: 'print' });
      for (const hidden of ['header.site', '.ways', '.steps']) {
        expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
      }
      const livia = page.locator('.printed section').first();
      expect(await livia.isVisible()).toBe(true);
      const text = await livia.innerText();
      for (const line of [
        'Houses: Novaria (wine), Vindobona (brick), Aquileia (cloth)',
        'Sestertii: 12',
        'Colonists: 2',
        'Architect I, Weaver II, Concordia',
      ]) {
        expect(text).toContain(line);
      }
      // Three cards of Jupiter, two houses that make no brick.
      expect(text.replace(/\s+/g, ' ')).toContain('Jupiter 3 × 2 6');
      expect(text.replace(/\s+/g, ' ')).toContain('Minerva Weaver, 1 house: 5 5');
    }));

  test('by keyboard alone: another sheet, and back', () =>
    site.visit('#/score', async (page) => {
      await have(page, LIVIA);
      await have(page, GAIUS);
      const { keyboard } = page;
      await toShelf(page);
      await tabTo(page, /^Remove: .*Livia/);
      await keyboard.press('Shift+Tab');
      await keyboard.press('Enter');
      await expect.poll(() => shownTotals(page)).toEqual([4, 10]);
      await tabTo(page, 'Result');
      await keyboard.press('Enter');
      await page.locator('.sheet-points').waitFor();
      await tabTo(page, 'QR code');
      await keyboard.press('Enter');
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    }));
});

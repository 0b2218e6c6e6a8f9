/** Sheets of the page Score of docs/site: where they are kept, and where they go. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync, inflateSync } from 'node:zlib';
import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { validateLog } from '../../../src/index';
import { page as pageOf } from '../../../test/readme/markdown';
import { dealt, withBought } from '../src/pages/score/deck';
import { type Draft, newDraft, withMap, withPlayers } from '../src/pages/score/draft';
import { expectAccessible, expectTappable, SMALL, tabTo, visitedBy } from './built';
import { built, EMPTY, earlierFragment, GAIUS, HOSTILE, LIVIA, LONG, named } from './drafts';
import { Scorer } from './users/scorer';

const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

const score = visitedBy(Scorer, '#/score');

score(
  'several sheets by their days: nothing is lost by another one, by removing or by a reload',
  async (user, page) => {
    await user.have(LIVIA);
    await user.have(named(GAIUS, 'Flavia', 'Marcus'));
    expect(await user.kept()).toEqual(['Imperium – Flavia, Marcus', 'Imperium – Livia, Gaius']);
    await user.toShelf();
    await user.onShelf('Livia, Gaius').click();
    await expect.poll(() => user.totals()).toEqual([33, 4]);
    await page.reload();
    await user.go('Result');
    expect(await user.totals()).toEqual([33, 4]);
    await user.toShelf();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Remove: .*Livia, Gaius$/ }).click();
    await expect.poll(() => user.totals()).toEqual([4, 10]);
    expect(await user.kept()).toEqual(['Imperium – Flavia, Marcus']);
    await expectAccessible(page);
    await user.press('Take back');
    expect(await user.kept()).toEqual(['Imperium – Flavia, Marcus', 'Imperium – Livia, Gaius']);

    await user.press('New sheet');
    await expect.poll(() => user.totals()).toEqual([4, 4]);
    expect(await user.kept()).toHaveLength(3);
    // A new one that nobody has touched is not kept for its own sake.
    await user.press('New sheet');
    expect(await user.kept()).toHaveLength(3);
  },
);

score(
  'names of earlier games are a tap each, as long as somebody has no name',
  async (user, page) => {
    await user.have(LIVIA);
    await user.have(named(GAIUS, 'Flavia', 'Marcus'));
    await user.go('Game');
    const known = page.getByRole('group', { name: 'Names from earlier games' });
    expect(await known.count()).toBe(0);
    await page.getByRole('button', { name: '3', exact: true }).click();
    expect(await known.getByRole('button').allTextContents()).toEqual(['Livia', 'Gaius']);
    await expectAccessible(page);
    await known.getByRole('button', { name: 'Gaius' }).click();
    expect(await page.getByLabel('Name of player 3').inputValue()).toBe('Gaius');
    expect(await known.count()).toBe(0);
  },
  SMALL,
);

score('the result as a picture with the board, whatever the names are', async (user, page) => {
  for (const draft of [LIVIA, named(LIVIA, HOSTILE, '<script>alert(1)</script>')]) {
    await user.have(draft);
    await user.go('Result');
    const saving = page.waitForEvent('download');
    await user.press('Save as a picture');
    const picture = readFileSync(await (await saving).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1200);
    // Points, and below them the board of Imperium, which is wider than it is high.
    expect(picture.readUInt32BE(20)).toBeGreaterThan(1100);
    expect(picture.length).toBeGreaterThan(50_000);
  }
});

score('the sheet of an earlier version goes onto the shelf', async (user, page) => {
  await page.evaluate((text) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('concordia-rules score', text);
  }, JSON.stringify(LIVIA));
  await page.reload();
  await user.go('Result');
  expect(await user.totals()).toEqual([33, 4]);
  expect(await page.evaluate(() => localStorage.getItem('concordia-rules score'))).toBeNull();
  await page.reload();
  await user.go('Result');
  expect(await user.totals()).toEqual([33, 4]);
});

score('what is no sheet does no harm and is left alone', async (user, page) => {
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
  await user.go('Result');
  expect(await user.totals()).toEqual([4, 4, 4, 4]);
  await user.toShelf();
  await page.getByText(/^Not readable here/).click();
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThanOrEqual(keys);
  for (const [index, text] of texts.entries()) {
    const key = `concordia-rules sheet ${index}`;
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(text);
  }
});

score('a file that is no sheet says so', async (user) => {
  for (const [text, said] of [
    ['nothing', /The file is not JSON/],
    ['{"players":[]}', /Not a valid score sheet/],
    [JSON.stringify(withMap(EMPTY, 'italia').sheet).replace('italia', 'utopia'), /utopia/],
  ] as const) {
    await user.openFile(text);
    await expect.poll(() => user.alert.textContent()).toMatch(said);
  }
  await user.openFile(`\uFEFF${JSON.stringify(LIVIA.sheet)}`);
  await user.go('Result');
  await expect.poll(() => user.totals()).toEqual([33, 4]);
});

score.atNight(
  'a full storage: a warning with ways out, and everything works on',
  async (user, page) => {
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
    await user.rename('Livia');
    const alert = user.alert;
    expect(await alert.textContent()).toContain('The storage of this browser is full');
    await expectAccessible(page);
    expect(JSON.parse(await user.savedBy('Save as a file')).players[0].name).toBe('Livia');
    // Another page of the site and back: it is still there.
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByRole('link', { name: /Check/ }).first().waitFor();
    await page.evaluate(() => {
      location.hash = '#/score';
    });
    await user.toShelf();
    expect((await user.kept())[0]).toBe('Imperium – Livia, Player 2, Player 3, Player 4');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('filler')) localStorage.removeItem(key);
      }
    });
    await user.rename('Livia A');
    await expect.poll(() => alert.count()).toBe(0);
    await page.reload();
    await user.toShelf();
    expect((await user.kept())[0]).toBe('Imperium – Livia A, Player 2, Player 3, Player 4');
  },
);

score.atNight(
  'a closed storage: the person is told, and can count and share',
  async (user, page) => {
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
    const alert = user.alert;
    await alert.waitFor();
    expect(await alert.textContent()).toContain('does not let the page save anything');
    await user.rename('Livia');
    await user.toShelf();
    await user.press('New sheet');
    expect(await user.kept()).toContain('Imperium – Livia, Player 2, Player 3, Player 4');
    // The new one has the same players.
    await user.onShelf('Livia').last().click();
    await expect.poll(() => user.kept().then(([name]) => name)).toContain('Livia');
    await expectAccessible(page);
  },
  {},
);

score.atNight(
  'two tabs: the same sheet shows the latest state, other sheets never meet',
  async (user, page) => {
    await user.have(LIVIA);
    const other = await page.context().newPage();
    const second = new Scorer(other);
    await other.goto(page.url());
    await second.go('Result');
    expect(await second.totals()).toEqual([33, 4]);
    await user.rename('Claudia');
    await second.sees('This sheet was changed in another tab. You see');
    // It stands out from the step, like hints.
    expect(await second.alert.evaluate((one) => getComputedStyle(one).borderLeftStyle)).toBe(
      'solid',
    );
    await second.toShelf();
    expect((await second.kept())[0]).toBe('Imperium – Claudia, Gaius');
    await expectAccessible(other);
    // What that tab had before comes back.
    await second.press('Undo');
    await expect.poll(() => user.kept().then(([name]) => name)).toBe('Imperium – Livia, Gaius');

    await second.press('New sheet');
    await second.rename('Marcus');
    await user.rename('Livia B');
    await expect.poll(() => user.kept()).toContain('Imperium – Marcus, Gaius');
    await page.reload();
    await user.toShelf();
    expect((await user.kept())[0]).toBe('Imperium – Livia B, Gaius');
    await other.reload();
    await second.toShelf();
    expect((await second.kept())[0]).toBe('Imperium – Marcus, Gaius');
    await other.close();
  },
);

score.atNight('two tabs at the same time: both states are kept', async (user, page) => {
  await user.have(LIVIA);
  // As if another tab had written, and this one had slept.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^concordia-rules sheet /.test(name));
    const text = localStorage.getItem(key ?? '') ?? '';
    localStorage.setItem(key ?? '', text.replaceAll('Livia', 'Claudia'));
  });
  await user.rename('Livia A');
  await user.sees('Both are kept');
  await expectAccessible(page);
  await user.toShelf();
  expect(await user.kept()).toEqual(['Imperium – Livia A, Gaius', 'Imperium – Claudia, Gaius']);
  await user.press('OK');
  expect(await page.getByText('Both are kept').count()).toBe(0);
});

score(
  'a shared sheet stands beside the own ones, and is kept as another one',
  async (user, page) => {
    await user.have(named(GAIUS, 'Flavia', 'Marcus'));
    await user.look(dealt(withPlayers(LIVIA, 3)));
    await expect.poll(() => user.totals()).toEqual([33, 4, 4]);
    expect(await page.locator('.take-over').textContent()).toContain(
      'the numbers of players differ',
    );
    await expectAccessible(page);
    await user.press('Keep it as another sheet');
    await user.go('Result');
    await expect.poll(() => user.totals()).toEqual([33, 4, 4]);
    await user.toShelf();
    expect(await user.kept()).toEqual([
      'Imperium – Livia, Gaius, Player 3',
      'Imperium – Flavia, Marcus',
    ]);
    expect(await page.locator('.kept strong').first().textContent()).toBe('November 20, 2026');
  },
);

score(
  'lines that somebody else has counted are taken over, and can be given back',
  async (user, page) => {
    await user.have(LIVIA);
    await user.look(GAIUS);
    await user.sees('Into your sheet: Imperium – Livia, Gaius');
    // Livia's lines are not filled in there, those of Gaius here are not.
    expect(await page.getByText('Livia: nothing filled in there').count()).toBe(1);
    const gaius = page.getByRole('checkbox', { name: 'Take over Gaius’s lines (10 points)' });
    expect(await gaius.isChecked()).toBe(true);
    await expectAccessible(page);
    await user.press('Take over');
    await user.go('Result');
    await expect.poll(() => user.totals()).toEqual([33, 10]);
    await user.press('Undo');
    await expect.poll(() => user.totals()).toEqual([33, 4]);
  },
);

score.atNight(
  'what contradicts is asked, and what would be replaced is not chosen beforehand',
  async (user, page) => {
    const here = built(LIVIA, 1, 'burdigala', 'wine');
    await user.have(here);
    const there = withBought(built(EMPTY, 1, 'novaria', 'brick'), 1, 'weaver-ii');
    await user.look(there);
    const gaius = page.getByRole('checkbox', { name: /Gaius/ });
    expect(await gaius.isChecked()).toBe(false);
    expect(await user.button('Take over').isDisabled()).toBe(true);
    await page.getByText('Replaces what you have for Gaius (10 points)').click();
    expect(await page.getByText('The sheets contradict each other').count()).toBe(1);
    await expectTappable(page);
    await expectAccessible(page);
    await page
      .getByRole('group', { name: 'What does Novaria produce?' })
      .getByLabel('Wine')
      .check();
    await page
      .getByRole('group', { name: /^Who has Weaver/ })
      .getByLabel('Livia')
      .check();
    await user.press('Take over');
    await user.go('Result');
    // A house of wine, as before.
    await expect.poll(() => user.totals()).toEqual([33, 10]);
  },
  SMALL,
);

score.atNight(
  'the way there and back: the sheet of the same game is found, whichever is open',
  async (user, page) => {
    await user.have(LIVIA);
    await user.press('Copy link');
    await user.sees('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await page.getByLabel('The link').inputValue()).toBe(link);
    const fragment = link.split('#/score/')[1] ?? '';
    const content = JSON.parse(`${inflateRawSync(Buffer.from(fragment, 'base64url'))}`);
    expect(content.sheet).toEqual(LIVIA.sheet);
    await user.have(named(EMPTY, 'Flavia', 'Marcus'));
    await user.look(built(LIVIA, 1, 'burdigala', 'wine'), content.game);
    await user.sees('Into your sheet: Imperium – Livia, Gaius');
    await user.press('Take over');
    await user.go('Result');
    await expect.poll(() => user.totals()).toEqual([33, 10]);
    await page.goto(link.replace(/#.*/, `#/score/${earlierFragment(LIVIA)}`));
    await expect.poll(() => user.totals()).toEqual([33, 4]);
  },
  CLIPBOARD,
);

// `[]` in base64 is no packed text.
for (const fragment of ['AAAA', '%00', 'W10', '../..', 'A'.repeat(3000)]) {
  visitedBy(Scorer, `#/score/${fragment}`)(
    `a broken link says so: ${fragment.slice(0, 5)}`,
    async (user, page) => {
      expect(await user.alert.textContent()).toContain('The link holds no sheet');
      await page.getByRole('link', { name: 'Go to my own sheet' }).click();
      await user.toShelf();
    },
  );
}

score(
  'a QR code, texts and a link to BG Stats; nothing is asked elsewhere, and offline all of it works',
  async (user, page) => {
    await user.have(LIVIA);
    await user.press('QR code');
    const code = page.getByRole('img', { name: 'QR code with the link to this sheet' });
    await code.waitFor();
    await expectAccessible(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await user.press('Copy as text');
    await user.sees('Result copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. Livia: 33');
    await user.press('Copy for BoardGameGeek');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('[c]');
    const link = page.getByRole('link', { name: 'Post to BG Stats' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/app\.bgstatsapp\.com\//);
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    await user.look(GAIUS);
    await user.press('Take over');
    await user.go('Result');
    await expect.poll(() => user.totals()).toEqual([33, 10]);
    await page.reload();
    await user.go('Result');
    expect(await user.totals()).toEqual([33, 10]);
  },
  { ...CLIPBOARD, serviceWorkers: 'allow' },
);

score(
  'a sheet that is too long for a QR code, and of cities that no map has, does no harm',
  async (user, page) => {
    // Nothing that could be packed.
    const cities = Array.from({ length: 90 }, (_, number) => {
      const letters = createHash('sha256').update(`${number}`).digest('base64').toLowerCase();
      return letters.replace(/[^a-z]/g, 'g').slice(0, 32);
    });
    const strange = named(dealt(withPlayers(EMPTY, 6)), 'Livia', 'Gaius').sheet.players.map(
      (player, seat) => ({ ...player, houses: cities.slice(seat * 15, seat * 15 + 15) }),
    );
    const { sheet } = dealt(withPlayers(EMPTY, 6));
    await user.openFile(JSON.stringify({ ...sheet, players: strange }));
    await expect.poll(() => user.totals()).toHaveLength(6);
    await user.go('Result');
    await user.press('QR code');
    await user.sees('This sheet is too long for a QR code.');
    expect(await page.getByLabel('The link').inputValue()).toMatch(/^http/);
  },
);

score(
  'where the phone can share, that is the first way',
  async (user, page) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.title = `shared ${data.title} ${data.url}`;
          return Promise.resolve();
        },
      });
    });
    await page.reload();
    await user.have(LIVIA);
    await user.press('Share…');
    await expect
      .poll(() => page.title())
      .toMatch(/^shared Concordia: Result – Imperium http.*#\/score\//);
  },
  SMALL,
);

score.atNight(
  'six players and hostile names fit a small phone',
  async (user, page) => {
    const six = named(
      dealt(withPlayers(newDraft(2), 6)),
      HOSTILE,
      LONG,
      'ليفيا',
      'Ωmega',
      'A',
      '名前',
    );
    await user.have(six);
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
    await user.press('QR code');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
  },
  SMALL,
);

score(
  'on paper: the whole sheet of everybody, and how the points come about',
  async (user, page) => {
    await user.have(LIVIA);
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
  },
);

/** The last moment of docs/examples/imperium-5.json, as people at that table would have told it. */
function five(): Draft {
  const told = validateLog(JSON.parse(pageOf('docs/examples/imperium-5.json')));
  if (!told.ok) throw new Error('no game');
  const { board, players } = told.state;
  const draft = dealt(newDraft(5));
  const sheets = players.map(({ name, hand, discard, money, goods }, seat) => ({
    name,
    cards: [...hand, ...discard],
    houses: Object.entries(board.houses).flatMap(([city, owners]) =>
      owners.includes(seat) ? [city] : [],
    ),
    colonists: 6,
    money,
    goods,
  }));
  const { cityGoods } = board;
  return { ...draft, sheet: { ...draft.sheet, cityGoods, players: sheets } };
}

score('on paper: five players are one page, A4 or Letter', async (user, page) => {
  await user.have(five());
  for (const format of ['A4', 'Letter']) {
    const texts = textsOnPages(await page.pdf({ format }));
    expect(texts, format).toHaveLength(1);
    // The table of points, and everybody's cards, houses and sums.
    expect(texts[0]).toBeGreaterThan(200);
  }
});

/** How often each page of a PDF of Chromium draws text, in their order, without a reader of PDF; an empty page draws none. */
function textsOnPages(pdf: Buffer): readonly number[] {
  const file = pdf.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)].map(
      ([, number = '', body = '']) => [number, body] as const,
    ),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  if (pages.length === 0) throw new Error('There is no page in this PDF.');
  return pages.map((body) => {
    const [, content = ''] = /\/Contents\s+(\d+) 0 R/.exec(body) ?? [];
    return (drawn(objects.get(content) ?? '').match(/\bT[jJ]\b/g) ?? []).length;
  });
}

/** The commands of a page, which Chromium compresses. */
function drawn(body: string): string {
  const [whole = '', head = '', length = 0] =
    /^([\s\S]*?\/Length\s+(\d+)[\s\S]*?)stream\r?\n/.exec(body) ?? [];
  const stream = Buffer.from(body.slice(whole.length, whole.length + Number(length)), 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');
}

score('by keyboard alone: another sheet, and back', async (user, page) => {
  await user.have(LIVIA);
  await user.have(GAIUS);
  const { keyboard } = page;
  await user.toShelf();
  await tabTo(page, /^Remove: .*Livia/);
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect.poll(() => user.totals()).toEqual([4, 10]);
  await tabTo(page, 'Result');
  await keyboard.press('Enter');
  await page.locator('.sheet-points').waitFor();
  await tabTo(page, 'QR code');
  await keyboard.press('Enter');
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
});

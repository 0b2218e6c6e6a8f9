/** The languages of docs/site: which one a page speaks, and that it speaks no other. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFromSeed, greedy, playOut } from '../../../src/bots';
import * as library from '../../../src/index';
import { createGame, recordGame } from '../../../src/index';
import { visited } from '../../../test/browser/chromium';
import { SITE_WORDS } from '../../../test/support/site-words';
import { expectAccessible, openSite, visiting, withoutChromium } from './built';
import { Spectator } from './users/spectator';

const { de, en: english, fr, pl } = SITE_WORDS;
type Tag = keyof typeof SITE_WORDS;
/** German first: it has the longest words, and whatever is left in English shows. */
const TAGS: readonly Tag[] = ['de', 'en', 'fr', 'ja', 'nl', 'pl'];

const PAGES = ['score', 'check', 'replay', 'play', 'guides', 'reference'] as const;

/** Words of English that are none in any of the others. */
const OF_ENGLISH =
  /(?<!\p{L})(the|your|you|this|that|with|from|which|are|have|has|been|cannot|and|for|not|player|players|card|cards|house|houses|turn|choose|back|next)(?!\p{L})/iu;

/** What is never spoken in any language. */
const OF_MACHINES = /undefined|NaN|\[object|=>|\$\{/;

/** Every sentence of English that another language says otherwise. */
const SENTENCES = new Set(
  strings(english).filter((text) => text.length > 12 && /\p{L} .*\p{L} .*\p{L}/u.test(text)),
);

function strings(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.values(texts).flatMap(strings);
}

/** What a page shows and tells to those who hear it, in the language of the page. */
function spoken(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    // Code, and what says itself that it is in another language.
    const others = 'code, pre, script, noscript, style, textarea, [lang]:not(html)';
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest(others) !== null || element.id === 'app') continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        said.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
      }
    }
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });
}

async function expectSpoken(page: Page, tag: Tag, where: string): Promise<void> {
  const said = await spoken(page);
  expect(said.filter((text) => OF_MACHINES.test(text))).toEqual([]);
  if (tag === 'en') return;
  const left = said.filter((text) => SENTENCES.has(text) || OF_ENGLISH.test(text));
  expect(left, `${where} in ${tag}`).toEqual([]);
}

const start = visiting('');

for (const tag of visited(TAGS, 1)) {
  start(
    `${tag}, as the browser wishes, on every page`,
    async (page, site) => {
      const { title, titles } = SITE_WORDS[tag].shell;
      expect(await page.locator('h1').textContent()).toBe(title);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
      await expectSpoken(page, tag, 'start');
      await expectAccessible(page);
      for (const id of PAGES) {
        await page.goto(`${site.url}#/${id}`);
        await page.getByRole('heading', { level: 1, name: titles[id], exact: true }).waitFor();
        // A page gets its title once it has been drawn.
        await expect.poll(() => page.title()).toBe(`${titles[id]} – concordia-rules`);
        await expectSpoken(page, tag, id);
        const begin = page.locator('main button.main:enabled').first();
        if (!(await begin.isVisible())) continue;
        await begin.click();
        await page.waitForTimeout(300);
        await expectSpoken(page, tag, `${id}, begun,`);
      }
    },
    { locale: `${tag}-${tag.toUpperCase()}` },
  );
}

test.skipIf(withoutChromium())(
  'the first language that the browser wishes for and the site has, else English',
  async () => {
    const site = await openSite();
    for (const [wishes, tag] of [
      [['pt-BR', 'nl-BE', 'de'], 'nl'],
      [['sv', 'it'], 'en'],
    ] as const) {
      await site.visit(
        '',
        async (page) => {
          await page.addInitScript((languages) => {
            Object.defineProperty(navigator, 'languages', { value: languages });
          }, wishes);
          await page.reload();
          await page.getByRole('heading', { name: SITE_WORDS[tag].shell.title }).waitFor();
        },
        { locale: 'en-GB' },
      );
    }
  },
);

visiting('#/reference')('a choice is kept, on the page where it is made', async (page, site) => {
  await page.locator('header select').selectOption('fr');
  await page.getByRole('heading', { level: 1, name: 'Référence' }).waitFor();
  expect(page.url()).toBe(`${site.url}#/reference`);
  expect(await page.locator('header select').inputValue()).toBe('fr');
  await page.goto(`${site.url}#/guides`);
  await page.reload();
  await page.getByText(fr.guides.inEnglish).waitFor();
  // A link in another language shows it, until another choice is made.
  await page.goto(`${site.url}?language=pl#/guides`);
  await page.getByText(pl.guides.inEnglish).waitFor();
  await page.locator('header select').selectOption('en');
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
  expect(page.url()).toBe(`${site.url}#/guides`);
});

visiting('?language=toString#/guides')('what is no language is none', async (page, site) => {
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
  await page.evaluate(() => localStorage.setItem('concordia-rules language', '<b>'));
  await page.goto(`${site.url}?language=%3Cscript%3E#/guides`);
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

visiting('#/guides')(
  'texts of a page that come after the page are waited for',
  async (page, site) => {
    let late = 0;
    // Those of the frame come as usual.
    await page.route(/\/en-(?!frame)\w+-/, async (route) => {
      late += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    for (const id of ['score', 'check', 'replay', 'play'] as const) {
      await page.goto(`${site.url}#/${id}`);
      await page.getByRole('heading', { level: 1, name: english.shell.titles[id] }).waitFor();
      await page.locator('main button:enabled').first().waitFor();
      expect(await page.locator('main [role=alert]').count(), id).toBe(0);
    }
    expect(late).toBe(4);
    await page.unroute(/\/en-(?!frame)\w+-/);
  },
);

start.atNight(
  'players without a name have one in the language, wherever a game is shown',
  async (page, site) => {
    const auctioned = { map: 'italia', players: 3, seed: 'nemo', modules: ['forum'] } as const;
    const options = { ...auctioned, forumTiles: 'auction' } as const;
    const { actions } = playOut(library, createGame(options), greedy, chanceFromSeed('nemo'));
    const text = JSON.stringify(recordGame(options, actions));
    const user = new Spectator(page);
    const expectNamed = async (where: string): Promise<void> => {
      const said = await spoken(page);
      expect(
        said.filter((one) => /Player \d/.test(one)),
        where,
      ).toEqual([]);
      expect(
        said.some((one) => one.includes('Spieler 2')),
        where,
      ).toBe(true);
    };
    await page.goto(`${site.url}#/check`);
    await user.choose(text);
    await page.locator('#verdict').waitFor();
    await expectNamed('check');
    await page.goto(`${site.url}#/replay`);
    await user.choose(text);
    await page.getByRole('slider').waitFor();
    await expectNamed('replay, at the start');
    await page.getByRole('slider').fill('9');
    await expectNamed('replay, later');
    await page.getByRole('slider').fill(`${actions.length}`);
    await expectNamed('replay, at the end');
  },
  { locale: 'de-DE' },
);

start(
  'a browser that keeps nothing has the choice in the address',
  async (page, site) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.goto(`${site.url}#/reference`);
    await page.reload();
    await page.locator('header select').selectOption('de');
    await page.getByRole('heading', { level: 1, name: 'Referenz' }).waitFor();
    expect(page.url()).toBe(`${site.url}?language=de#/reference`);
    await page.locator('header .home').click();
    await page.getByRole('heading', { name: de.shell.title }).waitFor();
  },
  { locale: 'en-GB' },
);

start(
  'readers see which text stands where, and take their corrections along',
  async (page, site) => {
    await page.goto(`${site.url}?keys&language=de#/play`);
    const begin = page.locator('main button.main:enabled').first();
    await begin.click({ button: 'right' });
    const dialog = page.getByRole('dialog');
    const [word = ''] = await dialog.locator('code').allTextContents();
    expect(word).toMatch(/^play\.\w+$/);
    const texts: Readonly<Record<string, unknown>> = de.play;
    const text = texts[word.slice('play.'.length)];
    expect(await dialog.getByLabel(word).inputValue()).toBe(text);
    await dialog.getByLabel(word).fill('Los');
    await dialog.getByRole('button').click();
    const line = `de\t${word}\t${text}\tLos`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
    // It still is the button that it was, and games say theirs.
    await begin.click();
    await page.locator('.turn h2 .sentence').click({ button: 'right' });
    await expect
      .poll(() => dialog.locator('code').allTextContents())
      .toContain('decisions.playCard');
  },
  { locale: 'de-DE', permissions: ['clipboard-read', 'clipboard-write'] },
);

visiting('?language=de#/play')('nobody else sees any keys', async (page) => {
  await page.locator('main button.main:enabled').first().click({ button: 'right' });
  expect(await page.locator('dialog').count()).toBe(0);
});

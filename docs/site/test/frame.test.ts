/** The frame of docs/site: what it imports, its pages and guides, and that it works without a network. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isForTheNight, visited } from '../../../test/browser/chromium';
import { ROOT } from '../../../test/readme/markdown';
import { keptOffline } from '../build/offline';
import { english } from '../src/words/en';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  visiting,
  withoutChromium,
} from './built';

const PAGES = Object.entries(english.shell.titles);

const start = visiting('');

/** The whole page by its heading, once it has arrived. */
async function arrived(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** A page gets its title once it has been drawn. */
async function titled(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
}

start('clicks lead from the start to every page, and Back leads back', async (page) => {
  await expectAccessible(page);
  for (const [id, title] of PAGES) {
    await page.locator('main').locator(`a[href="#/${id}"]`).click();
    await arrived(page, title);
    await titled(page, `${title} – concordia-rules`);
    expect(await page.locator('header nav [aria-current]').textContent()).toBe(title);
    await page.goBack();
    await arrived(page, 'Concordia, without the arithmetic');
    await titled(page, 'concordia-rules');
  }
});

start('the start page shows a board, and leads back to what was begun', async (page, site) => {
  const board = page.getByRole('img', { name: 'The board of Imperium in the middle of a game' });
  await board.waitFor();
  expect(await page.getByRole('region', { name: 'Go on' }).count()).toBe(0);
  for (const [name, title] of [
    ['Questions people ask', 'Guides'],
    ['The rules, with numbers', 'Guides'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await arrived(page, title);
    await page.goBack();
  }
  await page.evaluate(() => {
    const game = (options: object) => JSON.stringify({ at: 1, log: { options } });
    localStorage.setItem('concordia-rules:play:1', game({ players: ['<b>Livia</b>', 'Gaius'] }));
    const sheet = { players: [{ name: 'Flavia' }, { name: 'Marcus' }] };
    localStorage.setItem('concordia-rules sheet a', JSON.stringify({ sheet }));
    localStorage.setItem('concordia-rules open sheet', 'a');
  });
  await page.goto(`${site.url}?#/`);
  const goOn = page.getByRole('region', { name: 'Go on' });
  await goOn.waitFor();
  expect(await goOn.getByRole('link').allTextContents()).toEqual([
    'Go on: Score – Flavia and Marcus',
    'Go on: Play – <b>Livia</b> and Gaius',
  ]);
  await expectAccessible(page);
  // Whatever else is there, nothing is offered that nobody has begun.
  for (const text of ['', '{', '[]', '{"sheet":7}', '{"fresh":true,"sheet":{"players":[]}}']) {
    await page.evaluate((written) => {
      localStorage.setItem('concordia-rules sheet a', written);
      localStorage.setItem('concordia-rules:play:1', written);
    }, text);
    await page.reload();
    await board.waitFor();
    expect(await goOn.count(), text).toBe(0);
  }
});

start.atNight(
  'on a phone every page is for fingers',
  async (page, site) => {
    await expectAccessible(page);
    await expectTappable(page);
    for (const [id, title] of PAGES) {
      await page.goto(`${site.url}#/${id}`);
      await arrived(page, title);
      await page.locator('main h2, main button, main li').first().waitFor();
      await expectAccessible(page);
      await expectTappable(page);
    }
  },
  PHONE,
);

visiting('#/check')(
  'on a phone the header is one line, with the pages behind a button',
  async (page) => {
    await arrived(page, 'Check');
    await page.setViewportSize({ width: 360, height: 740 });
    const header = await page.locator('header.site').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(52);
    expect(await page.locator('nav a:visible').count()).toBe(0);
    const menu = page.locator('header .menu');
    expect(await menu.textContent()).toBe('Check');
    await menu.tap();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    await expectAccessible(page);
    await expectTappable(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Replay');
    await page.keyboard.press('Enter');
    await arrived(page, 'Replay');
    expect(await menu.textContent()).toBe('Replay');
    expect(await page.locator('nav a:visible').count()).toBe(0);
    await menu.tap();
    // Beside everything.
    await page.touchscreen.tap(4, 700);
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  },
  PHONE,
);

visiting('#/check')('pages know the height of the header, also in large letters', async (page) => {
  await arrived(page, 'Check');
  for (const size of ['16px', '32px']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const [header, told] = await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.style.height = 'var(--header)';
      document.body.append(probe);
      const heights = [document.querySelector('header'), probe].map((one) => one?.offsetHeight);
      probe.remove();
      return heights;
    });
    expect(header).toBe(told);
  }
  expect(await page.locator('main').getAttribute('data-page')).toBe('check');
});

start(
  'nothing is wider than a narrow screen, or than one zoomed to 200 %, in any language',
  async (page, site) => {
    // German has the longest words.
    for (const language of visited(['de', 'en', 'fr', 'ja', 'nl', 'pl'], 1)) {
      for (const address of ['', '#/guides', '#/reference', '#/guides/rules']) {
        await page.goto(`${site.url}?language=${language}${address}`);
        await page.locator('main h1').waitFor();
        await page.locator('main h2').first().waitFor();
        for (const width of [320, 360, 640]) {
          await page.setViewportSize({ width, height: 740 });
          const wide = await page.evaluate(() => [
            document.documentElement.scrollWidth - innerWidth,
            (document.querySelector('header')?.scrollWidth ?? 0) - innerWidth,
          ]);
          expect(wide, `${language} ${address} at ${width}`).toEqual([0, 0]);
        }
        await page.setViewportSize({ width: 1280, height: 720 });
      }
    }
  },
);

visiting('#/guides/rules')('on paper there is only the page', async (page) => {
  await page.locator('.guide h2').first().waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['header.site', 'footer.site', 'main .button']) {
    expect(await page.locator(part).first().isVisible(), part).toBe(false);
  }
  const ink = await page
    .locator('.guide p')
    .first()
    .evaluate((one) => getComputedStyle(one).color);
  expect(ink).toBe('rgb(33, 28, 22)');
});

visiting('#/guides')(
  'whoever wants more contrast, or nothing that moves, has it',
  async (page) => {
    await page.locator('main h2').first().waitFor();
    await page.emulateMedia({ contrast: 'more' });
    const [quiet, ink] = await page.evaluate(() => {
      const footer = document.querySelector('footer');
      return [footer ?? document.body, document.body].map((one) => getComputedStyle(one).color);
    });
    expect(quiet).toBe(ink);
    await expectAccessible(page);
    const moving = await page.evaluate(() => {
      document.body.style.transition = 'color 3s';
      return getComputedStyle(document.body).transitionDuration;
    });
    expect(moving).toBe('0s');
  },
  { reducedMotion: 'reduce' },
);

start(
  'keys alone lead to a page, over the navigation, and into its heading',
  async (page, site) => {
    await tabTo(page, 'Check');
    await page.keyboard.press('Enter');
    await arrived(page, 'Check');
    expect(await page.locator(':focus').textContent()).toBe('Check');
    await page.goto(`${site.url}#/`);
    await page.reload();
    await page.locator('h1').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('main');
  },
);

start(
  'whoever goes on in the moment when the first page is drawn comes there',
  async (page) => {
    await page.addInitScript(() => {
      const drawn = new MutationObserver(() => {
        if (document.querySelector('h1') === null) return;
        drawn.disconnect();
        location.hash = '#/guides';
      });
      drawn.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await arrived(page, 'Guides');
  },
  {},
);

visiting('#/caesar')('an address that leads nowhere says so', async (page) => {
  expect(await page.locator('h1').textContent()).toBe('Page not found');
  await expectAccessible(page);
});

visiting('#/guides/caesar')('and so does one of a guide that there is not', async (page) => {
  expect(await page.getByRole('alert').textContent()).toBe('There is no guide called caesar.');
});

visiting('#/guides').atNight(
  'every guide opens, and every link in it leads somewhere',
  async (page, site) => {
    await page.locator('.guides a').first().waitFor();
    const addresses = await page
      .locator('.guides a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // The README, and what the folders of docs have.
    const files = ['docs', 'docs/guides', 'docs/maps'].flatMap((folder) =>
      readdirSync(ROOT + folder).filter((file) => file.endsWith('.md')),
    );
    expect(addresses).toHaveLength(files.length + 1);
    const places = new Set(addresses);
    const links = new Set<string>();
    for (const address of addresses) {
      await page.goto(site.url + address);
      await page.locator('.guide h2').first().waitFor();
      expect(await page.title()).toMatch(/ – concordia-rules$/);
      const found = await page.locator('.guide').evaluate((guide) => ({
        ids: [...guide.querySelectorAll('[id]')].map(({ id }) => id),
        hrefs: [...guide.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      }));
      for (const id of found.ids) places.add(`${address}/${id}`);
      for (const href of found.hrefs) links.add(href);
    }
    // The reference stands beside the site.
    const isThere = (href: string) =>
      places.has(href) || (href.startsWith('./') && existsSync(`${site.folder}/${href}`));
    expect([...links].filter((href) => !isThere(href) && !/^https?:/.test(href))).toEqual([]);
  },
);

visiting('#/guides/rules/R-4.3')('a rule has an address of its own', async (page) => {
  const rule = page.locator(':focus');
  await page.waitForFunction(() => document.activeElement?.id === 'R-4.3');
  expect(await rule.textContent()).toMatch(/^R-4\.3 Architect, building/);
  await expect
    .poll(() => rule.evaluate((one) => Math.abs(one.getBoundingClientRect().top)))
    .toBeLessThan(50);
  await expectAccessible(page);
});

/** Waits until the site says that it is kept. */
async function kept(page: Page): Promise<void> {
  await page.getByText('This site is saved on your device').waitFor();
}

/** Puts another version in the place of the site, which says so, as long as it is used. */
async function whileNewer({ folder }: VisitedSite, use: () => Promise<void>): Promise<void> {
  const path = `${folder}/index.html`;
  const index = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, index.replace('</head>', '<meta name="new"></head>'));
    keptOffline(folder);
    await use();
  } finally {
    writeFileSync(path, index);
    keptOffline(folder);
  }
}

start.atNight(
  'once it has been there, it works without a network, all of it',
  async (page, site) => {
    await kept(page);
    await page.context().setOffline(true);
    await page.reload();
    await arrived(page, 'Concordia, without the arithmetic');
    for (const [id, title] of PAGES) {
      await page.goto(`${site.url}#/${id}`);
      await page.reload();
      await arrived(page, title);
      expect(await page.getByRole('alert').count(), id).toBe(0);
    }
    await page.locator('main .button.main').click();
    await page.getByRole('heading', { name: 'All functions' }).waitFor();
    await page.goto(`${site.url}#/guides/imperium`);
    await page.locator('.guide img').waitFor();
    const width = await page.locator('.guide img').evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return 0;
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
    await page.goto(`${site.url}#/play`);
    await arrived(page, 'Play');
    // Strong bots think as well.
    await page.getByLabel('Who is player 1').selectOption('expert');
    await page.getByLabel('Who is player 2').selectOption('person');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('heading', { name: 'Gaius plays a card' }).waitFor();
    expect(page.workers()).toHaveLength(1);
    expect(await page.locator('.notice').count()).toBe(0);
    await page.reload();
    await arrived(page, 'Play');
    await page.locator('header select').selectOption('ja');
    await arrived(page, 'プレイ');
    expect(await page.getByRole('alert').count()).toBe(0);
  },
  { serviceWorkers: 'allow' },
);

start.atNight(
  'a tab that is open while there is a new site goes on with the old one until it is loaded anew',
  async (page, site) => {
    await kept(page);
    const [script = ''] = readdirSync(`${site.folder}/assets`).filter((name) =>
      /^reference-.*js$/.test(name),
    );
    const path = `${site.folder}/assets/${script}`;
    const code = readFileSync(path);
    rmSync(path);
    await whileNewer(site, async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const changed = new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve);
        });
        await registration.update();
        await changed;
      });
      expect(await page.locator('meta[name=new]').count()).toBe(0);
      await page.goto(`${site.url}#/reference`);
      await arrived(page, 'Reference');
      await page.goto(`${site.url}#/`);
      await page.reload();
      expect(await page.locator('meta[name=new]').count()).toBe(1);
    }).finally(() => {
      writeFileSync(path, code);
      keptOffline(site.folder);
    });
  },
  { serviceWorkers: 'allow' },
);

start(
  'a visit that still shows an old site says that there is a newer one, and a tap shows it',
  async (page, site) => {
    await kept(page);
    await page.reload();
    await whileNewer(site, async () => {
      await page.reload();
      expect(await page.locator('meta[name=new]').count()).toBe(0);
      await page.getByText('There is a newer version of this site.').waitFor();
      await page.getByRole('button', { name: 'Load it' }).click();
      await page.locator('meta[name=new]').waitFor({ state: 'attached' });
    });
  },
  { serviceWorkers: 'allow' },
);

test.skipIf(withoutChromium() || isForTheNight())(
  'whoever has no room for it is told, and can try again',
  async () => {
    const site = await openSite();
    const path = `${site.folder}/icon-512.png`;
    const icon = readFileSync(path);
    rmSync(path);
    try {
      await site.visit(
        '',
        async (page) => {
          await page.getByText('This site could not be saved on your device').waitFor();
          await expectAccessible(page);
          writeFileSync(path, icon);
          await page.getByRole('button', { name: 'Try again' }).click();
          await kept(page);
        },
        { serviceWorkers: 'allow' },
      );
    } finally {
      writeFileSync(path, icon);
    }
  },
);

test.skipIf(withoutChromium())(
  'it can be installed: icons of all kinds, in the sizes that they say',
  async () => {
    const site = await openSite();
    const text = readFileSync(`${site.folder}/manifest.webmanifest`, 'utf8');
    const { icons, shortcuts, ...manifest } = JSON.parse(text);
    expect(manifest).toMatchObject({ id: './', start_url: './', display: 'standalone' });
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of icons) {
      if (type !== 'image/png') continue;
      // Width and height, as every PNG begins with them.
      const png = readFileSync(`${site.folder}/${src}`);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(
      ['score', 'check', 'replay', 'play'].map((id) => `./#/${id}`),
    );
  },
);

test.skipIf(withoutChromium())('no page names another host, nor may ask one', async () => {
  const site = await openSite();
  for (const name of readdirSync(site.folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|css|webmanifest)$/.test(name)) continue;
    expect(readFileSync(`${site.folder}/${name}`, 'utf8'), name).not.toMatch(/https?:\/\//);
  }
  const index = readFileSync(`${site.folder}/index.html`, 'utf8');
  expect(index).toMatch(
    /http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;;/,
  );
});

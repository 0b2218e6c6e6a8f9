/** The page Play of the site: whole games by clicks, by keys and on a phone. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { finalScores, mapIds, replay, validateLog } from '../../src/index';
import { page as readPage } from '../readme/markdown';
import { visited } from './site';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  withoutChromium,
} from './site-built';

/** Where a game is kept. */
const KEPT = 'concordia-rules:play:1';

/** A game from its last turns on, as it was saved. */
const { scores: _scores, ...WHOLE } = JSON.parse(readPage('docs/examples/corsica-2.json'));
const NEARLY_OVER = { ...WHOLE, actions: WHOLE.actions.slice(0, -20) };

describe.skipIf(withoutChromium())('Play in Chromium', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  const card = (page: Page, name: string) =>
    page.locator('button.card').filter({ hasText: `Play ${name}` });
  const heading = (page: Page): Promise<string | null> => page.locator('.turn h2').textContent();
  const isAsked = (page: Page, name: string): Promise<void> =>
    page.getByRole('heading', { name, exact: true }).waitFor();
  const tab = (page: Page, name: string): Promise<void> =>
    page.locator('.tabs').getByRole('button', { name, exact: true }).click();

  /** Fills in the form and starts. */
  async function start(page: Page, map: string, sitters: readonly string[]): Promise<void> {
    await page.getByLabel('Map').selectOption(map);
    await page.getByLabel('Number of players').selectOption(`${sitters.length}`);
    for (const [seat, sitter] of sitters.entries()) {
      await page.getByLabel(`Who is player ${seat + 1}`).selectOption(sitter);
    }
    if (!(await page.getByLabel('Seed').isVisible())) await page.getByText('More rules').click();
    await page.getByLabel('Seed').fill('ludi');
    await press(page, 'Start the game');
    await page.locator('.turn').waitFor();
  }

  /** Clicks open choices by chance, lifts curtains and skips, until the game is over or so many times. */
  function clicked(page: Page, most = 3000): Promise<number> {
    return page.evaluate(async (limit) => {
      const selector =
        '.choices button:enabled:not(.picked, .rest), .curtain button, .others button';
      let chance = 1;
      for (let clicks = 0; clicks < limit; ) {
        if (document.querySelector('.turn .scores') !== null) return clicks;
        const open = document.querySelectorAll<HTMLButtonElement>(selector);
        const button = open[chance % open.length];
        if (button !== undefined) {
          button.click();
          if (button.closest('.others') === null) clicks += 1;
          chance = (chance * 48_271) % 2_147_483_647;
        }
        // Bots may be moving.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return limit;
    }, most);
  }

  function totals(page: Page): Promise<readonly number[]> {
    return page
      .locator('.scores tr.total td')
      .allTextContents()
      .then((cells) => cells.map(Number));
  }

  async function savedText(page: Page, button = 'Save'): Promise<string> {
    const download = page.waitForEvent('download');
    await tab(page, 'More');
    await press(page, button);
    return readFileSync(await (await download).path(), 'utf8');
  }

  async function leave(page: Page): Promise<void> {
    await tab(page, 'More');
    await press(page, 'New game');
  }

  async function load(page: Page, text: string): Promise<void> {
    const buffer = Buffer.from(text);
    const file = { name: 'game.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
  }

  test('against a bot to the end by clicks; the log saved has the scores, and Replay shows them', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'corsica', ['person', 'planner']);
      const clicks = await clicked(page);
      console.log(`one person against a bot: ${clicks} clicks`);
      expect(clicks).toBeGreaterThan(20);
      expect(await heading(page)).toBe('The game is over.');
      await expectAccessible(page);
      const shown = await totals(page);
      const log = JSON.parse(await savedText(page));
      expect(log.scores).toEqual(shown);
      expect(log.meta).toEqual({ seats: 'person planner' });
      const result = validateLog(log);
      if (!result.ok) throw result.error;
      expect(finalScores(result.state).players.map(({ total }) => total)).toEqual(shown);
      await tab(page, 'Turn');
      await press(page, 'Replay this game');
      await page.getByRole('slider').waitFor();
    }));

  test('bots alone play in teams with everything there is; skipped, it is over at once', () =>
    site.visit('#/play', async (page) => {
      await page.getByLabel('Number of players').selectOption('4');
      await page.getByText('More rules').click();
      await page.getByRole('combobox', { name: /^Cards/ }).selectOption('venus');
      await page.getByRole('combobox', { name: /^First goods/ }).selectOption('bought');
      await page.getByRole('checkbox', { name: /^Teams/ }).check();
      await page.getByRole('checkbox', { name: /^Intermediate scoring/ }).check();
      await page.getByText('Modules', { exact: true }).click();
      for (const name of [/^Salt/, /^Forum/]) await page.getByRole('checkbox', { name }).check();
      await start(page, 'sicilia', ['planner', 'random', 'greedy', 'planner']);
      await press(page, 'Skip');
      await isAsked(page, 'The game is over.');
      expect((await totals(page)).length).toBe(4);
      expect(JSON.parse(await savedText(page)).options).toMatchObject({
        cards: 'venus',
        teams: true,
        startingGoods: 'bought',
        intermediateScoring: true,
        modules: ['salt', 'forum'],
      });
    }));

  /** Bots that think take as long as they want, until they are ended. */
  const neverAnswer = (page: Page): Promise<void> =>
    page.evaluate(() => {
      Worker.prototype.postMessage = () => undefined;
    });

  /** Plays a card that needs nothing else. */
  async function playSenator(page: Page): Promise<void> {
    await card(page, 'Senator').click();
    await press(page, 'Pass');
  }

  test('strong bots think in a worker, while the page goes on living', () =>
    site.visit('#/play', async (page) => {
      await page.evaluate(() => {
        const frames: number[] = [];
        const thoughts: { begin: number; end: number }[] = [];
        const draw = (at: number) => {
          frames.push(at);
          requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (this: Worker, message: unknown) {
          const begin = performance.now();
          const told = () => thoughts.push({ begin, end: performance.now() });
          this.addEventListener('message', told, { once: true });
          postMessage.call(this, message);
        };
        Object.assign(globalThis, { frames, thoughts });
      });
      await start(page, 'imperium', ['person', 'expert', 'searcher']);
      expect(page.workers()).toEqual([]);
      for (const play of [
        () => playSenator(page),
        async () => {
          await card(page, 'Tribune').click();
          await page.locator('.choices button').last().click();
        },
      ]) {
        await play();
        await press(page, 'Skip');
        await isAsked(page, 'Livia plays a card');
      }
      expect(page.workers()).toHaveLength(1);
      const drawn = await page.evaluate(() => {
        const { frames, thoughts } = globalThis as unknown as {
          readonly frames: readonly number[];
          readonly thoughts: readonly { readonly begin: number; readonly end: number }[];
        };
        const [longest] = thoughts.toSorted((a, b) => b.end - b.begin - (a.end - a.begin));
        const meanwhile = frames.filter(
          (at) => longest !== undefined && at > longest.begin && at < longest.end,
        );
        return { thoughts: thoughts.length, meanwhile: meanwhile.length };
      });
      // Two bots have played two cards each.
      expect(drawn.thoughts).toBeGreaterThanOrEqual(4);
      expect(drawn.meanwhile).toBeGreaterThanOrEqual(3);
      const log = JSON.parse(await savedText(page));
      expect(log.meta).toEqual({ seats: 'person expert searcher' });
      expect(validateLog(log).ok).toBe(true);
      await leave(page);
      await expect.poll(() => page.workers()).toEqual([]);
    }));

  test('who takes back or leaves ends what a bot thinks; the game is kept meanwhile', () =>
    site.visit('#/play', async (page) => {
      await neverAnswer(page);
      await start(page, 'italia', ['person', 'expert', 'person']);
      await press(page, 'I am Livia');
      await playSenator(page);
      await page.getByText('Gaius is thinking …').waitFor();
      await expectAccessible(page);
      expect(page.workers()).toHaveLength(1);
      await press(page, 'Take back');
      await isAsked(page, 'Livia may buy 2 cards');
      await expect.poll(() => page.workers()).toEqual([]);
      await press(page, 'Pass');
      await page.getByText('Gaius is thinking …').waitFor();
      await leave(page);
      await expect.poll(() => page.workers()).toEqual([]);
      // With a worker that answers again.
      await page.reload();
      await press(page, 'Continue');
      await page.getByText('Hand the device to Flavia. Nobody else may look.').waitFor();
    }));

  const MISSING = [
    [
      'one that cannot be loaded',
      `class {
        constructor() { setTimeout(() => this.onerror()); }
        postMessage() {}
        terminate() {}
      }`,
    ],
    ['none', 'undefined'],
  ] as const;
  test.each(visited(MISSING, 1))(
    'where workers are missing, strong bots play all the same: %s',
    (_, worker) =>
      site.visit('#/play', async (page) => {
        await page.evaluate(`globalThis.Worker = ${worker};`);
        await start(page, 'italia', ['person', 'expert']);
        await playSenator(page);
        await page.getByText('so the strong ones play like medium ones').waitFor();
        await press(page, 'Skip');
        await isAsked(page, 'Livia plays a card');
        await expectAccessible(page);
      }),
  );

  test('others move one after another, in sentences, and can be skipped', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'planner', 'planner']);
      await card(page, 'Senator').click();
      await press(page, 'Pass');
      // What Gaius plays comes a moment later, and then what he does with it.
      const now = page.locator('.others .now');
      await now.getByText(/Gaius plays /).waitFor();
      expect(await page.locator('.choices').count()).toBe(0);
      await expectAccessible(page);
      const first = await now.textContent();
      await expect.poll(() => now.textContent()).not.toBe(first);
      await press(page, 'Skip');
      await isAsked(page, 'Livia plays a card');
      await page.getByText(/^Meanwhile \(\d+\)$/).click();
      const told = await page.locator('.meanwhile li').allTextContents();
      expect(told[0]).toMatch(/^2 Gaius plays /);
      expect(told.some((text) => /^3 Flavia plays /.test(text))).toBe(true);
    }));

  test('one takes back to the start of the turn, and not over what bots have answered', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'planner']);
      const back = page.getByRole('button', { name: 'Take back', exact: true });
      expect(await back.isDisabled()).toBe(true);
      await card(page, 'Architect').click();
      // a step for each colonist on the board, of which everybody has two.
      await isAsked(page, 'Livia may move (2 steps left) or build');
      const move = async () => {
        await page.locator('.choices button').first().click();
        await page
          .locator('.choices')
          .getByText(/1 step\)/)
          .first()
          .click();
        await isAsked(page, 'Livia may move (1 step left) or build');
      };
      await move();
      await back.click();
      await isAsked(page, 'Livia may move (2 steps left) or build');
      await back.click();
      await isAsked(page, 'Livia plays a card');
      expect(await back.isDisabled()).toBe(true);
      await card(page, 'Architect').click();
      await move();
      await tab(page, 'More');
      await press(page, 'Take back the whole turn');
      await isAsked(page, 'Livia plays a card');
      await card(page, 'Senator').click();
      await press(page, 'Pass');
      await press(page, 'Skip');
      await isAsked(page, 'Livia plays a card');
      expect(await back.isDisabled()).toBe(true);
    }));

  test('a game is saved and loaded, and kept over a reload', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'random', 'greedy']);
      await clicked(page, 12);
      const skip = page.locator('.others button');
      await expect
        .poll(async () => {
          if ((await skip.count()) > 0) await skip.click({ timeout: 500 }).catch(() => undefined);
          return page.locator('.choices').count();
        })
        .toBe(1);
      const [text, sentence] = [await savedText(page), await heading(page)];
      await tab(page, 'Players');
      const table = await page.locator('.model.players').textContent();

      await page.reload();
      await page.getByText('You have a game going: Italia: Livia, Gaius and Flavia.').waitFor();
      await expectAccessible(page);
      await press(page, 'Continue');
      expect(await heading(page)).toBe(sentence);
      await tab(page, 'Players');
      expect(await page.locator('.model.players').textContent()).toBe(table);

      for (const saved of [text, await savedText(page, 'Save as text')]) {
        await leave(page);
        await load(page, saved);
        await page.locator('.turn').waitFor();
        expect(await heading(page)).toBe(sentence);
        expect(JSON.parse(await savedText(page))).toEqual(JSON.parse(text));
      }
    }));

  test('between people a curtain hides everything that others may not see', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'person']);
      // The first hand of everybody.
      const hand = [
        'Tribune',
        'Architect',
        'Prefect',
        'Prefect',
        'Mercator',
        'Diplomat',
        'Senator',
      ];
      const hidden = async () => {
        for (const name of ['Turn', 'Cards', 'Players', 'More']) {
          await tab(page, name);
          expect(await page.locator('.card, .choices').count()).toBe(0);
          expect(await page.content()).not.toMatch(/Architect(?! I)/);
        }
        await tab(page, 'Turn');
      };
      await hidden();
      await expectAccessible(page);
      await press(page, 'I am Livia');
      expect(await page.locator('button.card strong').allTextContents()).toEqual(
        hand.filter((name, at) => hand.indexOf(name) === at).map((name) => `Play ${name}`),
      );
      await card(page, 'Mercator').click();
      await press(page, 'Pass');
      await isAsked(page, 'Gaius plays a card');
      await page.getByText('Hand the device to Gaius. Nobody else may look.').waitFor();
      await hidden();
      await press(page, 'I am Gaius');
      // What Livia has done, now that he looks.
      await page.locator('.others .now').getByText('Livia plays Mercator').waitFor();
      await press(page, 'Skip');
      await isAsked(page, 'Gaius plays a card');
      expect(await page.locator('button.card').count()).toBe(6);
      await tab(page, 'Cards');
      expect(await page.locator('.sheet-body h3').allTextContents()).toContain('Gaius: hand');
      expect(await page.locator('.sheet-body h3').allTextContents()).not.toContain('Livia: hand');
      // Back to Livia, who is not at the screen.
      await press(page, 'Take back');
      await page.getByRole('button', { name: 'I am Livia' }).waitFor();
      expect(await page.locator('.card, .choices').count()).toBe(0);
    }));

  test('as many seats as the box advises are there, until somebody says otherwise', () =>
    site.visit('#/play', async (page) => {
      const count = page.getByLabel('Number of players');
      const seats = page.getByLabel(/^Name of player/);
      // The box of Imperium is for three to five, that of Italia for two to four.
      expect([await count.inputValue(), await seats.count()]).toEqual(['3', 3]);
      await page.getByText('The box advises 3 to 5 players.').waitFor();
      await page.getByLabel('Map').selectOption('italia');
      expect([await count.inputValue(), await seats.count()]).toEqual(['2', 2]);
      await count.selectOption('4');
      await page.getByLabel('Map').selectOption('imperium');
      expect([await count.inputValue(), await seats.count()]).toEqual(['4', 4]);
    }));

  test('what cannot be gets a sentence: a closed value, a ruined file, a forged save', () =>
    site.visit('#/play', async (page) => {
      const alert = page.getByRole('alert');
      // Three is no number for teams.
      await page.getByText('More rules').click();
      await page.getByLabel('Number of players').selectOption('3');
      expect(await page.getByRole('checkbox', { name: /^Teams/ }).isDisabled()).toBe(true);
      await page.getByText('Team games are for four or six players.').waitFor();
      await page.getByLabel('Name of player 2').fill('');
      await alert.waitFor();
      expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
      await page.getByLabel('Name of player 2').fill('Gaius');
      expect(await alert.count()).toBe(0);

      for (const text of ['', 'x', 'null', '{}', '{"format":"concordia-log","version":99}']) {
        await load(page, text);
        await alert.getByText('This game cannot be continued.').waitFor();
      }
      await start(page, 'italia', ['person', 'planner']);
      const log = JSON.parse(await savedText(page));
      const forged = { ...log, actions: [{ type: 'playCard', seat: 0, card: 'consul-iii' }] };
      const others = await page.evaluate(() => Object.keys(localStorage));
      for (const text of ['{"a":', '7', '{"log":{}}', JSON.stringify({ at: 1, log: forged })]) {
        await page.evaluate(
          ([key = '', value = '']) => {
            localStorage.clear();
            localStorage.setItem(key, value);
          },
          [KEPT, text],
        );
        await page.reload();
        if (text.includes('options')) await press(page, 'Continue');
        await page.getByText('This game cannot be continued.').waitFor();
        await page.getByRole('button', { name: 'Start the game' }).waitFor();
      }
      expect(others.some((key) => key.startsWith('concordia-rules:play:'))).toBe(true);
      await expectAccessible(page);
      // Another version may be able to read it.
      const download = page.waitForEvent('download');
      await press(page, 'Save');
      expect(readFileSync(await (await download).path(), 'utf8')).toBe(JSON.stringify(forged));
      await press(page, 'Discard it');
      expect(await alert.count()).toBe(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEPT)).toBeNull();
    }));

  test('hostile names are only names; full storage and another tab are told', () =>
    site.visit('#/play', async (page) => {
      const name = '<img src=x onerror=alert(1)>';
      const hostile = { ...NEARLY_OVER, options: { ...WHOLE.options, players: [name, 'Gaius'] } };
      await page.evaluate((key) => {
        localStorage.setItem('full', '');
        for (let size = 6_000_000; size >= 1; size = Math.floor(size / 2)) {
          try {
            localStorage.setItem('full', `${localStorage.getItem('full')}${'x'.repeat(size)}`);
          } catch {
            // No room for so much.
          }
        }
        return key;
      }, KEPT);
      await load(page, JSON.stringify(hostile));
      await page.getByText('There is no room left in this browser').waitFor();
      await tab(page, 'Players');
      expect(await page.locator('.model.players th').allTextContents()).toContain(`1 ${name}`);
      expect(await page.locator('img').count()).toBe(0);
      await tab(page, 'Turn');
      await page.evaluate((key) => {
        localStorage.removeItem('full');
        return key;
      }, KEPT);
      await expectAccessible(page);
    }));

  test('a game that two tabs play on becomes two games', () =>
    site.visit('#/play', async (page) => {
      const keys = () =>
        page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('concordia-rules:play:')),
        );
      await start(page, 'italia', ['person', 'planner']);
      const [key = ''] = await keys();
      await page.evaluate((kept) => {
        dispatchEvent(new StorageEvent('storage', { key: kept, newValue: '{}' }));
      }, key);
      await page.getByText('This game was continued in another tab, too.').waitFor();
      await expectAccessible(page);
      await expect.poll(keys).toHaveLength(2);
      // Another tab with another game takes nothing away.
      await page.evaluate(() => {
        const other = 'concordia-rules:play:other';
        dispatchEvent(new StorageEvent('storage', { key: other, newValue: '{}' }));
      });
      await page.reload();
      const going = page.getByText('You have a game going: Italia: Livia and Gaius.');
      await going.nth(1).waitFor();
      expect(await going.count()).toBe(2);
      await page.getByRole('button', { name: 'Discard it' }).first().click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await isAsked(page, 'Livia plays a card');
    }));

  test('a pick on the board is marked, and confirmed in the sheet', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'planner']);
      await card(page, 'Architect').click();
      await page.locator('.concordia-open[data-key="capital:roma"]').click();
      await page.locator('.concordia-open[data-key="route:sea:neapolis~roma"]').click();
      await page.getByRole('button', { name: 'Only Roma and Neapolis–Roma' }).waitFor();
      await press(page, 'Take back');
      await card(page, 'Prefect').click();
      const place = page.locator('.concordia-open[data-key="province:etruria"]');
      await place.click();
      expect(await place.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: 'Only Etruria' }).waitFor();
      expect(await page.locator('.confirm').textContent()).toContain('Let Etruria produce');
      await expectAccessible(page);
      await press(page, /Only Etruria/);
      expect(await place.getAttribute('aria-pressed')).toBe('false');
      await place.click();
      await press(page, 'Do it');
      await page.locator('.others, .choices').first().waitFor();
      expect(await page.locator('.confirm').count()).toBe(0);
    }));

  test('what a pick in the sheet leads to comes into sight: Roma’s ships sail below the city', () =>
    site.visit(
      '#/play',
      async (page) => {
        await start(page, 'roma', ['person', 'planner']);
        await card(page, 'Architect').tap();
        const isSeen = () =>
          page.evaluate(() => {
            const place = document.querySelector('.concordia-target[data-key="field:carthago"]');
            const {
              left = 0,
              top = 0,
              width = 0,
              height = 0,
            } = place?.getBoundingClientRect() ?? {};
            return place === document.elementFromPoint(left + width / 2, top + height / 2);
          });
        expect(await isSeen()).toBe(false);
        await page.locator('.choices .group').filter({ hasText: 'Ostia' }).tap();
        await expect.poll(isSeen).toBe(true);
      },
      PHONE,
    ));

  test('on Ionium, a Prefect is about provinces, not about the cities of the same name', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'ionium', ['person', 'planner']);
      await card(page, 'Prefect').click();
      await isAsked(page, 'Livia lets a province produce or takes the coins');
      const keys = await page
        .locator('.concordia-target.concordia-open')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-key') ?? ''));
      expect(keys).toContain('province:sparta');
      expect(keys).toContain('province:rhodos');
      expect(keys.filter((key) => !key.startsWith('province:'))).toEqual([]);
    }));

  test('keys alone play a turn: with the buttons, and on the board', () =>
    site.visit('#/play', async (page) => {
      await tabTo(page, 'Start the game');
      await page.keyboard.press('Enter');
      await page.locator('.turn h2:focus').waitFor();
      await tabTo(page, /^Play Architect/);
      await page.keyboard.press('Enter');
      await isAsked(page, 'Livia may move (2 steps left) or build');
      await tabTo(page, /^Roma/);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Only Roma/ }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Only Roma and / }).waitFor();
      await tabTo(page, /^Do it$|^Move a .* from Roma to /);
      await page.keyboard.press('Enter');
      await page
        .getByRole('heading', { name: /^Livia may move \([01] steps? left\) or build$/ })
        .waitFor();
      await tabTo(page, 'Take back');
      await page.keyboard.press('Enter');
      await isAsked(page, 'Livia may move (2 steps left) or build');
    }));

  /** Takes the first choice with Tab and Enter, and what comes after it. */
  async function takenByKeys(page: Page): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement?.matches(
            '.choices button:not(.picked, .rest), .curtain button, .others button',
          ) === true
        );
      });
      if (!found) continue;
      await page.keyboard.press('Enter');
      return;
    }
    throw new Error('No way to a choice by keyboard.');
  }

  test('keys alone play a game to its end', () =>
    site.visit('#/play', async (page) => {
      // A game that is kept shortly before its end.
      const kept = { ...NEARLY_OVER, meta: { seats: 'person planner' } };
      await page.evaluate(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        [KEPT, JSON.stringify({ at: 1, log: kept })],
      );
      await page.reload();
      await tabTo(page, 'Continue');
      await page.keyboard.press('Enter');
      const points = page.locator('.turn .scores');
      const next = page.locator('.choices button, .others button, .turn .scores').first();
      let choices = 0;
      for (; ; choices += 1) {
        await next.waitFor({ state: 'attached' });
        if ((await points.count()) > 0) break;
        await takenByKeys(page);
      }
      console.log(`by keys alone: ${choices} choices`);
      expect(await page.locator(':focus').textContent()).toBe('The game is over.');
      await tabTo(page, 'Replay this game');
      await page.keyboard.press('Enter');
      await page.getByRole('slider').waitFor();
    }));

  test('every map is played, names of places can be read on a desktop, and closed choices say why', () =>
    site.visit(
      '#/play',
      async (page) => {
        for (const map of visited(mapIds(), 2)) {
          await start(page, map, ['person', 'planner']);
          const least = await page.evaluate(() => {
            const scale = document
              .querySelector<SVGSVGElement>('.board-picture svg')
              ?.getScreenCTM();
            const sizes = [...document.querySelectorAll('.concordia-name')].map((name) =>
              Number(name.getAttribute('font-size')),
            );
            return Math.min(...sizes) * (scale?.a ?? 0);
          });
          expect(least, map).toBeGreaterThanOrEqual(11);
          await card(page, 'Senator').click();
          expect(await heading(page)).toBe('Livia may buy 2 cards');
          const closed = page.getByText(/^Not possible now/);
          if ((await closed.count()) > 0) await closed.click();
          for (const text of await page.locator('.closed li small').allTextContents()) {
            expect(text).toMatch(/\.$/);
          }
          await leave(page);
        }
        // A small Ionium.
        await page.getByLabel('Map').selectOption('ionium');
        await page.getByText('More rules').click();
        await page.getByText('Provinces left out').click();
        for (const name of ['Campania', 'Calabria', 'Sicilia']) {
          await page.getByRole('checkbox', { name }).check();
        }
        await start(page, 'ionium', ['person', 'planner']);
        const { options } = JSON.parse(await savedText(page));
        expect(options.omitProvinces.toSorted()).toEqual(['calabria', 'campania', 'sicilia']);
      },
      { viewport: { width: 1440, height: 900 } },
    ));

  test('on a phone a game goes to its end', () =>
    site.visit(
      '#/play',
      async (page) => {
        await expectTappable(page);
        await start(page, 'hellas', ['person', 'person', 'random']);
        await expectTappable(page);
        await clicked(page, 20);
        for (const name of ['Turn', 'Cards', 'Display', 'Players', 'Points', 'More']) {
          await tab(page, name);
          await expectTappable(page);
          await expectAccessible(page);
        }
        await leave(page);
        await load(page, JSON.stringify(NEARLY_OVER));
        await clicked(page);
        expect(await heading(page)).toBe('The game is over.');
        await expectTappable(page);
        await expectAccessible(page);
        const shown = await totals(page);
        const log = JSON.parse(await savedText(page));
        expect(finalScores(replay(log)).players.map(({ total }) => total)).toEqual(shown);
      },
      PHONE,
    ));

  test('other languages play with their own words', () =>
    site.visit('?language=de#/play', async (page) => {
      await page.getByRole('button', { name: 'Partie beginnen' }).click();
      await isAsked(page, 'Livia spielt eine Karte');
      await expectAccessible(page);
    }));
});

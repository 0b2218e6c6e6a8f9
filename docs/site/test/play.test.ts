/** The page Play of the site: whole games by clicks, by keys and on a phone. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { finalScores, mapIds, replay, validateLog } from '../../../src/index';
import { visited } from '../../../test/browser/chromium';
import { page as readPage } from '../../../test/readme/markdown';
import { expectAccessible, expectTappable, PHONE, skipMoves, tabTo, visitedBy } from './built';
import { Player } from './users/player';

/** Where a game is kept. */
const KEPT = 'concordia-rules:play:1';

/** A game from its last turns on, as it was saved. */
const { scores: _scores, ...WHOLE } = JSON.parse(readPage('docs/examples/corsica-2.json'));
const NEARLY_OVER = { ...WHOLE, actions: WHOLE.actions.slice(0, -20) };

const TABS = ['Players', 'Cards in hand', 'Choices', 'Display', 'Scores', 'What happened'];

const play = visitedBy(Player, '#/play');

play(
  'against a bot to the end by clicks; the log saved has the scores, and Replay shows them',
  async (user, page) => {
    await user.start('corsica', ['person', 'planner']);
    const clicks = await user.clicked();
    console.log(`one person against a bot: ${clicks} clicks`);
    expect(clicks).toBeGreaterThan(20);
    expect(await user.heading()).toBe('The game is over.');
    await expectAccessible(page);
    const shown = await user.totals();
    const log = JSON.parse(await user.savedText());
    expect(log.scores).toEqual(shown);
    expect(log.meta).toEqual({ seats: 'person planner' });
    const result = validateLog(log);
    if (!result.ok) throw result.error;
    expect(finalScores(result.state).players.map(({ total }) => total)).toEqual(shown);
    await user.press('Replay this game');
    await page.getByRole('slider').waitFor();
  },
);

play.atNight(
  'bots alone play in teams with everything there is; skipped, it is over at once',
  async (user, page) => {
    await user.chooses('Number of players', '4');
    await page.getByText('More rules').click();
    await page.getByRole('combobox', { name: /^Cards/ }).selectOption('venus');
    await page.getByRole('combobox', { name: /^First goods/ }).selectOption('bought');
    await page.getByRole('checkbox', { name: /^Teams/ }).check();
    await page.getByRole('checkbox', { name: /^Intermediate scoring/ }).check();
    await page.getByText('Modules', { exact: true }).click();
    for (const name of [/^Salt/, /^Forum/]) await page.getByRole('checkbox', { name }).check();
    await user.start('sicilia', ['planner', 'random', 'greedy', 'random']);
    await user.press('Skip');
    await user.isAsked('The game is over.', 100_000);
    expect((await user.totals()).length).toBe(4);
    expect(JSON.parse(await user.savedText()).options).toMatchObject({
      cards: 'venus',
      teams: true,
      startingGoods: 'bought',
      intermediateScoring: true,
      modules: ['salt', 'forum'],
    });
  },
);

/** Bots that think take as long as they want, until they are ended. */
const neverAnswer = (user: Player): Promise<void> =>
  user.page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });

/** Plays a card that needs nothing else. */
async function playSenator(user: Player): Promise<void> {
  await user.card('Senator').click();
  await user.press('Pass');
}

play('strong bots think in a worker, while the page goes on living', async (user, page) => {
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
  await user.start('imperium', ['person', 'expert', 'searcher']);
  expect(page.workers()).toEqual([]);
  for (const play of [
    () => playSenator(user),
    async () => {
      await user.card('Tribune').click();
      await page.locator('.choices button.choice').last().click();
    },
  ]) {
    await play();
    await user.press('Skip');
    await user.isAsked('Livia plays a card');
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
  const log = JSON.parse(await user.savedText());
  expect(log.meta).toEqual({ seats: 'person expert searcher' });
  expect(validateLog(log).ok).toBe(true);
  await user.leave();
  await expect.poll(() => page.workers()).toEqual([]);
});

play.atNight(
  'who takes back or leaves ends what a bot thinks; the game is kept meanwhile',
  async (user, page) => {
    await neverAnswer(user);
    await user.start('italia', ['person', 'expert', 'person']);
    await user.press('I am Livia');
    await playSenator(user);
    await expect.poll(() => page.workers()).toHaveLength(1);
    await expectAccessible(page);
    await user.opensMenu();
    await user.press('Take back the whole turn');
    await user.isAsked('Livia plays a card');
    await expect.poll(() => page.workers()).toEqual([]);
    await playSenator(user);
    await expect.poll(() => page.workers()).toHaveLength(1);
    await user.leave();
    await expect.poll(() => page.workers()).toEqual([]);
    // With a worker that answers again.
    await page.reload();
    await user.press('Continue');
    await user.sees('Hand the device to Flavia. Nobody else may look.');
  },
);

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
for (const [what, worker] of visited(MISSING, 1)) {
  play.atNight(
    `where workers are missing, strong bots play all the same: ${what}`,
    async (user, page) => {
      await page.evaluate(`globalThis.Worker = ${worker};`);
      await user.start('italia', ['person', 'expert']);
      await playSenator(user);
      await user.sees('so the strong ones play like medium ones');
      await user.press('Skip');
      await user.isAsked('Livia plays a card');
      await expectAccessible(page);
    },
  );
}

play.atNight(
  'others move one after another, in sentences, and can be skipped',
  async (user, page) => {
    await user.start('italia', ['person', 'planner', 'planner']);
    await user.card('Senator').click();
    await user.press('Pass');
    // What Gaius plays comes a moment later, and then what he does with it.
    const box = page.locator('.box');
    await box.getByText(/Gaius plays /).waitFor();
    expect(await page.locator('.choices button').count()).toBe(0);
    await expectAccessible(page);
    const first = await box.textContent();
    await expect.poll(() => box.textContent()).not.toBe(first);
    await user.press('Skip');
    await user.isAsked('Livia plays a card');
    await user.tab('What happened');
    const told = (await page.locator('.told li').allTextContents()).join('\n');
    expect(told).toMatch(/^2 Gaius plays /m);
    expect(told).toMatch(/^3 Flavia plays /m);
  },
);

play(
  'one takes back to the start of the turn, and not over what bots have answered',
  async (user) => {
    await user.start('italia', ['person', 'planner']);
    const back = user.button('Take back');
    expect(await back.isDisabled()).toBe(true);
    await user.card('Architect').click();
    // a step for each colonist on the board, of which everybody has two.
    await user.isAsked('Livia may move (2 steps left) or build');
    const move = async () => {
      await user.decides();
      await user.isAsked('Livia may move (1 step left) or build');
    };
    await move();
    await back.click();
    await user.isAsked('Livia may move (2 steps left) or build');
    await back.click();
    await user.isAsked('Livia plays a card');
    expect(await back.isDisabled()).toBe(true);
    await user.card('Architect').click();
    await move();
    await user.opensMenu();
    await user.press('Take back the whole turn');
    await user.isAsked('Livia plays a card');
    await user.card('Senator').click();
    await user.press('Pass');
    await user.press('Skip');
    await user.isAsked('Livia plays a card');
    expect(await back.isDisabled()).toBe(true);
  },
);

play('a game is saved and loaded, and kept over a reload', async (user, page) => {
  await user.start('italia', ['person', 'random', 'greedy']);
  await user.clicked(12);
  await expect
    .poll(async () => {
      await skipMoves(page);
      return page.locator('.choices button.choice, .choices button.group').count();
    })
    .toBeGreaterThan(0);
  const [text, sentence] = [await user.savedText(), await user.heading()];
  await user.tab('Players');
  const table = await page.locator('[data-panel=players] table').textContent();

  await page.reload();
  await user.sees('You have a game going: Italia: Livia, Gaius and Flavia.');
  await expectAccessible(page);
  await user.press('Continue');
  expect(await user.heading()).toBe(sentence);
  await user.tab('Players');
  expect(await page.locator('[data-panel=players] table').textContent()).toBe(table);

  for (const saved of [text, await user.savedText('Save as text')]) {
    await user.leave();
    await user.load(saved);
    await page.locator('.turn').waitFor();
    expect(await user.heading()).toBe(sentence);
    expect(JSON.parse(await user.savedText())).toEqual(JSON.parse(text));
  }
});

play('between people a curtain hides everything that others may not see', async (user, page) => {
  await user.start('italia', ['person', 'person']);
  // The first hand of everybody.
  const hand = ['Tribune', 'Architect', 'Prefect', 'Prefect', 'Mercator', 'Diplomat', 'Senator'];
  const hidden = async () => {
    expect(await page.locator('.choices button, [data-panel=cardsInHand] .face').count()).toBe(0);
    const all = await page.locator('.table').evaluate((table) => table.outerHTML);
    expect(all + (await page.content())).not.toMatch(/Architect(?! I)/);
  };
  await hidden();
  await expectAccessible(page);
  await user.press('I am Livia');
  expect(await page.locator('button.face strong').allTextContents()).toEqual(
    hand.filter((name, at) => hand.indexOf(name) === at),
  );
  await user.card('Mercator').click();
  await user.press('Pass');
  await user.isAsked('Gaius plays a card');
  await user.sees('Hand the device to Gaius. Nobody else may look.');
  await hidden();
  await user.press('I am Gaius');
  // What Livia has done, now that he looks.
  await page.locator('.box').getByText('Livia plays Mercator').waitFor();
  await user.isAsked('Gaius plays a card');
  await page.locator('button.face').first().waitFor();
  expect(await page.locator('button.face').count()).toBe(6);
  // Back to Livia, who is not at the screen.
  await user.press('Take back');
  await page.getByRole('button', { name: 'I am Livia' }).waitFor();
  await hidden();
});

play(
  'as many seats as the box advises are there, until somebody says otherwise',
  async (user, page) => {
    const count = page.getByLabel('Number of players');
    const seats = page.getByLabel(/^Name of player/);
    // The box of Imperium is for three to five, that of Italia for two to four.
    expect([await count.inputValue(), await seats.count()]).toEqual(['3', 3]);
    await user.sees('Recommended on the box: 3 to 5 players.');
    await user.chooses('Map', 'italia');
    expect([await count.inputValue(), await seats.count()]).toEqual(['2', 2]);
    await count.selectOption('4');
    await user.chooses('Map', 'imperium');
    expect([await count.inputValue(), await seats.count()]).toEqual(['4', 4]);
  },
);

play.atNight(
  'what cannot be gets a sentence: a closed value, a ruined file, a forged save',
  async (user, page) => {
    const alert = user.alert;
    // Three is no number for teams.
    await page.getByText('More rules').click();
    await user.chooses('Number of players', '3');
    expect(await page.getByRole('checkbox', { name: /^Teams/ }).isDisabled()).toBe(true);
    await user.sees('Team games are for four or six players.');
    await page.getByLabel('Name of player 2').fill('');
    await alert.waitFor();
    expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
    await page.getByLabel('Name of player 2').fill('Gaius');
    expect(await alert.count()).toBe(0);

    for (const text of ['', 'x', 'null', '{}', '{"format":"concordia-log","version":99}']) {
      await user.load(text);
      await alert.getByText('This game cannot be continued.').waitFor();
    }
    await user.start('italia', ['person', 'planner']);
    const log = JSON.parse(await user.savedText());
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
      if (text.includes('options')) await user.press('Continue');
      await user.sees('This game cannot be continued.');
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
    }
    expect(others.some((key) => key.startsWith('concordia-rules:play:'))).toBe(true);
    await expectAccessible(page);
    // Another version may be able to read it.
    const download = page.waitForEvent('download');
    await user.press('Save');
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(JSON.stringify(forged));
    await user.press('Discard it');
    expect(await alert.count()).toBe(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEPT)).toBeNull();
  },
);

play.atNight(
  'hostile names are only names; full storage and another tab are told',
  async (user, page) => {
    const name = '<img src=x onerror=alert(1)>';
    const hostile = { ...NEARLY_OVER, options: { ...WHOLE.options, players: [name, 'Gaius'] } };
    await page.evaluate((key) => {
      // A key for each piece: to write one again and again would take long.
      for (let size = 4_194_304; size >= 1; size /= 2) {
        try {
          localStorage.setItem(`full${size}`, 'x'.repeat(size));
        } catch {
          // No room for so much.
        }
      }
      return key;
    }, KEPT);
    await user.load(JSON.stringify(hostile));
    await user.sees('There is no room left in this browser');
    await user.tab('Players');
    const names = page.locator('[data-panel=players] th');
    expect(await names.allTextContents()).toContain(`1${name}`);
    expect(await page.locator('img').count()).toBe(0);
    await page.evaluate((key) => {
      for (const one of Object.keys(localStorage)) {
        if (one.startsWith('full')) localStorage.removeItem(one);
      }
      return key;
    }, KEPT);
    await expectAccessible(page);
  },
);

play.atNight('a game that two tabs play on becomes two games', async (user, page) => {
  const keys = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('concordia-rules:play:')),
    );
  await user.start('italia', ['person', 'planner']);
  const [key = ''] = await keys();
  await page.evaluate((kept) => {
    dispatchEvent(new StorageEvent('storage', { key: kept, newValue: '{}' }));
  }, key);
  await user.sees('This game was continued in another tab, too.');
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
  await user.isAsked('Livia plays a card');
});

play('a pick on the board leaves what it can lead to, and is played', async (user, page) => {
  await user.start('italia', ['person', 'planner']);
  await user.card('Architect').click();
  await page.locator('.concordia-open[data-key="capital:roma"]').click();
  await page.getByRole('button', { name: /^Show all choices Roma$/ }).waitFor();
  await page.locator('.concordia-open[data-key="route:sea:neapolis~roma"]').click();
  await user.isAsked('Livia may move (1 step left) or build');
  await expectAccessible(page);
  await user.press('Take back');
  await user.press('Take back');
  await user.card('Prefect').click();
  await page.locator('.concordia-open[data-key="province:etruria"]').click();
  await page.locator('.told').getByText('Livia lets Etruria produce').waitFor();
});

play.atNight(
  'what a pick in the sheet leads to comes into sight: Roma’s ships sail below the city',
  async (user, page) => {
    await user.start('roma', ['person', 'planner']);
    await user.card('Architect').tap();
    const isSeen = () =>
      page.evaluate(() => {
        const place = document
          .querySelector('.at-table > div > div')
          ?.shadowRoot?.querySelector('.concordia-target[data-key="field:carthago"]');
        const { left = 0, top = 0, width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
        const root = place?.getRootNode();
        const at = root instanceof ShadowRoot ? root : document;
        return place === at.elementFromPoint(left + width / 2, top + height / 2);
      });
    expect(await isSeen()).toBe(false);
    await page.locator('.choices .group').filter({ hasText: 'Ostia' }).tap();
    await expect.poll(isSeen).toBe(true);
  },
  PHONE,
);

play.atNight(
  'on Ionium, a Prefect is about provinces, not about the cities of the same name',
  async (user, page) => {
    await user.start('ionium', ['person', 'planner']);
    await user.card('Prefect').click();
    await user.isAsked('Livia lets a province produce or takes the coins');
    const keys = await page
      .locator('.concordia-target.concordia-open')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-key') ?? ''));
    expect(keys).toContain('province:sparta');
    expect(keys).toContain('province:rhodos');
    expect(keys.filter((key) => !key.startsWith('province:'))).toEqual([]);
  },
);

play('keys alone play a turn', async (user, page) => {
  await tabTo(page, 'Start the game');
  await page.keyboard.press('Enter');
  await user.isAsked('Livia plays a card');
  await tabTo(page, /^Play Architect/);
  await page.keyboard.press('Enter');
  await user.isAsked('Livia may move (2 steps left) or build');
  // Nobody has to begin anew with the Tab key.
  await page.locator('.turn :focus').waitFor();
  await tabTo(page, /^Roma/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Show all choices Roma/ }).waitFor();
  const asked = await user.heading();
  while ((await user.heading()) === asked) await takenByKeys(user);
  await user.isAsked('Livia may move (1 step left) or build');
  await tabTo(page, 'Take back');
  await page.keyboard.press('Enter');
  await user.isAsked('Livia may move (2 steps left) or build');
});

/** Takes the first choice with Tab and Enter, and what comes after it. */
async function takenByKeys(user: Player): Promise<void> {
  const { page } = user;
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      const focused = active?.shadowRoot?.activeElement ?? active;
      return focused?.matches('.table button:is(.choice, .group, .main, .skip)') === true;
    });
    if (!found) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error('No way to a choice by keyboard.');
}

play.atNight('keys alone play a game to its end', async (user, page) => {
  // A game that is kept shortly before its end.
  const kept = { ...NEARLY_OVER, meta: { seats: 'person planner' } };
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [KEPT, JSON.stringify({ at: 1, log: kept })],
  );
  await page.reload();
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  const points = page.locator('.choices > table');
  const next = page
    .locator('.choices button, .table .skip:enabled')
    .or(page.locator('.choices > table'))
    .first();
  let choices = 0;
  for (; ; choices += 1) {
    await next.waitFor({ state: 'attached' });
    if ((await points.count()) > 0) break;
    await takenByKeys(user);
  }
  console.log(`by keys alone: ${choices} choices`);
  await tabTo(page, 'Replay this game');
  await page.keyboard.press('Enter');
  await page.getByRole('slider').waitFor();
});

play.atNight(
  'every map is played, as large as it can be whole on a desktop, and closed choices say why',
  async (user, page) => {
    for (const map of visited(mapIds(), 2)) {
      await user.start(map, ['person', 'planner']);
      const { wide, high, scale, letters } = await page.evaluate(() => {
        const table = document.querySelector('.at-table > div > div')?.shadowRoot;
        const picture = table?.querySelector<SVGSVGElement>('.board svg');
        const sizes = [...(table?.querySelectorAll('.concordia-name') ?? [])].map((name) =>
          Number(name.getAttribute('font-size')),
        );
        return {
          wide: Number(picture?.getAttribute('width')),
          high: Number(picture?.getAttribute('height')),
          scale: picture?.getScreenCTM()?.a ?? 0,
          letters: Math.min(...sizes),
        };
      });
      // A wide board leaves room for the display below it, a high one beside it, and the lesson takes some of both. Names are
      // as large as that allows: 10.6 pixels on Imperium, 7.6 on Roma, which is half as high again and has smaller ones.
      const [most, room] = wide > high ? [980, 555] : [720, 690];
      expect(scale, map).toBeGreaterThanOrEqual(Math.min(most / wide, room / high));
      expect(letters * scale, map).toBeGreaterThanOrEqual(7.5);
      await user.card('Senator').click();
      expect(await user.heading()).toBe('Livia may buy 2 cards');
      const closed = page.getByText(/^Not possible now \(/);
      if ((await closed.count()) > 0) await closed.click();
      const reasons = await page
        .locator('.choices [aria-disabled]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-description')));
      for (const text of reasons) expect(text).toMatch(/\.$/);
      await user.leave();
    }
    // A small Ionium.
    await user.chooses('Map', 'ionium');
    await page.getByText('More rules').click();
    await page.getByText('Provinces left out').click();
    for (const name of ['Campania', 'Calabria', 'Sicilia']) {
      await page.getByRole('checkbox', { name }).check();
    }
    await user.start('ionium', ['person', 'planner']);
    const { options } = JSON.parse(await user.savedText());
    expect(options.omitProvinces.toSorted()).toEqual(['calabria', 'campania', 'sicilia']);
  },
  { viewport: { width: 1440, height: 900 } },
);

play.atNight(
  'on a phone a game goes to its end',
  async (user, page) => {
    await expectTappable(page);
    await user.start('hellas', ['person', 'person', 'random']);
    await user.opensMenu();
    await expectTappable(page);
    await user.closesMenu();
    await user.clicked(20);
    for (const name of TABS) {
      await user.tab(name);
      await expectTappable(page);
      if (visited(TABS, 2).includes(name)) await expectAccessible(page);
    }
    await user.leave();
    await user.load(JSON.stringify(NEARLY_OVER));
    await user.clicked();
    expect(await user.heading()).toBe('The game is over.');
    await expectTappable(page);
    await expectAccessible(page);
    const shown = await user.totals();
    const log = JSON.parse(await user.savedText());
    expect(finalScores(replay(log)).players.map(({ total }) => total)).toEqual(shown);
  },
  PHONE,
);

visitedBy(Player, '?language=de#/play').atNight(
  'other languages play with their own words',
  async (user, page) => {
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await user.isAsked('Livia spielt eine Karte');
    await expectAccessible(page);
  },
);

play(
  'a first game explains each card when it first matters, in the words of the rules',
  async (user, page) => {
    await user.start('italia', ['person', 'planner']);
    const lesson = page.locator('.lesson');
    const [advice, explained] = await lesson.locator('p').allTextContents();
    const [, card = ''] = /^A good choice: Play (\w+)\.$/.exec(advice ?? '') ?? [];
    // what the card does, and what it counts for at the end.
    expect(explained).toMatch(new RegExp(`^${card} .+\\. At the end it counts for \\w+: .+\\.$`));
    await user.card(card).click();
    // It has been explained.
    await lesson.getByText(explained ?? '', { exact: true }).waitFor({ state: 'detached' });
    await user.opensMenu();
    await page.getByText('Explain the game as we play').click();
    await expect.poll(() => lesson.count()).toBe(0);
    // Whoever has played here knows the game, unless they say otherwise.
    await user.leave();
    expect(await page.getByLabel('Explain the game as we play').isChecked()).toBe(false);
  },
);

visitedBy(Player, '#/replay')(
  'from any moment of a replay one plays on, against bots',
  async (user) => {
    await user.load(JSON.stringify(WHOLE));
    await user.press('Forward');
    await user.press('Play on from here');
    await user.sees('The game goes on after 1 action.');
    await user.chooses('Who is player 1', 'greedy');
    await user.chooses('Who is player 2', 'person');
    await user.press('Start the game');
    await user.page.locator('.turn').waitFor();
    const { actions, meta } = JSON.parse(await user.savedText());
    expect(actions[0]).toEqual(WHOLE.actions[0]);
    expect(meta.seats).toBe('greedy person');
  },
);

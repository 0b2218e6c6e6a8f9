/** The page Score of docs/site: games of cardboard, counted by taps, step by step. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'js-yaml';
import { expect } from 'vitest';
import { parseSheet } from '../../../src/index';
import { visited } from '../../../test/browser/chromium';
import { page as pageOf } from '../../../test/readme/markdown';
import { LANGUAGES } from '../src/words/language';
import {
  expectAccessible,
  expectTappable,
  PHONE,
  SMALL,
  tabTo,
  visitedBy,
  visiting,
} from './built';
import { Scorer, STEPS } from './users/scorer';

const score = visitedBy(Scorer, '#/score');

/** The sheet of docs/examples/sheet-114.yaml, by its counts. */
async function count114(user: Scorer): Promise<void> {
  const { page } = user;
  const [player] = parseSheet(load(pageOf('docs/examples/sheet-114.yaml'))).players;
  if (player === undefined || 'length' in player.cards || 'length' in player.houses) {
    throw new Error('It is not told by counts.');
  }
  const { name, cards, houses, colonists, money, goods } = player;
  const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
  await user.players(1);
  await user.chooses('Map', '');
  await page.getByLabel('Name of player 1').fill(name);
  await user.go('Cards');
  await page.getByLabel('Count by god instead').check();
  // Of the starting hand some are there already.
  const first: Readonly<Record<string, number>> = {
    jupiter: 2,
    saturnus: 2,
    mercurius: 1,
    mars: 1,
    vesta: 1,
  };
  const { minerva, ...gods } = cards;
  for (const [god, count] of Object.entries(gods)) {
    await user.more(titled(god), count - (first[god] ?? 0));
  }
  expect(minerva).toEqual(['farmer']);
  await user.press('Farmer');
  await user.go('Houses');
  for (const [good, count] of Object.entries(houses.byGood)) {
    await user.more(`${titled(good)} cities`, count);
  }
  await user.more('Provinces', houses.provinces);
  await user.go('Rest');
  await user.press(`Colonists on the board: ${colonists}`);
  await user.sestertii(money);
  for (const [good, count] of Object.entries(goods)) {
    await user.press(`${titled(good)} in the storehouse: ${count}`);
  }
  await user.go('Cards');
  await page.getByLabel(/^Concordia card/).check();
}

score(
  'by counts: the example of the base rules has 114 points, that of Venus 134',
  async (user, page) => {
    await count114(user);
    expect(await user.totals()).toEqual([114]);
    await user.go('Game');
    await page.getByRole('combobox', { name: 'Cards', exact: true }).selectOption('venus');
    await user.go('Cards');
    await expectAccessible(page);
    await user.more('Venus', 2);
    await user.go('Houses');
    await user.more('With two or more houses', 5);
    await expectAccessible(page);
    expect(await user.totals()).toEqual([134]);
    await user.go('Result');
    expect(await user.row('Total')).toEqual([134]);
    expect(await page.locator('.hints').count()).toBe(0);
  },
);

/**
 * By hand, for two on Imperium. Livia builds in Novaria (wine) and Aquileia (cloth), both in Italia, and in
 * Vindobona (brick), in Germania; she buys an Architect (Jupiter) and the Weaver (Minerva), and has 12 sestertii.
 * Vesta 1 x 1 for 12 sestertii; Jupiter 3 x 2 houses that make no brick; Saturnus 2 x 2 provinces; Mercurius
 * 1 x 2 x 3 kinds; Mars 1 x 2 x 2 colonists; Minerva 5 for one house of cloth; Concordia 7. Gaius has colonists.
 */
const LIVIA = {
  Vesta: 1,
  Jupiter: 6,
  Saturnus: 4,
  Mercurius: 6,
  Mars: 4,
  Minerva: 5,
  Concordia: 7,
};
const SUMS = [33, 4];

async function countLivia(user: Scorer): Promise<void> {
  const { page } = user;
  await user.players(2);
  await page.getByLabel('Name of player 1').fill('Livia');
  await page.getByLabel('Name of player 2').fill('Gaius');
  const architect = () => page.locator('[data-card="architect-i"]').click();
  const weaver = () => page.locator('[data-card="weaver-ii"]').click();
  const twelve = () => user.sestertii(12);
  // A sum that grows: what each tap brings.
  const steps: readonly (readonly [string, () => Promise<void>, number])[] = [
    ['Houses', () => user.build('novaria', 'wine'), 4 + 2 + 2 + 2],
    ['Houses', () => user.build('vindobona', 'brick'), 4 + 2 + 4 + 4],
    ['Houses', () => user.build('aquileia', 'cloth'), 4 + 4 + 4 + 6],
    ['Cards', architect, 18 + 2],
    ['Cards', weaver, 20 + 5],
    ['Rest', twelve, 25 + 1],
    ['Cards', () => page.getByLabel(/^Concordia card/).check(), 26 + 7],
  ];
  for (const [step, tap, total] of steps) {
    await user.go(step);
    await tap();
    expect(await user.totals()).toEqual([total, 4]);
  }
}

score(
  'by cards and cities: every tap counts, and every number says how it comes about',
  async (user, page) => {
    await countLivia(user);
    await user.go('Result');
    for (const [god, points] of Object.entries(LIVIA)) {
      expect((await user.row(god))[0], god).toBe(points);
    }
    // With colour and points.
    expect(await page.locator('.winner').textContent()).toBe('1 Winner: Livia 33');
    const told = page.locator('.why [role="status"]');
    const lit = page.locator('.why .concordia-shape');
    for (const [cell, how, cities] of [
      ['Livia, Jupiter: 6', '3 cards × 2 houses outside brick cities', 2],
      ['Livia, Saturnus: 4', '2 cards × 2 provinces', 3],
      ['Livia, Mercurius: 6', '1 card × 6 (2 for each of 3 kinds of goods)', 3],
      ['Livia, Minerva: 5', 'Weaver: 1 house × 5', 1],
      ['Livia, Vesta: 1', '1 card × 1 (12 sestertii with all goods sold, divided by 10)', 0],
      ['Gaius, Mars: 4', '1 card × 4 (2 for each of 2 colonists)', 0],
      ['Livia, Concordia: 7', '1 card × 7', 0],
      ['Gaius, Concordia: 0', 'no card', 0],
      ['Livia, Total: 33', '1 + 6 + 4 + 6 + 4 + 5 + 7', 0],
    ] as const) {
      await user.press(cell);
      await expect.poll(() => told.textContent()).toContain(`${cell} = ${how}`);
      await expect.poll(() => lit.count()).toBe(cities);
    }
    await user.press('Livia, Jupiter: 6');
    await lit.first().waitFor();
    await expectAccessible(page);
  },
);

score.atNight(
  'a good is asked once for each city, or given to one city after another; it can be put right',
  async (user, page) => {
    await user.players(2);
    await user.go('Houses');
    const legend = page.locator('.asked legend');
    await user.city('novaria').click();
    expect(await legend.textContent()).toBe('What does Novaria produce?');
    await user.press('wine');
    expect(await legend.textContent()).toBe('Good for the next cities');
    await user.brush(1);
    // Two taps at once would zoom.
    await page.waitForTimeout(400);
    await user.city('novaria').click();
    expect(await legend.textContent()).toBe('Good for the next cities');
    // Mars 4; Jupiter 2 cards, Saturnus 2, Mercurius 1 x 2.
    expect(await user.totals()).toEqual([10, 10]);

    await user.press('tool');
    await user.city('aquileia').click();
    await user.city('vindobona').click();
    // Jupiter 2 x 3, Saturnus 2 x 2 provinces, Mercurius 2 x 2.
    expect(await user.totals()).toEqual([10, 4 + 6 + 4 + 4]);
    // Two houses of brick count nothing for Jupiter.
    for (const name of ['Aquileia', 'Vindobona']) {
      await page.locator('.houses').getByRole('button', { name }).click();
      expect(await legend.textContent()).toBe(`What does ${name} produce?`);
      await user.press('brick');
    }
    expect(await user.totals()).toEqual([10, 4 + 2 + 4 + 4]);
    await page.locator('.houses').getByRole('button', { name: 'Novaria' }).click();
    await user.press('Remove the house in Novaria');
    expect(await user.totals()).toEqual([10, 4 + 0 + 4 + 2]);
    await user.city('vindobona').click();
    expect(await user.totals()).toEqual([10, 4 + 0 + 2 + 2]);
    await expectAccessible(page);
  },
);

score(
  'the starting hand is there, and goes card by card; all that is left goes to one player',
  async (user, page) => {
    await user.players(2);
    await user.go('Cards');
    const hand = page.locator('.deck').first().getByRole('button');
    expect(await hand.count()).toBe(7);
    expect(await page.locator('.deck').first().locator('[aria-pressed="true"]').count()).toBe(7);
    const tribune = page.locator('[data-card="tribune"]');
    // The card of Mars for two colonists.
    await tribune.click();
    expect(await user.totals()).toEqual([0, 4]);
    await tribune.click();
    expect(await user.totals()).toEqual([4, 4]);
    // One of two Prefects.
    await page.locator('[data-card="prefect"]').first().click();
    expect(await page.locator('[data-card="prefect"][aria-pressed="true"]').count()).toBe(1);
    await page.locator('[data-card="weaver-ii"]').click();
    await user.brush(1);
    // Decks I and II have 15 cards; nobody has the Concordia card, either.
    await user.press('The other 15 go to Player 2');
    // Then cards are done, and the first player goes on.
    await user.sees('What else Player 1 has');
    // Three cards of Mars for two colonists: one of the hand, the Colonists of I and II; and Concordia.
    expect(await user.totals()).toEqual([4, 12 + 7]);
    await user.go('Cards');
    expect(await page.locator('.the-rest').count()).toBe(0);
    expect(await page.locator('.deck [data-card="mason-ii"]').count()).toBe(0);
    await user.brush(1);
    // What others have has fallen away, and can be had back.
    expect(await page.locator('.deck [data-card="weaver-ii"]').count()).toBe(0);
    await page.locator('.part-cards summary').click();
    expect(await page.locator('[data-card="weaver-ii"]').textContent()).toContain(
      'held by Player 1',
    );
  },
  SMALL,
);

score(
  'city by city: a tap, its good once, and the colours that stand in it',
  async (user, page) => {
    await user.players(3);
    await user.go('Houses');
    const stands = (name: string) => page.locator('.standing').getByRole('button', { name });
    await page.getByLabel('City by city').check();
    await user.sees('Tap a city, its good and the colours of its houses.');
    await user.city('novaria').click();
    expect(await page.locator('.asked legend').textContent()).toBe('What does Novaria produce?');
    await page.locator('.asked [data-good="wine"]').click();
    await stands('Player 1 in Novaria').click();
    await stands('Player 3 in Novaria').click();
    // Mars 4; Jupiter 2 cards, Saturnus 2, Mercurius 1 x 2.
    expect(await user.totals()).toEqual([10, 4, 10]);
    await stands('Player 1 in Novaria').click();
    expect(await user.totals()).toEqual([4, 4, 10]);
    await user.city('aquileia').click();
    await stands('Player 2 in Aquileia').click();
    await page.locator('.asked [data-good="brick"]').click();
    // Saturnus 2, Mercurius 2.
    expect(await user.totals()).toEqual([4, 8, 10]);
    expect(await page.locator('.houses li').allTextContents()).toEqual([
      '2Aquileia brick',
      '3Novaria wine',
    ]);
    await expectAccessible(page);
    // One player after another again: a colour that stands there, too, goes on.
    await page.getByLabel('City by city').uncheck();
    await user.brush(0);
    await user.city('aquileia').click();
    await stands('Player 3 in Aquileia').click();
    expect(await page.locator('.seats [aria-pressed="true"]').textContent()).toContain('Player 3');
    expect((await user.totals())[2]).toBe(10 + 2);
  },
  SMALL,
);

score(
  'what stands side by side where there is room: cards and the rest, then the board, too',
  async (user, page) => {
    await user.go('Cards');
    await page.locator('[data-card="architect-i"]').waitFor();
    await page.getByRole('button', { name: 'Sestertii: 20', exact: true }).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1920, height: 1000 });
    await user.city('novaria').click();
    await page.locator('.asked [data-good="wine"]').click();
    await page.locator('[data-card="architect-i"]').click();
    await page.getByRole('button', { name: 'Sestertii: 20', exact: true }).click();
    // Mars 4; Jupiter 3 cards, Saturnus 2, Mercurius 2, Vesta 2.
    expect((await user.totals())[0]).toBe(4 + 3 + 2 + 2 + 2);
    await expectAccessible(page);
    const boxes = await Promise.all(
      ['cards', 'rest', 'houses'].map((one) => page.locator(`.part-${one}`).boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  },
);

score('a card goes from one to another; each is there once', async (user, page) => {
  await user.go('Cards');
  const weaver = page.locator('[data-card="weaver-ii"]');
  await weaver.click();
  expect(await weaver.getAttribute('aria-pressed')).toBe('true');
  await user.brush(1);
  expect(await weaver.textContent()).toContain('held by Player 1');
  expect(await weaver.isVisible()).toBe(false);
  await page.locator('.part-cards summary').click();
  await weaver.click();
  expect(await weaver.getAttribute('aria-pressed')).toBe('true');
  await user.brush(0);
  expect(await weaver.getAttribute('aria-pressed')).toBe('false');
});

score('undo takes back one field, whatever was typed in it', async (user, page) => {
  const name = page.getByLabel('Name of player 1');
  await name.press('End');
  await name.pressSequentially(' Livia');
  await page.getByLabel('Name of player 2').pressSequentially('Gaius ');
  await user.go('Rest');
  for (const amount of [1, 12, 123, 1234]) await user.sestertii(amount);
  expect(await page.getByRole('textbox', { name: 'Sestertii' }).inputValue()).toBe('1234');
  // Vesta: 123 for one card.
  expect((await user.totals())[0]).toBe(127);
  await user.press('Undo');
  expect((await user.totals())[0]).toBe(4);
  await user.press('Undo');
  await user.go('Game');
  expect(await page.getByLabel('Name of player 2').inputValue()).toBe('Player 2');
  expect(await name.inputValue()).toBe('Player 1 Livia');
  await user.press('Undo');
  expect(await name.inputValue()).toBe('Player 1');
  expect(await user.button('Undo').isDisabled()).toBe(true);
});

score.atNight(
  'undo goes on over a reload; what another tab has written meanwhile is a step, too',
  async (user, page) => {
    const [name, undo] = [page.getByLabel('Name of player 1'), user.button('Undo')];
    const reloaded = async () => {
      await page.reload();
      await page.locator('.steps').waitFor();
    };
    await user.players(2);
    await name.fill('Livia');
    await user.go('Rest');
    await user.sestertii(12);
    await user.go('Cards');
    await page.getByLabel(/^Concordia card/).check();
    // Mars 4, Vesta 1, Concordia 7.
    expect(await user.totals()).toEqual([12, 4]);
    await reloaded();
    await undo.click();
    await expect.poll(() => user.totals()).toEqual([5, 4]);
    await reloaded();
    await undo.click();
    await expect.poll(() => user.totals()).toEqual([4, 4]);
    await undo.click();
    await user.go('Game');
    await expect.poll(() => name.inputValue()).toBe('Player 1');
    await name.fill('Flavia');
    // As another tab would, while this one is closed.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => /^concordia-rules sheet /.test(one));
      const text = localStorage.getItem(key ?? '') ?? '';
      localStorage.setItem(key ?? '', text.replaceAll('Flavia', 'Claudia'));
    });
    await reloaded();
    expect(await name.inputValue()).toBe('Claudia');
    await undo.click();
    await expect.poll(() => name.inputValue()).toBe('Flavia');
    await undo.click();
    await expect.poll(() => name.inputValue()).toBe('Player 1');
    await undo.click();
    await expect.poll(() => page.locator('.seats strong').count()).toBe(4);
    expect(await undo.isDisabled()).toBe(true);
  },
);

score.atNight('what is kept for undo has bounds; ruined, it does no harm', async (user, page) => {
  const [name, undo] = [page.getByLabel('Name of player 1'), user.button('Undo')];
  const kept = () =>
    page.evaluate(() => sessionStorage.getItem('concordia-rules:score:steps') ?? '');
  const other = page.getByLabel('Name of player 2');
  for (let change = 0; change < 60; change += 1) {
    await name.fill(`${change}`);
    await other.fill(`a${change}`);
  }
  const { texts, ...rest } = JSON.parse(await kept());
  expect(texts).toHaveLength(100);
  const ruined = ['{"a":', '7', '{}', { ...rest, texts: ['{', 7, texts[99]] }];
  for (const text of ruined) {
    await page.evaluate(
      (one) => sessionStorage.setItem('concordia-rules:score:steps', one),
      typeof text === 'string' ? text : JSON.stringify(text),
    );
    await page.reload();
    await page.locator('.steps').waitFor();
    expect(await undo.isDisabled()).toBe(typeof text === 'string');
    expect(await other.inputValue()).toBe('a59');
  }
  await undo.click();
  await expect.poll(() => other.inputValue()).toBe('a58');
  await undo.click();
  await expect.poll(() => undo.isDisabled()).toBe(true);
  expect(await other.inputValue()).toBe('a58');
});

score.atNight(
  'what contradicts itself is a hint, and the rest still counts',
  async (user, page) => {
    await countLivia(user);
    await user.go('Rest');
    await page.getByRole('textbox', { name: 'Brick in the storehouse' }).fill('20');
    await user.go('Result');
    const hints = page.locator('.hints');
    await expect
      .poll(() => hints.textContent())
      .toContain('Livia: the colonists leave room for 8 goods, not for 20.');
    expect(await user.totals()).toEqual(SUMS);
    await user.press('Undo');
    await user.go('Game');
    await page.getByLabel('Name of player 2').fill('Livia');
    await user.go('Result');
    expect(await hints.textContent()).toContain('two players are called Livia');
    await expectAccessible(page);
    expect(await user.totals()).toEqual(SUMS);
    await user.go('Game');
    await page.getByLabel('Name of player 2').fill('');
    await user.go('Houses');
    await user.city('londinium').click();
    await user.go('Result');
    expect(await hints.textContent()).toContain('Enter what Londinium produces');
    expect(await user.totals()).toEqual(SUMS);
  },
);

score.atNight(
  'R-2.1: a wrong good is told beside the board and in the result, and a tap goes to its city',
  async (user, page) => {
    await user.players(2);
    await user.go('Houses');
    // Of letter C there is only one token of cloth.
    for (const id of ['attalia', 'cyrene']) {
      await user.city(id).click();
      await page.locator('.asked [data-good=cloth]').click();
    }
    const hint = page.locator('.beside .hints');
    await expect.poll(() => hint.textContent()).toContain('Attalia and Cyrene: 2 cities');
    await user.press('Go to Cyrene');
    await user.sees('What does Cyrene produce?');
    await expectAccessible(page);
    await expectTappable(page);
    // Everybody sees it: the good is that of all houses there.
    await user.brush(1);
    await user.press('Go to Cyrene');
    await user.sees('What does Cyrene produce?');
    expect(await user.button('Remove the house in Cyrene').count()).toBe(0);
    await user.go('Result');
    await user.press('Go to Cyrene');
    await user.sees('What does Cyrene produce?');
    await page.locator('.asked [data-good=food]').click();
    expect(await hint.count()).toBe(0);
    await user.go('Result');
    expect(await page.locator('.hints').textContent()).not.toContain('Cyrene');
  },
  SMALL,
);

score.atNight(
  'R-7.1: an intermediate scoring counts cards only; the bank pays two and one',
  async (user, page) => {
    await countLivia(user);
    await user.go('Game');
    await page.getByLabel('Intermediate scoring').check();
    expect(await user.totals()).toEqual([33 - 7, 4]);
    await user.go('Cards');
    expect(await page.getByLabel(/^Concordia card/).count()).toBe(0);
    await user.go('Result');
    expect(await user.row('Sestertii won')).toEqual([2, 1]);
  },
);

score('teams, salt and the forum can be counted', async (user, page) => {
  await page.getByLabel('Teams: partners sit opposite').check();
  await page.getByLabel('Salt').check();
  await page.getByLabel('Forum').check();
  expect(await page.getByRole('combobox', { name: 'Cards', exact: true }).isDisabled()).toBe(true);
  await user.go('Rest');
  await user.press('Salt in the storehouse: 1');
  await user.press('Claudia Agrippina');
  await expectAccessible(page);
  await user.go('Result');
  // partners sit opposite.
  await user.sees('Player 1 and Player 3:');
  await user.go('Game');
  await user.players(6);
  await user.chooses('Map', '');
  await user.go('Result');
  await user.sees('Player 3 and Player 6:');
  await user.go('Houses');
  await user.more('Wine cities', 2);
  await user.more('Provinces', 2);
  await user.more('Shared with the partner', 1);
  await user.brush(3);
  await user.more('Food cities', 1);
  await user.more('Provinces', 1);
  expect(await page.getByRole('textbox', { name: 'Shared with the partner' }).inputValue()).toBe(
    '1',
  );
  await user.go('Result');
  // a Venus card counts a shared province. The first hand of the first seat has a Legatus for it.
  expect((await user.row('Venus')).slice(0, 4)).toEqual([1, 0, 0, 1]);
});

score('Ionium: the province Sparta is not the city, and Rhodos neither', async (user, page) => {
  await user.chooses('Map', 'Ionium');
  await user.go('Houses');
  await user.city('sparta').waitFor();
  for (const id of ['sparta', 'rhodos']) {
    const far = await page.evaluate((name) => {
      const cities = [...document.querySelectorAll('.board circle[data-key^="city:"]')].map(
        (circle) => circle.getBoundingClientRect(),
      );
      const area = document.querySelector(`.board [data-key="province:${name}"]`);
      const box = area?.getBoundingClientRect() ?? new DOMRect();
      for (let x = box.left; x < box.right; x += 4) {
        for (let y = box.top; y < box.bottom; y += 4) {
          const hit = document.elementFromPoint(x, y)?.closest('[data-kind="province"]');
          const isFree = cities.every(
            (one) => Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y) > 24,
          );
          if (isFree && hit?.getAttribute('data-key') === `province:${name}`) return { x, y };
        }
      }
      return undefined;
    }, id);
    if (far === undefined) throw new Error(`no room in the province ${id}`);
    await page.mouse.click(far.x, far.y);
    expect(await page.locator('.houses button').count()).toBe(0);
  }
  await user.city('sparta').click();
  expect(await page.locator('.asked legend').textContent()).toBe('What does Sparta produce?');
});

score(
  'a phone: every step fits the screen, and the bar has everybody in one row',
  async (user, page) => {
    for (const count of visited([6, 4], 1)) {
      await user.go('Game');
      await user.players(count);
      for (const step of STEPS) {
        await user.go(step);
        if (step === 'Houses') await user.city('novaria').waitFor();
        const { tops, hidden, below } = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('.seats button')].map((one) =>
            one.getBoundingClientRect(),
          );
          const board = document.querySelector('.board-picture')?.getBoundingClientRect();
          return {
            tops: new Set(boxes.map(({ top }) => top)).size,
            hidden: boxes.filter(({ right, left }) => right > innerWidth || left < 0).length,
            below: [
              document.documentElement.scrollHeight - innerHeight,
              board === undefined ? 0 : Math.max(0, (boxes[0]?.bottom ?? 0) - board.top),
            ],
          };
        });
        expect([tops, hidden, ...below], step).toEqual([1, 0, 0, 0]);
        await expectTappable(page);
      }
    }
  },
  SMALL,
);

score(
  'a desktop: every name on a board can be read, and the goods stay beside it',
  async (user, page) => {
    for (const map of visited(['aegyptus', 'germania', 'roma'], 1)) {
      await user.go('Game');
      await user.chooses('Map', map);
      await user.go('Houses');
      await page.locator('.board svg .concordia-open').first().waitFor({ state: 'attached' });
      const smallest = () =>
        page.evaluate(() =>
          Math.min(
            ...[...document.querySelectorAll<SVGTextElement>('.on-board svg text')]
              // Not the numbers of seats.
              .filter(({ textContent }) => /[a-z]{3}/.test(textContent ?? ''))
              .map(
                (text) =>
                  parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
              ),
          ),
        );
      await expect.poll(smallest, { message: map }).toBeGreaterThanOrEqual(10.95);
      await page.locator('.step').evaluate((step) => step.scrollTo(0, step.scrollHeight));
      await page.locator('.asked [data-good="wine"]').click({ trial: true });
    }
  },
  { viewport: { width: 1440, height: 900 } },
);

score(
  'a phone: a tap beside a city means it; every step is accessible',
  async (user, page) => {
    await user.players(2);
    await user.go('Houses');
    const { x, y, width, height } = (await user.city('sirmium').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.touchscreen.tap(x + width / 2 - 9, y + height / 2 - 6);
    await user.button('wine').tap();
    // Mars 4; Jupiter 2 cards, Saturnus 2, Mercurius 1 x 2.
    expect(await user.totals()).toEqual([10, 4]);
    for (const step of STEPS) {
      await user.go(step);
      await expectAccessible(page);
    }
  },
  SMALL,
);

score.atNight('by keyboard alone: cards, cities and numbers', async (user, page) => {
  const { keyboard } = page;
  const step = async (name: string) => {
    await tabTo(page, name);
    await keyboard.press('Enter');
  };
  await page.locator('.seats').waitFor();
  await tabTo(page, /^Map/);
  expect(await page.locator(':focus').inputValue()).toBe('imperium');
  await step('Cards');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Player 1’s cards');
  await tabTo(page, /^Mason Minerva/);
  await tabTo(page, /^Architect Jupiter/);
  await keyboard.press('Space');
  await step('Houses');
  await page.locator('.board circle').first().waitFor();
  await tabTo(page, /^Vindobona – A/);
  // Aquileia lies south of it.
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  // Still on the city, whose name now tells the house.
  expect(await page.locator(':focus').getAttribute('data-key')).toBe('city:aquileia');
  await tabTo(page, 'cloth');
  await keyboard.press('Enter');
  // Mars 4; Jupiter 3 cards, Saturnus 2, Mercurius 2.
  expect((await user.totals())[0]).toBe(11);
  await step('Rest');
  await tabTo(page, 'Sestertii');
  await keyboard.type('25');
  expect((await user.totals())[0]).toBe(13);
  await tabTo(page, /^Concordia card/);
  await keyboard.press('Space');
  expect((await user.totals())[0]).toBe(20);
  await step('Result');
  await page.locator('.sheet-points').waitFor();
  await tabTo(page, /^Player 1, Jupiter: 3/);
  await keyboard.press('Enter');
  await page.locator('.why').waitFor();
});

score(
  'the screen stays on while somebody counts, and no longer',
  async (_, page) => {
    await page.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(window, { calls });
      const wakeLock = {
        request: async (kind: string) => {
          calls.push(kind);
          return { release: async () => void calls.push('released') };
        },
      };
      Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
    });
    await page.reload();
    const calls = (): Promise<unknown> => page.evaluate('calls');
    await expect.poll(calls).toEqual(['screen']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(calls).toEqual(['screen', 'screen']);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await expect.poll(calls).toEqual(['screen', 'screen', 'released']);
  },
  PHONE,
);

visitedBy(Scorer, '?language=de#/score')(
  'in another language: names, steps, hints and what a number comes from',
  async (user, page) => {
    await user.players(1);
    await page.locator('.steps').getByRole('button', { name: 'Karten', exact: true }).click();
    await page.locator('[data-card="mason-i"]', { hasText: 'Maurer' }).click();
    await page.locator('[data-card="tribune"]').click();
    await page.locator('.steps').getByRole('button', { name: 'Häuser', exact: true }).click();
    const route = page.locator('.on-board [data-key="route:land:novaria~roma"][role="button"]');
    await expect.poll(() => route.getAttribute('aria-label')).toBe('Novaria–Roma (zu Land)');
    await page.locator('.steps').getByRole('button', { name: 'Ergebnis', exact: true }).click();
    await expect.poll(() => page.locator('.hints').textContent()).toContain('Spieler 1');
    expect(await page.locator('.hints').textContent()).toContain('Tribun');
    await user.press('Spieler 1, Minerva: 0');
    await expect.poll(() => page.locator('.why').textContent()).toContain('Maurer: 0 Häuser × 3');
  },
);

visitedBy(Scorer, '?language=de#/score')(
  'a map that cannot be loaded: a sentence in the language of the site, and the sheet stays',
  async (user, page) => {
    // As it is without a network, but for what the browser itself says of it.
    const body = 'throw new TypeError("cut off")';
    await page.route('**/map-roma-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await user.chooses('Spielplan', 'roma');
    await expect
      .poll(() => page.locator('.fault > p').allTextContents())
      .toEqual([
        'Das konnte nicht geladen werden. Offline siehst du nur, was auf diesem Gerät gespeichert ist.',
      ]);
    expect(await page.getByLabel('Spielplan').inputValue()).toBe('imperium');
    await page.unrouteAll();
  },
);

for (const locale of visited(['en-GB', 'de-DE'], 1)) {
  visiting('')(
    `at most 39 kB, gzipped, are loaded before one can tap, whatever the language: ${locale}`,
    async (page, site) => {
      const loaded = new Set<string>();
      page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
      await page.goto(`${site.url}#/score`);
      await page.reload();
      await page.locator('.steps').waitFor();
      const weightOf = (name: string): number =>
        gzipSync(readFileSync(join(site.folder, name)), { level: 9 }).length;
      const names = [...loaded]
        .map((path) => path.split('/concordia-rules/')[1] || 'index.html')
        .filter((name) => /\.(?:html|js|css)$/.test(name));
      const ofTexts = /^assets\/[a-z]{2}-(?:frame|score)-/;
      const ofAnyPage = /^assets\/[a-z]{2}-/;
      // Those of one language alone, of the frame and of this page; any other has its own in their place.
      expect(names.filter((name) => ofAnyPage.test(name))).toHaveLength(2);
      const others = names.filter((name) => !ofAnyPage.test(name));
      const texts = readdirSync(join(site.folder, 'assets'))
        .map((name) => `assets/${name}`)
        .filter((name) => ofTexts.test(name));
      const tags = Object.keys(LANGUAGES);
      expect(texts).toHaveLength(2 * tags.length);
      const languages = tags.map((tag) =>
        texts.filter((name) => name.startsWith(`assets/${tag}-`)),
      );
      const sumOf = (files: readonly string[]): number =>
        files.map(weightOf).reduce((all, weight) => all + weight, 0);
      const sum = sumOf(others) + Math.max(...languages.map(sumOf));
      console.info(`Score loads at most ${(sum / 1000).toFixed(1)} kB before one can tap.`);
      expect(sum).toBeGreaterThan(30_000);
      expect(sum).toBeLessThanOrEqual(39_000);
    },
    { locale },
  );
}

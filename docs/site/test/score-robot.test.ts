/**
 * How quick the page Score of docs/site is: a robot counts finished games by taps and swipes alone, as a person with a
 * phone would, who needs 0.8 s for each. What lies outside of the screen needs a swipe first. Players' names are not typed;
 * all else is counted: map, players and cards as well, if they are not the usual ones. To choose from a list is two taps, one digit of a number is one, and so is leaving the number.
 */
import {
  cards,
  finalScores,
  type GameState,
  GOODS,
  getMap,
  PRICES,
  validateLog,
} from 'concordia-rules';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visited } from '../../../test/browser/chromium';
import { page as pageOf } from '../../../test/readme/markdown';
import { phone, visiting } from './built';

const SECONDS = 0.8;

interface Figures {
  readonly taps: number;
  readonly swipes: number;
  readonly seconds: number;
}

/** A person with a phone. */
class Robot {
  taps = 0;
  swipes = 0;

  constructor(
    private readonly page: Page,
    private readonly fingers: CDPSession,
  ) {}

  get figures(): Figures {
    const { taps, swipes } = this;
    return { taps, swipes, seconds: Math.round((taps + swipes) * SECONDS * 10) / 10 };
  }

  async tap(target: Locator): Promise<void> {
    const [x, y] = await this.reach(target);
    this.taps += 1;
    await this.page.touchscreen.tap(x, y);
  }

  /** Opens a list and taps an entry. */
  async choose(list: Locator, value: string): Promise<void> {
    await this.reach(list);
    this.taps += 2;
    await list.selectOption(value);
  }

  /** Types a number with the keyboard of the phone, and leaves it. */
  async type(field: Locator, value: number): Promise<void> {
    await this.tap(field);
    for (const digit of `${value}`) {
      this.taps += 1;
      await this.page.keyboard.press(digit);
    }
    this.taps += 1;
    await field.blur();
  }

  /** Where to tap it; swipes until it is on the screen and nothing lies above it. */
  private async reach(target: Locator): Promise<readonly [x: number, y: number]> {
    for (let tries = 0; tries < 8; tries += 1) {
      const { at, isFree } = await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = [left + width / 2, top + height / 2] as const;
        const hit = document.elementFromPoint(...at);
        const isFree =
          hit !== null &&
          (element.contains(hit) ||
            hit.contains(element) ||
            hit.closest('svg') === element.closest('svg'));
        const inside = at[0] > 0 && at[0] < innerWidth && at[1] > 0 && at[1] < innerHeight;
        return {
          at,
          isFree:
            inside && isFree && (element.closest('svg') === null || hit?.closest('svg') !== null),
        };
      });
      if (isFree) return at;
      await this.swipe(target, at);
    }
    throw new Error(`out of reach: ${target}`);
  }

  /** Drags what lies there towards the middle: the board, or the step. */
  private async swipe(target: Locator, [x, y]: readonly [number, number]): Promise<void> {
    const onBoard = (await target.locator('xpath=ancestor::*[local-name()="svg"]').count()) > 0;
    const frame = this.page.locator(onBoard ? '.board-picture' : '.step');
    const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const most = (size: number, by: number) => Math.max(-0.8 * size, Math.min(0.8 * size, by));
    const by = [
      onBoard ? most(box.width, middle[0] - x) : 0,
      most(box.height, middle[1] - y),
    ] as const;
    const from = [middle[0] - by[0] / 2, middle[1] - by[1] / 2] as const;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      this.fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: from[0] + by[0] * share, y: from[1] + by[1] * share }],
      });
    this.swipes += 1;
    await touch('touchStart', 0);
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', share);
    // A finger that rests before it is lifted throws nothing.
    await this.page.waitForTimeout(120);
    await touch('touchEnd', 1);
    await this.page.waitForTimeout(120);
  }
}

function finished(name: string): GameState {
  const told = validateLog(JSON.parse(pageOf(`docs/examples/${name}.json`)));
  if (!told.ok) throw new Error(`no game: ${name}`);
  return told.state;
}

/** What somebody has when all goods are sold; salt counts as the dearest good. */
function wealthOf(player: GameState['players'][number] | undefined): number {
  if (player === undefined) return 0;
  const best = Math.max(...GOODS.map((good) => PRICES[good]));
  const price = (good: string): number =>
    Object.entries(PRICES).find(([one]) => one === good)?.[1] ?? best;
  return Object.entries(player.goods).reduce(
    (sum, [good, count]) => sum + price(good) * count,
    player.money,
  );
}

/** Counts a finished game. */
async function count(page: Page, state: GameState): Promise<Figures> {
  const robot = new Robot(page, await page.context().newCDPSession(page));
  const button = (name: string | RegExp) =>
    page.locator('.step').getByRole('button', { name, exact: typeof name === 'string' });
  const go = (step: string) =>
    robot.tap(page.locator('.steps').getByRole('button', { name: step, exact: true }));
  const brush = async (seat: number) => {
    const player = page.locator('.seats button').nth(seat);
    // As somebody sees it who was brought here by the last tap.
    await page.waitForTimeout(100);
    if ((await player.getAttribute('aria-pressed')) !== 'true') await robot.tap(player);
  };
  const { map, options, players, board } = state;
  const { players: scores } = finalScores(state);
  const seats = players.map((_, seat) => seat);

  // Which game it was.
  if (map !== 'imperium') await robot.choose(page.getByLabel('Map'), map);
  if (players.length !== 4) await robot.tap(button(`${players.length}`));
  if (options.teams) await robot.tap(page.getByLabel('Teams: partners sit opposite'));
  else if (options.cards === 'venus') {
    await robot.choose(page.getByRole('combobox', { name: 'Cards', exact: true }), 'venus');
  }
  const hasSalt = options.modules.includes('salt');
  const hasForum = options.modules.includes('forum');
  if (hasSalt) await robot.tap(page.getByLabel('Salt'));
  if (hasForum) await robot.tap(page.getByLabel('Forum'));

  // Who has bought most takes the rest, if all are sold; of several, who has the Concordia card, which goes with it.
  await go('Cards');
  const bought = players.map(({ hand, discard }) =>
    [...hand, ...discard].filter((card) => (cards[card as keyof typeof cards]?.deck ?? 0) > 0),
  );
  const isSoldOut = state.deck.length === 0 && state.display.every((card) => card === null);
  const size = (seat: number): number =>
    (bought[seat]?.length ?? 0) + (scores[seat]?.concordia ? 1 : 0);
  const most = Math.max(...seats.map(size));
  const last = isSoldOut ? seats.findLast((seat) => size(seat) === most) : undefined;
  for (const seat of seats.filter((one) => one !== last)) {
    await brush(seat);
    for (const card of bought[seat] ?? []) await robot.tap(page.locator(`[data-card="${card}"]`));
    if (scores[seat]?.concordia) await robot.tap(page.getByLabel(/^Concordia card/));
  }
  // Then the rest is there by itself, and the first player.
  if (last === undefined) await go('Rest');
  else await robot.tap(page.locator('.the-rest button').nth(last));
  for (const seat of seats) {
    await brush(seat);
    // As the page proposes, all goods are sold first, and only the full tens are tapped.
    const wealth = wealthOf(players[seat]);
    const tens = wealth - (wealth % 10);
    if (tens > 120) await robot.type(page.getByRole('textbox', { name: 'Sestertii' }), tens);
    else if (tens > 0) await robot.tap(button(`Sestertii: ${tens}`));
    const bonus = scores[seat]?.bonus ?? 0;
    if (bonus !== 0) await robot.type(page.getByRole('textbox', { name: 'Bonus points' }), bonus);
    // After the colonists it is the next player's turn; with tiles of the forum, one goes on by oneself.
    const colonists = (scores[seat]?.gods.mars?.value ?? 4) / 2;
    if (colonists !== 2 || !hasForum) {
      await robot.tap(button(`Colonists on the board: ${colonists}`));
    }
  }
  if (hasForum) await go('Houses');

  // Whose turn comes next has a house beside one of those before, whose last tap is there: one tap more, and it is their turn.
  await page.locator('.board svg .concordia-open').first().waitFor({ state: 'attached' });
  const told = new Set<string>();
  let good: string | undefined;
  const build = async (city: string): Promise<void> => {
    const next = board.cityGoods[city as keyof typeof board.cityGoods];
    if (!told.has(city) && next !== undefined && next !== good) {
      await robot.tap(page.locator(`.asked [data-good="${next}"]`));
      good = next;
    }
    await robot.tap(page.locator(`.board svg circle[data-key="city:${city}"]`));
    told.add(city);
  };
  const ownersOf = (city: string): readonly number[] =>
    board.houses[city as keyof typeof board.houses] ?? [];
  const housesOf = (seat: number): readonly string[] =>
    Object.keys(board.houses).filter((city) => ownersOf(city).includes(seat));
  const { cities: points } = getMap(map).layout;
  const heightOf = (city: string): number => (points[city] ?? [0, 0])[1];
  const waiting = new Set(seats);
  /** Of those who wait, who has most houses. */
  const nextOf = (all: readonly number[]): number | undefined =>
    all
      .filter((seat) => waiting.has(seat))
      .toSorted((one, other) => housesOf(other).length - housesOf(one).length)[0];
  let current = 0;
  await brush(current);
  const done = new Set<string>();
  while (waiting.size > 0) {
    waiting.delete(current);
    const own = housesOf(current)
      .filter((city) => !done.has(`${current} ${city}`))
      .toSorted((one, other) => heightOf(one) - heightOf(other));
    const goodIn = (city: string) => board.cityGoods[city as keyof typeof board.cityGoods];
    // From north to south, so that one ends in the south.
    const shared = own.findLast((city) => ownersOf(city).some((owner) => waiting.has(owner)));
    // The good in hand first, that of the last city at the end; what is known already on the way.
    const rank = (city: string): number => {
      if (city === shared) return 9;
      if (told.has(city)) return 0;
      const kind = goodIn(city);
      if (kind === good) return 1;
      const goods = [...new Set(own.map(goodIn))];
      return shared !== undefined && !told.has(shared) && kind === goodIn(shared)
        ? 8
        : 2 + goods.indexOf(kind);
    };
    for (const city of own.toSorted((one, other) => rank(one) - rank(other))) await build(city);
    const next = shared === undefined ? undefined : nextOf(ownersOf(shared));
    if (next !== undefined) {
      await robot.tap(page.locator('.standing [role="group"] button').nth(next));
      done.add(`${next} ${shared}`);
      current = next;
    } else if (waiting.size > 0) {
      current = nextOf(seats) ?? 0;
      await brush(current);
    }
  }

  return robot.figures;
}

/**
 * As many taps as a game needs, with all goods sold, on a phone of that size: 75 are a minute. One is enough before a push:
 * score.test.ts counts teams, salt and the forum.
 */
const GAMES = [
  ['imperium-4', 75, 390, 844],
  ['imperium-4', 75, 360, 740],
  ['ionium-teams-4', 81, 390, 844],
  ['roma-4', 89, 390, 844],
  ['sicilia-3', 47, 390, 844],
  ['byzantium-salt-3', 68, 390, 844],
  ['hellas-forum-3', 60, 390, 844],
] as const;

for (const [name, most, width, height] of visited(GAMES, 1)) {
  visiting('#/score')(
    `A robot counts ${name} on a phone of ${width} x ${height}: at most ${most} taps, and no swipe`,
    async (page) => {
      const state = finished(name);
      const figures = await count(page, state);
      console.info(name, width, figures);
      const shown = await page.locator('.seats strong').allTextContents();
      expect(shown.map(Number)).toEqual(finalScores(state).players.map(({ total }) => total));
      expect(figures.taps).toBeLessThanOrEqual(most);
      expect(figures.swipes).toBe(0);
    },
    phone(width, height),
  );
}

/** What is true may be said, in any words for it, and what is not is refused: prices, gains, counts and lists. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Bundle,
  ConcordiaError,
  createGame,
  formatLog,
  type GameEvent,
  type GameLog,
  type NotationFault,
  parseLog,
  STORED_GOODS,
  tryApplyAction,
} from '../../src/index';
import { some } from '../../src/testing/tested';
import { ROOT } from '../readme/markdown';
import { IS_NIGHT } from '../support/night';
import { thrownBy } from '../support/scenario';

const folder = `${ROOT}docs/examples/`;
const TAGS = '[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]\n';
const MOVED = 'Livia: Architect; sea Roma > Olbia-Roma; land Roma > Casinum-Roma';
/** The first turns of the game in docs/notation.md: then Corsica brings Livia food and a tool. */
const BEGUN = `${MOVED}; build Olbia; build Casinum
Gaius: Architect; land Roma > Cosa-Florentia; build Florentia; build Cosa
Flavia: Architect; land Roma > Ancona-Spoletum; build Ancona
`;

function actionsOf(turns: string): readonly Action[] {
  return parseLog(`${TAGS}${turns}`).actions;
}

function faultOf(turns: string, tags = TAGS): NotationFault | undefined {
  const error = thrownBy(() => parseLog(`${tags}${turns}`));
  if (!(error instanceof ConcordiaError)) throw error;
  return (error.details.faults as readonly NotationFault[])[0];
}

describe('a price', () => {
  const BUILT = actionsOf(`${MOVED}; build Olbia`);

  test.each([
    'build Olbia for brick food',
    'build Olbia for 1 brick, 1 food and 2 sestertii',
    'build Olbia for 2 sestertii',
    'build Olbia for 2 coins',
    'build Olbia; for 2 sestertii',
    'build Olbia; pays one brick, one food and two sestertii',
    'build Olbia; Livia: pays 2 sestertii',
    'for 1 brick; build Olbia',
  ])('that is right may be said: %s', (said) => {
    expect(actionsOf(`${MOVED}; ${said}`)).toEqual(BUILT);
  });

  test.each([
    ['build Olbia for brick tool', 'otherPrice', 'build Olbia for brick food'],
    [
      'build Olbia for 1 brick, 1 food and 3 sestertii',
      'otherPrice',
      'build Olbia for 2 sestertii',
    ],
    ['build Olbia for 0 sestertii', 'otherPrice', 'build Olbia for 2 sestertii'],
    ['build Olbia; for 3 sestertii', 'otherwiseDone', undefined],
    ['build Olbia; pays 1 tool', 'otherwiseDone', undefined],
    ['build Olbia; Gaius: pays 2 sestertii', 'otherwiseDone', undefined],
  ])('that is wrong is refused: %s', (said, reason, nearest) => {
    const fault = faultOf(`${MOVED}; ${said}`);
    expect(fault?.reason).toBe(reason);
    if (nearest !== undefined) expect(fault?.nearest).toBe(nearest);
  });

  test('of a sale is what it brings', () => {
    expect(actionsOf('Livia: Mercator; sell 1 cloth for 7 sestertii')).toHaveLength(2);
    for (const other of [0, 6, 8]) {
      expect(faultOf(`Livia: Mercator; sell 1 cloth for ${other} sestertii`)).toMatchObject({
        reason: 'otherPrice',
        nearest: 'sell 1 cloth for 7 sestertii',
      });
    }
  });
});

describe('what was gained', () => {
  test('R-4.4: is not what was paid: the three sestertii of a Mercator', () => {
    expect(actionsOf('Livia: Mercator, receives 3 sestertii')).toHaveLength(1);
    expect(faultOf('Livia: Mercator, pays 3 sestertii')?.reason).toBe('otherwiseDone');
  });

  const PRODUCED = actionsOf(`${BEGUN}Livia: Prefect; produce Corsica`);

  test.each([
    'produce Corsica; gains 1 tool',
    'produce Corsica; Livia gains 1 food and 1 tool',
    'produce Corsica; +1 tool +1 food',
    'produce Corsica; (+1 tool)',
    'produce Corsica; Livia: gets a tool'.replace(' a ', ' '),
  ])('may be said: %s', (said) => {
    expect(actionsOf(`${BEGUN}Livia: Prefect; ${said}`)).toEqual(PRODUCED);
  });

  test.each([
    'produce Corsica; gains 1 wine',
    'produce Corsica; gains 2 tools',
    'produce Corsica; +2 tool',
    'produce Corsica; Gaius gains 1 tool',
    'produce Corsica; +1 tool +1 wine',
    'produce Corsica; gains 1 sestertius',
  ])('has to be true: %s', (said) => {
    const fault = faultOf(`${BEGUN}Livia: Prefect; ${said}`);
    expect(fault).toMatchObject({ reason: 'otherwiseDone', line: 5 });
    expect(fault?.message).toContain('Livia receives 1 food and 1 tool');
  });

  test('of the coins stands behind them', () => {
    expect(actionsOf(`${BEGUN}Livia: Prefect; coins 0`)).toEqual(
      actionsOf(`${BEGUN}Livia: Prefect; coins`),
    );
    expect(faultOf(`${BEGUN}Livia: Prefect; coins 1`)).toMatchObject({ reason: 'otherPrice' });
    // Cash is another word for them.
    expect(actionsOf(`${BEGUN}Livia: Prefect; cash`).at(-1)).toMatchObject({ type: 'takeCoins' });
  });

  test('of coins that were the only choice is true or refused', () => {
    const text = readFileSync(`${folder}hispania-3.concordia`, 'utf8').replace(/\[Result .*\n/, '');
    // Flavia's Prefect finds no active province, so she takes the coins.
    const [before = ''] = text.split('\n40 ');
    expect(before.endsWith('\n39 Flavia: Prefect')).toBe(true);
    const { actions } = parseLog(before);
    for (const said of ['coins', 'coins 15', 'cash 15', 'coins; gains 15 coins', '+15 sestertii']) {
      expect(parseLog(`${before}; ${said}`).actions).toEqual(actions);
    }
    for (const said of ['coins 14', 'coins 0', 'coins; +16 sestertii']) {
      const fault = faultOf(`${before}; ${said}`, '');
      expect(fault).toMatchObject({ reason: 'otherwiseDone' });
      expect(fault?.message).toContain('Flavia receives 15 sestertii');
    }
  });

  test('is not said of a plus and a card', () => {
    expect(faultOf('Livia: Architect\n+ Mercator I')).toMatchObject({ reason: 'displayMissing' });
  });
});

describe('counts and lists', () => {
  test.each([
    [`${MOVED}; build Olbia and Casinum`, `${MOVED}; build Olbia; build Casinum`],
    [`${MOVED}; Olbia and Casinum`, `${MOVED}; build Olbia; build Casinum`],
    ['Livia: Mercator; buy one food and one brick', 'Livia: Mercator; buy 1 food; buy 1 brick'],
    ['Livia: Mercator; buy two food', 'Livia: Mercator; buy 2 food'],
    ['Livia: Mercator; buy tw food'.replace('tw ', '2 '), 'Livia: Mercator; buy 2 food'],
  ])('%s', (written, meant) => {
    expect(actionsOf(written)).toEqual(actionsOf(meant));
  });

  test.each([
    // The second count is missing.
    'Livia: Mercator; buy 1 food and brick',
    `${MOVED}; build Olbia and Luceria`,
    `${MOVED}; build Olbia and`,
    'Livia: Mercator; buy eleven food',
  ])('%s is refused', (written) => {
    expect(faultOf(written)).toBeDefined();
  });

  test('the mark of an illegal action may stand behind its player', () => {
    expect(actionsOf('1 Livia: ! Mercator II\nArchitect')).toEqual(
      actionsOf('1 ! Livia: Mercator II\nArchitect'),
    );
    expect(actionsOf('1 Livia: ! Mercator II')).toEqual([
      { type: 'playCard', seat: 0, card: 'mercator-ii' },
    ]);
  });
});

describe('tags', () => {
  test('the site of a game is a note', () => {
    const log = parseLog(`[Site "Roma"] ${TAGS}`);
    expect(log.meta).toEqual({ Site: 'Roma' });
    expect(formatLog(log)).toContain('[Site "Roma"]');
    expect(parseLog(formatLog(log))).toEqual(log);
    expect(faultOf('', `[Sides "wine"] ${TAGS}`)).toMatchObject({ nearest: 'Side' });
  });

  test.each(['99999', '10001', '-10001'])('a result of %s points has its place', (points) => {
    expect(faultOf('', `[Result "1, ${points}"] ${TAGS}`)).toMatchObject({
      line: 1,
      column: 13,
      text: points,
      reason: 'wrongSize',
    });
  });
});

/** What an action cost, by its event. */
function paidIn(events: readonly GameEvent[]): { goods: Bundle; money: number } | undefined {
  for (const event of events) {
    if (event.type === 'houseBuilt') return { goods: event.paid, money: event.money };
    if (event.type === 'cardBought') return { goods: event.paid, money: 0 };
    if (event.type === 'colonistPlaced') return { goods: event.paid, money: event.money ?? 0 };
    if (event.type === 'goodsTraded') return { goods: {}, money: event.money };
  }
  return undefined;
}

function goodsText(goods: Bundle): string {
  return STORED_GOODS.flatMap((good) => (goods[good] ? `${goods[good]} ${good}` : [])).join(' ');
}

const PAID: readonly Action['type'][] = ['buildHouse', 'buyCard', 'placeColonist', 'trade'];
const EXAMPLES = readdirSync(folder).filter((name) => /-\d\.json$/.test(name));

/** Six prices of each game; besides `FUZZ` one, of each kind of action in turn. */
function pricesIn<T extends { readonly action: Action }>(paid: readonly T[], game: number) {
  if (IS_NIGHT) return some(paid, 6);
  const kinds = PAID.filter((type) => paid.some(({ action }) => action.type === type));
  return some(
    paid.filter(({ action }) => action.type === kinds[game % kinds.length]),
    1,
  );
}

test.each(EXAMPLES)('every price of %s may be said, and no other', (name) => {
  const { options, actions }: GameLog = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
  let state = createGame(options);
  const paid = actions.flatMap((action, index) => {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    state = result.state;
    const price = PAID.includes(action.type) ? paidIn(result.events) : undefined;
    return price === undefined ? [] : [{ index, action, price }];
  });
  expect(paid.length).toBeGreaterThan(10);
  for (const { index, action, price } of pricesIn(paid, EXAMPLES.indexOf(name))) {
    const log = {
      format: 'concordia-log',
      version: 2,
      options,
      actions: actions.slice(0, index + 1),
    };
    const text = formatLog(log as GameLog).trimEnd();
    const { goods, money } = price;
    const bare = 'pay' in action ? text.replace(/ for [^;]*$/, '') : text;
    const saying = (goods: Bundle, money: number): string =>
      `${bare} for ${[goodsText(goods), `${money} sestertii`].filter(Boolean).join(' and ')}`;
    expect(parseLog(saying(goods, money)).actions, bare.slice(-80)).toEqual(log.actions);
    const owner = state.players[action.seat]?.name;
    const clause = `${text}; ${owner}: pays ${goodsText(goods)}${money === 0 ? '' : ` ${money} sestertii`}`;
    if (action.type !== 'trade') expect(parseLog(clause).actions).toEqual(log.actions);
    expect(thrownBy(() => parseLog(saying(goods, money + 1)))).toBeInstanceOf(ConcordiaError);
    const { brick = 0 } = goods;
    const other = { ...goods, brick: brick + 1 };
    expect(thrownBy(() => parseLog(saying(other, money)))).toBeInstanceOf(ConcordiaError);
  }
});

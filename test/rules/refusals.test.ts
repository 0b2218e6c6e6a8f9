/** What only code can ask of refusals: their form, and the names in them. Their facts are in docs/rulebook. */
// answers for src/engine
import { expect, test } from 'vitest';
import { type Action, applyAction, tryApplyAction } from '../../src/index';
import { build, play, playerOf, scenario, thrownBy } from '../support/scenario';

const playing = (card: string, seat = 0) => ({ type: 'playCard', seat, card }) as Action;
const refusedIn = (played: readonly Action[], action: Action) =>
  thrownBy(() => applyAction(play(TABLE, ...played), action));

const TABLE = scenario((draft) => {
  for (const [seat, name] of ['Livia', 'Gaius', 'Flavia'].entries()) {
    playerOf(draft, seat).name = name;
  }
  build(draft, 0, 'antiochia');
});

test('as JSON it has all that it tells', () => {
  expect(JSON.parse(JSON.stringify(refusedIn([], playing('consul-ii'))))).toEqual({
    code: 'CARD_NOT_IN_HAND',
    reason: 'notInHand',
    rule: 'R-3.1',
    message: 'Consul II is not in your hand.',
    details: { card: 'consul-ii' },
  });
});

test('an action of the wrong shape says what is wrong with it', () => {
  const result = tryApplyAction(TABLE, { type: 'playCard', seat: 0 });
  expect(!result.ok && [result.error.code, result.error.reason]).toEqual([
    'INVALID_ACTION',
    'wrongValue',
  ]);
});

test('a place that nobody knows has a reason of its own', () => {
  const novarria = { type: 'buildHouse', seat: 0, city: 'novarria' } as const;
  const { code, reason } = refusedIn([playing('architect')], novarria);
  expect([code, reason]).toEqual(['CITY_NOT_ADJACENT', 'unknownPlace']);
});

const SYRIA = { type: 'produceProvince', seat: 0, province: 'syria' } as const;
const sail = (to: string) =>
  ({ type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to }) as const;

test.each<[what: string, message: string, action: Action, ...played: Action[]]>([
  [
    'R-3.3: those who play',
    'It is Livia’s turn to decide (Architect), not Gaius’s; finish it or pass.',
    playing('prefect', 1),
    playing('architect'),
  ],
  [
    'R-3.2: those who have to decide',
    'Livia cannot pass during this decision (Prefect); finish it first.',
    { type: 'pass', seat: 0 },
    playing('prefect'),
  ],
  [
    'R-4.2: cities, and routes by their ends',
    'A sea colonist at Roma cannot reach Novaria–Roma.',
    sail('land:novaria~roma'),
    playing('architect'),
  ],
  [
    'R-4.4: provinces',
    'Syria has already produced: its marker shows the coins.',
    { ...SYRIA, seat: 1 },
    playing('prefect'),
    SYRIA,
    playing('prefect', 1),
  ],
  [
    'R-4.8: cards as they are printed',
    'Diplomat III is not on display.',
    { type: 'buyCard', seat: 0, card: 'diplomat-iii' },
    playing('senator'),
  ],
])('a message names things as people do: %s', (_, message, action, ...played) => {
  expect(refusedIn(played, action).message).toBe(message);
});

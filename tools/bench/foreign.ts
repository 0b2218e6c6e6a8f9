/** States from elsewhere: checking one that was JSON, and a call with one that was checked before. */
import { applyAction, isOver, parseState } from '../../src/index';
import { deepFreeze } from '../../src/model/freeze';
import { playGame } from './games';
import { measure, timeOf } from './measure';
import { type Row, type Section, slower, timeText } from './report';

/** States checked in one timed call. */
const CALLS = 50;
const MAPS = ['imperium', 'roma', 'byzantium'];

export function benchForeign(): Section {
  return { title: 'States from elsewhere, from the middle of a game', rows: MAPS.flatMap(rowsOf) };
}

function rowsOf(map: string): readonly Row[] {
  const { states, actions } = playGame('random', map, 4, 0);
  const middle = Math.floor(actions.length / 2);
  const text = JSON.stringify(states[middle]);
  const action = actions[middle];
  if (action === undefined) throw new Error(`The game on ${map} has no actions.`);
  const value: unknown = JSON.parse(text);
  const frozen = parseState(value);
  const foreign = deepFreeze(structuredClone(frozen));
  const times = measure([
    { name: 'JSON.parse', count: CALLS, run: () => repeated(() => JSON.parse(text)) },
    { name: 'parseState', count: CALLS, run: () => repeated(() => parseState(value)) },
    { name: 'own', count: CALLS, run: () => repeated(() => applyAction(frozen, action)) },
    { name: 'foreign', count: CALLS, run: () => repeated(() => applyAction(foreign, action)) },
    { name: 'asked', count: CALLS, run: () => repeated(() => isOver(foreign)) },
  ]);
  const [json, parsed] = [timeOf(times, 'JSON.parse'), timeOf(times, 'parseState')];
  const [own, applied] = [timeOf(times, 'own'), timeOf(times, 'foreign')];
  const asked = timeOf(times, 'asked');
  return [
    {
      ...slower(`${map}: parseState`, parsed, ['JSON.parse', json]),
      value: parsed * 1000,
      target: { at: 'most', limit: 100, text: '100 µs' },
    },
    {
      name: `${map}: a call with a frozen state known before`,
      figure: timeText(asked),
      value: asked * 1000,
      target: { at: 'most', limit: 5, text: '5 µs' },
    },
    slower(`${map}: applyAction to it`, applied, ["to a state of the library's own", own]),
  ];
}

function repeated(run: () => unknown): unknown {
  return Array.from({ length: CALLS }, run);
}

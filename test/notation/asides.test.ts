/** What has happened of itself may be said, and has to be true. */
// answers for src/log
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ConcordiaError,
  formatLog,
  type GameLog,
  type NotationFault,
  parseLog,
} from '../../src/index';
import { thrownBy } from '../support/scenario';

/** The first turns of the game in docs/notation.md, up to a Diplomat who can copy nothing but Livia's Senator. */
const BEFORE = `[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]
1 Livia: Architect; sea Roma > Olbia-Roma; land Roma > Casinum-Roma; build Olbia; build Casinum
2 Gaius: Architect; land Roma > Cosa-Florentia; build Florentia; build Cosa
3 Flavia: Architect; land Roma > Ancona-Spoletum; build Ancona
4 Livia: Prefect; produce Corsica
5 Gaius: Prefect; produce Etruria
6 Flavia: Prefect; produce Umbria
7 Livia: Senator; Mercator I for food wine; Diplomat I
8 Gaius: Diplomat; copy Flavia; produce Venetia
9 Flavia: `;
const PLAIN = parseLog(`${BEFORE}Diplomat; Colonist II; Colonist I for food tool cloth`);

function faultOf(line: string): NotationFault | undefined {
  const error = thrownBy(() => parseLog(`${BEFORE}${line}`));
  if (!(error instanceof ConcordiaError)) throw error;
  const [fault] = error.details.faults as readonly NotationFault[];
  return fault;
}

describe('what has happened of itself', () => {
  test.each([
    'Diplomat; copy Livia; Colonist II; Colonist I for food tool cloth',
    'Diplomat; COPY liv; Colonist II; Colonist I for food tool cloth',
    "Diplomat; (copies Livia's Senator); Colonist II; Colonist I for food tool cloth",
    "Diplomat; (Flavia copies Livia's Senator); Colonist II; Colonist I for food tool cloth",
    'Diplomat; Colonist II; copy Livia; Colonist I for food tool cloth',
  ])('may be said: %s', (line) => {
    expect(parseLog(`${BEFORE}${line}`)).toEqual(PLAIN);
  });

  test.each([
    ['Diplomat; copy Gaius; Colonist II', 'copy Gaius', ['copy Livia']],
    ["Diplomat; (copies Gaius's Diplomat); Colonist II", "(copies Gaius's Diplomat)", undefined],
    ['Diplomat; (copies); Colonist II', '(copies)', undefined],
  ])('is refused if it is not true: %s', (line, text, happened) => {
    const fault = faultOf(line);
    expect(fault).toMatchObject({ reason: 'otherwiseDone', text, line: 10, column: 21 });
    if (happened !== undefined) expect(fault).toMatchObject({ happened });
    else expect(fault?.message).toContain('Flavia copies Livia’s Senator');
  });

  test('is not said before anything has been done', () => {
    expect(faultOf('(copies Livia)')).toMatchObject({ text: '(copies Livia)' });
  });
});

describe('narrate', () => {
  test('tells what happened without a choice, and reads it back', () => {
    const text = formatLog(PLAIN, { narrate: true });
    expect(text.split('\n').at(-2)).toBe(
      '9 Flavia: Diplomat; (Flavia copies Livia’s Senator); Colonist II; Colonist I for food tool cloth',
    );
    expect(parseLog(text)).toEqual(PLAIN);
    expect(formatLog(PLAIN)).not.toContain('(');
  });

  const folder = new URL('../../docs/examples/', import.meta.url);
  const names = readdirSync(folder).filter((name) => /-\d(?:-broken)?\.json$/.test(name));

  test.each(names)('%s reads the same', (name) => {
    const log: GameLog = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    expect(parseLog(formatLog(log, { narrate: true })).actions).toEqual(log.actions);
  });

  test('takes nothing but an object', () => {
    expect(thrownBy(() => formatLog(PLAIN, 3 as never))).toMatchObject({
      code: 'INVALID_INPUT',
      details: { path: 'options' },
    });
  });
});

test('an action written twice is not taken for what has happened', () => {
  const line = 'Diplomat; Colonist II; Colonist II';
  expect(faultOf(line)).toMatchObject({ line: 10, text: 'Colonist II' });
});

/** Texts that were once read as something else than their writers meant, and what forums add to a text. */
import { describe, expect, test } from 'vitest';
import { ConcordiaError, formatLog, parseLog, recordGame } from '../../src/index';
import { thrownBy } from '../support/scenario';

const TAGS = '[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]\n';
const MOVED = '1 Livia: Architect; land Roma > Casinum-Roma';

function lastOf(turns: string): unknown {
  return parseLog(`${TAGS}${turns}`).actions.at(-1);
}

function messageOf(turns: string): string {
  const error = thrownBy(() => parseLog(`${TAGS}${turns}`));
  return error instanceof ConcordiaError ? error.message : '';
}

describe('a bare city', () => {
  test('means building there', () => {
    expect(lastOf(`${MOVED}; casinum`)).toMatchObject({ type: 'buildHouse', city: 'casinum' });
  });

  test('is no route that leads to it', () => {
    expect(messageOf('1 Livia: Architect; ancona')).toContain('“ancona” is not possible here');
  });

  test('is read after the move that makes it possible', () => {
    expect(lastOf('1 Livia: Architect; casinum; land Roma > Casinum-Roma')).toMatchObject({
      type: 'buildHouse',
      city: 'casinum',
    });
  });
});

test('the exact name of a route wins', () => {
  expect(lastOf('1 Livia: Architect; land Roma-Spoletum')).toMatchObject({
    type: 'moveColonist',
    to: 'land:roma~spoletum',
  });
});

test.each(['-1', '+1', '–1'])('%s is no count', (count) => {
  expect(messageOf(`1 Livia: Mercator; buy ${count} cloth`)).toContain(
    `nothing here is called “${count.charAt(0)}”`,
  );
});

describe('`and` between players', () => {
  const playersOf = (players: string): unknown =>
    parseLog(`[Map "Italia"] [Players "${players}"] [Seed "x"]`).options.players;

  test.each([
    ['Livia, Gaius and Flavia', ['Livia', 'Gaius', 'Flavia']],
    ['Livia and Gaius', ['Livia', 'Gaius']],
    ['Livia & Gaius', ['Livia', 'Gaius']],
    ['Livia, Gaius, and Flavia', ['Livia', 'Gaius', 'Flavia']],
    ['Livia \\and Co, Gaius', ['Livia and Co', 'Gaius']],
    ['Gaius, Livia \\and Co', ['Gaius', 'Livia and Co']],
    ['Andrea, Sandy', ['Andrea', 'Sandy']],
  ])('%s', (written, players) => {
    expect(playersOf(written)).toEqual(players);
  });

  test('is written so that it is read as part of a name', () => {
    const log = recordGame({ map: 'italia', players: ['Gaius', 'You and & I'], seed: 'x' }, []);
    expect(parseLog(formatLog(log))).toEqual(log);
  });
});

describe('what forums add', () => {
  const PLAIN = parseLog(`${TAGS}${MOVED}; build Casinum\n2 Gaius: Mercator`);

  test.each([
    '- 1 Livia: Architect; land Roma > Casinum-Roma; build Casinum\n- 2 Gaius: Mercator',
    '> 1 Livia: Architect; land Roma > Casinum-Roma; build Casinum\n> 2 Gaius: Mercator',
    '> > 1 Livia: Architect; land Roma > Casinum-Roma; build Casinum\n> > 2 Gaius: Mercator',
    '**Livia**: Architect; land Roma > Casinum-Roma; build Casinum\n**Gaius:** Mercator',
    '1 **Livia**: Architect; land Roma => Casinum-Roma; build Casinum\n2. **Gaius**: Mercator',
    'Round 1\n* Livia: Architect; land Roma > Casinum-Roma; build Casinum\n* Gaius: Mercator',
  ])('%j', (turns) => {
    expect(parseLog(`${TAGS}${turns}`)).toEqual(PLAIN);
  });

  test('leaves every word in its column', () => {
    expect(messageOf('> - **Livia**: Sentor')).toMatch(/^Line 2, column 16: .*“Sentor”/);
  });
});

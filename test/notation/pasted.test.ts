/** Texts as they are pasted: comments of chess, quotations, blocks of code, tags of other programs. */
import { describe, expect, test } from 'vitest';
import { ConcordiaError, formatLog, type NotationFault, parseLog } from '../../src/index';
import { looksLikeNotation } from '../../src/notation/text';

const HEAD = '[Map "Imperium"] [Players "Livia, Gaius"] [Seed "ludi"]';
const TURNS = ['1 Livia: Mercator; sell 1 cloth', '2 Gaius: Tribune'];
const PLAIN = parseLog([HEAD, ...TURNS].join('\n'));

function faultIn(text: string): NotationFault | undefined {
  try {
    parseLog(text);
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    return (error.details.faults as readonly NotationFault[])[0];
  }
  return undefined;
}

test.each([
  ['quoted in a mail', [HEAD, ...TURNS].map((line) => `> ${line}`)],
  ['quoted twice', [HEAD, ...TURNS].map((line) => `>> ${line}`)],
  ['in a block of code', ['```', HEAD, ...TURNS, '```']],
  ['in a block of code with a name', ['~~~text', HEAD, ...TURNS, '~~~']],
  ['quoted in a forum', ['[quote]', HEAD, ...TURNS, '[/quote]']],
  ['quoted with a name', [`[quote="Livia"]${HEAD}`, TURNS[0], `${TURNS[1]}[/quote]`]],
  ['in two tags', ['[quote=Livia]', '[code]', HEAD, ...TURNS, '[/code][/quote]']],
])('%s', (_, lines) => {
  const text = lines.join('\n');
  expect(parseLog(text)).toEqual(PLAIN);
  expect(looksLikeNotation(text)).toBe(true);
});

describe('comments in braces', () => {
  test('stand before a turn, in it and behind it', () => {
    const { actions, notes } = parseLog(
      `${HEAD}\n{ At home } 1 Livia: Mercator {safe}; sell 1 cloth {[%clk 0:12:30] dear}  ; so it is\n{ then } 2 {well} Gaius: Tribune`,
    );
    expect(actions).toEqual(PLAIN.actions);
    expect(notes).toEqual([
      { after: 0, text: 'At home' },
      { after: 2, text: 'safe\ndear\nso it is\nthen\nwell', clock: 750 },
    ]);
  });

  test('go over several lines', () => {
    const text = `{ before\nthe tags }\n${HEAD}\n{ a game;\nat home } ${TURNS.join('\n')}`;
    expect(parseLog(text).notes).toEqual([
      { after: 0, text: 'before\nthe tags\na game;\nat home' },
    ]);
    expect(parseLog(text).actions).toEqual(PLAIN.actions);
    expect(looksLikeNotation(text)).toBe(true);
    expect(parseLog(formatLog(parseLog(text)))).toEqual(parseLog(text));
  });

  test('may say what an action would say', () => {
    expect(parseLog(`${HEAD}\n${TURNS[0]} { Tribune }`).notes).toEqual([
      { after: 2, text: 'Tribune' },
    ]);
  });

  test.each([
    ['{ a remark\n1 Livia: Tribune', [2, 1]],
    ['1 Livia: Tribune {a\n2 {b} Gaius: Tribune', [2, 18]],
  ])('have an end, so that no action is lost: %s', (lines, [line, column]) => {
    expect(faultIn(`${HEAD}\n${lines}`)).toMatchObject({
      reason: 'commentNotClosed',
      line,
      column,
    });
  });

  test('are no JSON', () => {
    const json = '{"type":"playCard","seat":0,"card":"tribune"}';
    expect(parseLog(`${HEAD}\n1 Livia: ${json}`).actions).toEqual(
      parseLog(`${HEAD}\n1 Livia: Tribune`).actions,
    );
    expect(looksLikeNotation('{"format": "concordia-log"}')).toBe(false);
    expect(looksLikeNotation('[{"format": "concordia-log"}]')).toBe(false);
    expect(looksLikeNotation('["a"]')).toBe(false);
  });
});

describe('tags of other programs', () => {
  test('are notes, whatever they are called', () => {
    const tags = '[BlackType: "program"] [Black Type "a"] [%evp "x"] [Écrit "y"]';
    const log = parseLog(`${tags}\n${HEAD}\n${TURNS.join('\n')}`);
    expect(log.meta).toEqual({ BlackType: 'program', Black_Type: 'a', evp: 'x', Ecrit: 'y' });
    expect(parseLog(formatLog(log))).toEqual(log);
  });

  test('are faults if they are close to one of ours, with a colon, too', () => {
    expect(faultIn(`[Mapp: "x"]\n${HEAD}`)).toMatchObject({ reason: 'unknownTag', nearest: 'Map' });
    expect(parseLog(HEAD.replace('Map ', 'Map: ')).options.map).toBe('imperium');
  });
});

describe('what happened without a choice may be said', () => {
  // The first house in a port: Juliobona lies one step from Lutetia.
  const GALLIA = `[Map "Gallia"] [Players "Livia, Gaius"] [Seed "ludi"]
1 Livia: Architect; land Lutetia > Juliobona-Lutetia; build Juliobona`;

  test.each(['sail Mediterranean > Juliobona', 'Livia: sail from the Mediterranean to Juliobona'])(
    'R-10.6: %s',
    (clause) => {
      expect(parseLog(`${GALLIA}; ${clause}`)).toEqual(parseLog(GALLIA));
    },
  );

  test('R-10.6: a ship that went elsewhere did not', () => {
    expect(faultIn(`${GALLIA}; sail Mediterranean > Burdigala`)).toMatchObject({
      reason: 'otherwiseDone',
      text: 'sail Mediterranean > Burdigala',
    });
  });

  // Four colonists and seven goods leave one of twelve spaces. The Praefectus Magnus doubles the bonus of Corsica: two tools.
  const FULL = `[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]
1 Livia: Tribune
2 Gaius: Tribune
correction Flavia: goods 7 food
3 Flavia: Prefect; produce Corsica`;

  test('R-5.2: the goods that found room', () => {
    const plain = parseLog(FULL);
    expect(parseLog(`${FULL}; keep 1 tool`)).toEqual(plain);
    expect(parseLog(`${FULL}; keeps a tool`)).toEqual(plain);
    for (const wrong of ['keep 2 tools', 'keep 1 wine', 'keep nothing']) {
      expect(faultIn(`${FULL}; ${wrong}`)?.reason).toBe('otherwiseDone');
    }
  });
});

/** Catalogues of texts: what their messages say, what is refused, and which translations are stale. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asTree, compiled } from '../../src/cli/catalogue/compile';
import { foreignTexts, vocabularyOf } from '../../src/cli/catalogue/foreign';
import { catalogueOf, englishOf, entriesOf, entriesOfOwner } from '../../tools/texts/catalogue';
import { frameOf } from '../../tools/texts/frame';
import { AS_GAME } from '../../tools/texts/game-module';
import { noteTranslated, staleTexts } from '../../tools/texts/marks';
import { catalogueFile, languagesOf, madeFiles, ROOMS, type Room } from '../../tools/texts/rooms';

const ENGLISH = `
/** A list of what happened. */
export const english = {
  title: 'Turns',
  /** A button. @longest 8 */
  go: 'Go on',
  turns: (count: number, name: string) =>
    count === 1 ? \`1 turn of \${name}\` : \`\${count} turns of \${name}\`,
  found: ({ file, line }: Found) => \`\${file}: \${line}\`,
  lines: ['one', 'two'],
};
`;
const GOOD = {
  title: 'Züge',
  go: 'Weiter',
  turns: '{count, plural, one {1 Zug} other {# Züge}}: {name}',
  found: '{file}, {line}',
  lines: ['eins', 'zwei'],
};

let room: Room;

beforeAll(() => {
  room = {
    name: 'test',
    folder: mkdtempSync(join(tmpdir(), 'texts-')),
    english: ['en.ts', 'english'],
    exported: 'texts',
  };
  writeFileSync(join(room.folder, 'en.ts'), ENGLISH);
  writeFileSync(join(room.folder, 'de.json'), JSON.stringify(GOOD));
});
afterAll(() => rmSync(room.folder, { recursive: true }));

const FUNCTIONS = { modules: new Map([['half', './functions.ts']]), own: new Map() };

/** A module with these messages in place of good ones. */
function made(messages: object, language = 'de') {
  const text = JSON.stringify({ ...GOOD, ...messages }, undefined, 2);
  const entries = entriesOf('xx.json', text);
  return compiled(
    { file: 'xx.json', language, entries },
    englishOf(room),
    FUNCTIONS,
    asTree('texts'),
  );
}

function faultsOf(messages: object, language?: string): readonly string[] {
  return made(messages, language).faults.map(
    ({ file, line, key, message }) => `${file}:${line} ${key}: ${message}`,
  );
}

/** What a message says of a count and a name. */
function said(message: string, args: readonly unknown[], language?: string): unknown {
  const { code, faults } = made({ turns: message }, language);
  expect(faults).toEqual([]);
  const body = code.replace(/^import .*$/gm, '').replace('export const texts =', 'return');
  const { turns } = new Function('half', body)((count: number, unit = '') => `${count / 2}${unit}`);
  return turns(...args);
}

type Case = readonly [message: string, args: readonly unknown[], text: string, language?: string];

describe('a message', () => {
  const TURNS = '{count, plural, one {# tura} few {# tury} other {# tur}}';
  const CASES: readonly Case[] = [
    ['Payer : qui ?', [], 'Payer\u00a0: qui\u00a0?', 'fr'],
    ['Encore {count} ?', [3], 'Encore 3\u00a0?', 'fr'],
    ['immer', [], 'immer'],
    ['{count} und {name}', [3, 'Livia'], '3 und Livia'],
    ["'{'{count}'}' it''s", [3], "{3} it's"],
    ["\\ ` $ $'{'", [], '\\ ` $ ${'],
    ['{count, plural, one {# Zug} other {# Züge}}', [1], '1 Zug'],
    ['{count, plural, one {# Zug} other {# Züge}}', [0], '0 Züge'],
    ['{count, plural, one {un #} other {#}}', [0], 'un 0', 'fr'],
    ['{count, plural, =0 {keine} other {# {name}}}', [0, 'Züge'], 'keine'],
    ['{count, plural, =0 {keine} other {# {name}}}', [2, 'Züge'], '2 Züge'],
    ['{count, plural, other {#回}}', [1], '1回', 'ja'],
    [TURNS, [1], '1 tura', 'pl'],
    [TURNS, [3], '3 tury', 'pl'],
    [TURNS, [13], '13 tur', 'pl'],
    [TURNS, [25], '25 tur', 'pl'],
    [TURNS, [103], '103 tury', 'pl'],
    ['{name, select, undefined {?} true {ja} A {erste} other {{name}}}', [0, undefined], '?'],
    ['{name, select, undefined {?} true {ja} A {erste} other {{name}}}', [0, true], 'ja'],
    ['{name, select, undefined {?} true {ja} A {erste} other {{name}}}', [0, 'A'], 'erste'],
    ['{name, select, undefined {?} true {ja} A {erste} other {{name}}}', [0, 'B'], 'B'],
    ['{count, half}', [8], '4'],
    ['{count, half, km}', [8], '4km'],
  ];
  for (const [message, args, text, language] of CASES) {
    test(`${message} of ${JSON.stringify(args)}: ${text}`, () => {
      expect(said(message, args, language)).toBe(text);
    });
  }

  test('what all forms begin or end with is said once', () => {
    const { code } = made({
      turns: '{count, plural, one {# Zug von {name}} other {# Züge von {name}}}',
    });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what is made.
    expect(code).toContain('`${count} ${(count === 1 ? "Zug" : "Züge")} von ${name}`');
  });

  test('forms share whole words, and signs with the blanks around them', () => {
    const french = '{count, plural, one {Qui : {name} ?} other {Quoi ; {name} ?}}';
    expect(said(french, [1, 'Livia'], 'fr')).toBe('Qui\u00a0: Livia\u00a0?');
    expect(said(french, [2, 'Livia'], 'fr')).toBe('Quoi\u00a0; Livia\u00a0?');
    const { code } = made({ turns: '{count, plural, one {Runde} other {Runden}}' });
    expect(code).toContain('"Runde" : "Runden"');
  });

  test('a form may have nothing left', () => {
    const message = '{name, select, undefined {Zug} other {Zug {name}}}';
    expect(said(message, [1, undefined])).toBe('Zug');
    expect(said(message, [1, 'A'])).toBe('Zug A');
  });

  test('other plurals are those of Intl', () => {
    const { code, faults } = made({ turns: '{count, plural, one {a} two {b} other {c}}' }, 'sl');
    expect(faults).toEqual([]);
    expect(code).toContain("new Intl.PluralRules('sl')");
    expect(code).toContain('plurals.select(count) === "two" ? "b" : "c"');
  });
});

describe('a bad catalogue is refused with file, line, key and place', () => {
  const BAD: readonly (readonly [messages: object, fault: string, language?: string])[] = [
    [{ turns: '{count Züge' }, 'xx.json:4 turns: a comma or a closing brace is missing, at “Züge”'],
    [{ turns: '{count' }, 'xx.json:4 turns: a closing brace is missing, at “”'],
    [{ turns: 'Züge} 4' }, 'xx.json:4 turns: nothing opens this brace, at “} 4”'],
    [
      { turns: '{count, plural, one {1 other {2}}' },
      'xx.json:4 turns: the name of an argument is missing, at “2}}”',
    ],
    [{ turns: "{name} '{count}" }, "xx.json:4 turns: this quote has no end, at “'{count}”"],
    [
      { turns: '{anzahl} Züge' },
      'xx.json:4 turns: there is no argument “anzahl”; it has count, name, at “{anzahl} Züge”',
    ],
    [
      { title: '{count}' },
      'xx.json:2 title: there is no argument “count”; this text has none, at “{count}”',
    ],
    [
      { turns: '{count, konjugiert}' },
      'xx.json:4 turns: there is no function “konjugiert”; there are plural, select, half, at “{count, konjugiert}”',
    ],
    [
      { turns: '{count, constructor}' },
      'xx.json:4 turns: there is no function “constructor”; there are plural, select, half, at “{count, constructor}”',
    ],
    [
      { turns: '{count, plural, one {1}}' },
      'xx.json:4 turns: this plural has no form “other”, at “{count, plural, one ”',
    ],
    [
      { turns: '{count, plural, one {1} one {2} other {3}}' },
      'xx.json:4 turns: the form “one” is there twice, at “one {2} other {3}}”',
    ],
    [
      { turns: '{count, plural, few {2} other {#}}' },
      'xx.json:4 turns: “few” is no plural of de, which has one, other, at “{count, plural, few ”',
    ],
    [
      { turns: '{count, plural, one {1} other {#}}' },
      'xx.json:4 turns: “one” is no plural of ja, which has other, at “{count, plural, one ”',
      'ja',
    ],
    [
      { turns: '{constructor}' },
      'xx.json:4 turns: there is no argument “constructor”; it has count, name, at “{constructor}”',
    ],
    [{ go: '' }, 'xx.json:3 go: it is empty'],
    [{ go: '  ' }, 'xx.json:3 go: it is empty'],
    [{ go: 'Weiter im Text' }, 'xx.json:3 go: it has 14 letters; at most 8 fit'],
    [{ lines: 'eins' }, 'xx.json:6 lines: it must be a list'],
    [{ title: ['Züge'] }, 'xx.json:2 title: it must be a text'],
    [{ toString: 'Züge' }, 'xx.json:10 toString: English has no such text'],
    [JSON.parse('{"__proto__":"Züge"}'), 'xx.json:10 __proto__: English has no such text'],
  ];
  for (const [messages, fault, language] of BAD) {
    test(fault, () => {
      expect(faultsOf(messages, language)).toEqual([fault]);
    });
  }

  test('what is made says of what, and by which command', () => {
    const [first, second] = made({}).code.split('\n');
    expect(first).toBe('// Made from xx.json: npm run texts');
    expect(second).not.toMatch(/^\/\//);
  });

  test('what is missing, or there twice', () => {
    const entries = entriesOf('xx.json', '{ "title": "Züge",\n "title": "Runden" }');
    const { faults } = compiled(
      { file: 'xx.json', language: 'de', entries },
      englishOf(room),
      FUNCTIONS,
      asTree('texts'),
    );
    expect(faults.map(({ line, key, message }) => `${line} ${key}: ${message}`)).toEqual([
      '2 title: it is there twice',
      '1 go: this text is missing',
      '1 turns: this text is missing',
      '1 found: this text is missing',
      '1 lines: this text is missing',
    ]);
  });

  test('what is no JSON, or no text', () => {
    expect(() => entriesOf('xx.json', '{ "title": ')).toThrow(/^xx\.json: .*JSON/);
    expect(() => entriesOf('xx.json', '{\n "title": 7 }')).toThrow('xx.json:2: title is no text');
  });
});

describe('a message of another language', () => {
  const POLISH = ['Karta jest na ręce', 'Nie ma tu domu', 'Anna kupuje kartę', 'Dom w mieście'];
  const GERMAN = ['Die Karte ist auf der Hand', 'Hier steht kein Haus', 'Anna kauft die Karte'];
  const JAPANESE = ['カードは手札にあります', 'ここに家はありません'];
  const vocabulary = (texts: readonly string[]) => vocabularyOf(texts.map((text) => ({ text })));
  const OTHERS = new Map([
    ['de', vocabulary(GERMAN)],
    ['ja', vocabulary(JAPANESE)],
  ]);

  function foreignIn(messages: object) {
    const entries = entriesOf('pl.json', JSON.stringify(messages, undefined, 2));
    return foreignTexts({ file: 'pl.json', entries }, vocabulary(POLISH), OTHERS).map(
      ({ file, line, key, message }) => `${file}:${line} ${key}: ${message}`,
    );
  }

  test('is refused with file, line, key and place', () => {
    expect(foreignIn({ a: 'Nie ma karty', b: { c: 'Hier ist die Karte' } })).toEqual([
      'pl.json:4 b.c: this is in another language (de), at “Hier ist die Karte”',
    ]);
    expect(foreignIn({ a: 'ここにカードはあります' })).toEqual([
      'pl.json:2 a: this is in another language (ja), at “ここにカードはあります”',
    ]);
  });

  test('is refused among placeholders, in plurals and in lists', () => {
    expect(
      foreignIn({
        a: '{name} kauft {count, plural, one {die Karte} few {# Karte} other {# Karte}}',
        b: ['Nie ma domu', 'Hier steht kein Haus'],
      }),
    ).toEqual(['pl.json:2 a: this is in another language (de), at “{name} kauft {count,”']);
    expect(foreignIn({ b: ['Hier ist die Hand', 'Hier steht kein Haus'] })).toHaveLength(1);
  });

  test('is no name, and no sentence with words that nobody knows', () => {
    expect(foreignIn({ a: 'Anna', b: 'Die Karte', c: 'Zupełnie nowe zdanie o niczym' })).toEqual(
      [],
    );
  });

  /** What is said of a room where each language says what another does. */
  const swapped = (tag: string, other: string): readonly string[] => {
    const [site, ...rest] = ROOMS.map((one) => {
      const english = englishOf(one);
      return (language: string) => catalogueOf(one, language, english);
    });
    if (site === undefined) throw new Error('no rooms');
    const own = vocabularyOf(rest.flatMap((catalogue) => catalogue(tag).entries));
    const said = site(other);
    return foreignTexts(said, own, new Map([[other, vocabularyOf(said.entries)]])).map(
      ({ key }) => key,
    );
  };

  test('is found where a whole catalogue is in another language', () => {
    const found = swapped('pl', 'de');
    expect(found).toContain('play.otherTab');
    expect(found.length).toBeGreaterThan(200);
  });
});

test('English tells translators the order, the comments and the longest text', () => {
  expect(englishOf(room)).toMatchObject([
    { key: 'title', parameters: undefined },
    { key: 'go', comment: 'A button.', longest: 8 },
    { key: 'turns', parameters: ['count', 'name'] },
    { key: 'found', parameters: [['file', 'line']] },
    { key: 'lines', isList: true },
  ]);
});

test('another language begins with the English messages', () => {
  expect(frameOf(englishOf(room))).toEqual({
    title: 'Turns',
    go: 'Go on',
    turns: '{count, plural, one {1 turn of {name}} other {# turns of {name}}}',
    found: '{file}: {line}',
    lines: ['one', 'two'],
  });
});

test('a translation is stale once its English changes, until somebody says that it follows', () => {
  const stale = (): readonly string[] => staleTexts(room, 'de').map(({ key }) => key);
  expect(stale()).toEqual(['title', 'go', 'turns', 'found', 'lines']);
  noteTranslated(room, 'de', () => true);
  expect(stale()).toEqual([]);

  // Another layout is no other text.
  const changed = ENGLISH.replace("'Turns'", "'Rounds'").replace('=>\n    count', '=> count');
  writeFileSync(join(room.folder, 'en.ts'), changed);
  expect(stale()).toEqual(['title']);
  noteTranslated(room, 'de', (key) => key === 'go');
  expect(stale()).toEqual(['title']);
  noteTranslated(room, 'de', (key) => key === 'title');
  expect(stale()).toEqual([]);
});

describe.each(ROOMS)('$name', (one) => {
  test.each(languagesOf(one))('all modules of %s have been made of its catalogue', (language) => {
    const changed = statSync(catalogueFile(one, language)).mtimeMs;
    for (const file of madeFiles(one, language)) {
      expect(statSync(file).mtimeMs, file).toBeGreaterThan(changed);
    }
  });

  test.each(languagesOf(one))('no translation in %s is stale: npm run texts', (language) => {
    expect(staleTexts(one, language).map(({ key }) => key)).toEqual([]);
  });
});

describe('a message of a game', () => {
  const functions = {
    modules: new Map([
      ['from', './grammar.ts'],
      ['upper', './grammar.ts'],
    ]),
    own: new Map([
      ['events.drawn', { module: './events.ts', constant: 'events', path: ['drawn'] }],
    ]),
    withNames: new Set(['from']),
    methods: new Set(['place', 'card']),
  };
  const english = ['moved', 'drawn'].map((name) => ({
    key: `events.${name}`,
    parameters: ['names', ['from', 'card', 'as']],
    source: name,
    comment: '',
    longest: undefined,
    isList: false,
    value: ts.factory.createNull(),
  }));
  const game = (moved: string) =>
    compiled(
      { file: 'de.json', language: 'de', entries: [{ key: 'events.moved', text: moved, line: 2 }] },
      english,
      functions,
      AS_GAME,
    );

  test('asks names, and goes through functions in turn', () => {
    expect(game('{card, card, as} {from, place, upper}').code).toContain(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what is made.
      '`${names.card(card, as)} ${upper(names.place(from))}`',
    );
  });

  test('gives names to functions that ask for them, under another name where an argument has it', () => {
    const { code } = game('{from, from}');
    expect(code).toContain("import { from as from_ } from './grammar.ts';");
    expect(code).toContain('(names, { from }) => from_(names, from)');
  });

  test('stands beside the texts that are functions', () => {
    const { code, faults } = game('x');
    expect(faults).toEqual([]);
    expect(code).toContain('events: {\n...own_events,\nmoved: () => "x"');
  });

  test('takes an argument with the name of a function', () => {
    expect(game('{from, from, @card}').code).toContain(
      '(names, { from, card }) => from_(names, from, card)',
    );
  });

  test('is not a function for a map or a module', () => {
    const [moved, drawn] = english.map((one) => ({ ...one, owner: 'maps/roma' }));
    const entries = [{ key: 'events.moved', text: 'x', line: 2, file: 'roma/de.json' }];
    const all = [moved, drawn].filter((one) => one !== undefined);
    const { faults } = compiled(
      { file: 'de.json', language: 'de', entries },
      all,
      functions,
      AS_GAME,
    );
    expect(faults.map(({ key, message }) => [key, message])).toEqual([
      ['events.drawn', 'what a map or module says is a message'],
    ]);
  });

  test('is a name, and stands beside its forms', () => {
    const form = (key: string, text: string, line: number) => ({ key, text, line });
    const none = { ...functions, own: new Map() };
    const made = (...entries: readonly ReturnType<typeof form>[]) =>
      compiled({ file: 'de.json', language: 'de', entries }, [], none, AS_GAME);
    const name = form('nouns.printed.Ford', 'Furt', 2);
    const at = form('nouns.printed.Ford.at', 'an der Furt', 3);
    for (const entries of [
      [name, at],
      [at, name],
    ]) {
      const { code, faults } = made(...entries);
      expect(faults).toEqual([]);
      expect(code).toMatch(/Ford: \{\s*(?=.*name: "Furt")(?=.*at: "an der Furt")/s);
    }
    expect(made(at).faults.map(({ line, message }) => [line, message])).toEqual([
      [3, 'it is a form of nouns.printed.Ford, which is missing'],
    ]);
  });

  test('stands apart if it is that of a map, and so do its names', () => {
    const entries = [
      { key: 'events.moved', text: 'zieht', line: 2, owner: 'maps/roma' },
      { key: 'nouns.printed.Start {field}', text: 'Feld {1}', line: 3, owner: 'maps/roma' },
      { key: 'scores.squares', text: 'Felder', line: 4 },
    ];
    const moved = english.slice(0, 1).map((one) => ({ ...one, owner: 'maps/roma' }));
    const none = { ...functions, own: new Map() };
    const { code, faults } = compiled(
      { file: 'de.json', language: 'de', entries },
      moved,
      none,
      AS_GAME,
    );
    expect(faults).toEqual([]);
    expect(code).toContain('const _romaGame = {\nevents: {\nmoved: () => "zieht",');
    expect(code).toContain('"Start {field}": "Feld {1}"');
    expect(code).toContain('const _baseGame = {\nscores: {\nsquares: () => "Felder",');
    expect(code).toMatch(/export const roma = .*joined\('de', _romaGame\);/);
    expect(code).toMatch(
      /export const game = .*speaking\(names, forms, 'de', _romaGame, _baseGame\);/,
    );
  });

  test.each([
    ['nouns.printed.__proto__', 'English has no such text'],
    ['nouns.actions.fly', 'English has no such text'],
    ['notation.actions.constructor', 'English has no such text'],
  ])('%s: %s', (key, message) => {
    const entries = [
      { key: 'events.moved', text: 'x', line: 2 },
      { key, text: 'y', line: 3 },
    ];
    const { faults } = compiled(
      { file: 'de.json', language: 'de', entries },
      english,
      functions,
      AS_GAME,
    );
    expect(faults).toEqual([{ file: 'de.json', line: 3, key, message }]);
  });

  test('calls nothing that there is not', () => {
    const [fault] = game('{from, placed}').faults;
    expect(fault?.message).toMatch(
      /^there is no function “placed”; there are plural, select, place/,
    );
  });
});

test('a text of a map stands in the folder of the map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const file = join(folder, 'de.json');
  writeFileSync(file, JSON.stringify({ refusals: { etnaAwake: 'x' } }));
  const owned = new Map([['refusals.etnaAwake', 'maps/sicilia']]);
  expect(() => entriesOfOwner(file, '', owned)).toThrow(
    /de\.json:1: refusals\.etnaAwake: its English is in src\/maps\/sicilia$/,
  );
  expect(entriesOfOwner(file, 'maps/sicilia', owned)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

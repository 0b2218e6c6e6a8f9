import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { said } from '../../src/cli/ask/unclear';
import { languageNamed } from '../../src/cli/language';
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { type ScoreSheet, ScoreSheetSchema } from '../../src/scoring';
import { blocksOf, page, ROOT } from '../readme/markdown';
import { ASK_FACTS } from '../support/ask-facts';
import { buildCli } from '../support/built-cli';
import { leftOut } from '../support/left-out';
import { concordia, row, scratch } from './console';

const files = scratch();

/** Answers, a line each, and the rest of the command. */
async function asked(answers: readonly string[], ...flags: readonly string[]) {
  const stdin = answers.map((answer) => `${answer}\n`).join('');
  const outcome = await concordia(['score', '--ask', ...flags], { stdin });
  expect(tooWide(outcome.out + outcome.err)).toEqual([]);
  expect(outcome.out + outcome.err).not.toContain('\u001b');
  return outcome;
}

/** Chinese signs take two columns. */
function tooWide(text: string): readonly string[] {
  const columns = (line: string) => [...line.replace(/\p{Script=Han}/gu, '--')].length;
  return text.split(/\r?\n/).filter((line) => columns(line) > 60);
}

/** The sum after the last answer that has one. */
function lastSum(out: string): string | undefined {
  return out
    .split('\n')
    .filter((line) => line.startsWith('= '))
    .at(-1);
}

function sheetIn(file: string): ScoreSheet {
  return ScoreSheetSchema.parse(parse(readFileSync(file, 'utf8')));
}

/** The base game, counted, without salt and forum. */
const BASE = ['base', 'Livia', 'none', 'no', 'no'];
const CARDS = 'vesta 1, jupiter 2, saturnus 4, mercurius 2, mars 3, farmer';
const HOUSES = ['brick 3, food 4, tool 3, cloth 2', '7'];
/** The example of the rules: 114 points, counted in score.test.ts. */
const EXAMPLE = [...BASE, CARDS, ...HOUSES, '5', '13', 'cloth 1, tool 3, brick 1', 'yes', '0'];

describe('score --ask', () => {
  test('R-6.2: the printed example of 114 points, with the sum after each answer', async () => {
    const { code, out, err } = await asked(EXAMPLE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').filter((line) => line.startsWith('= '))).toEqual([
      '= 0',
      '= 0',
      // 9 houses outside brick cities twice, 7 provinces four times, 4 kinds twice, the Farmer's 4.
      '= 74: Jupiter 18, Saturnus 28, Mercurius 16, Minerva 12',
      '= 104: Jup 18 Sat 28 Mer 16 Mar 30 Min 12',
      '= 105: Ves 1 Jup 18 Sat 28 Mer 16 Mar 30 Min 12',
      '= 107: Ves 3 Jup 18 Sat 28 Mer 16 Mar 30 Min 12',
      '= 114: Ves 3 Jup 18 Sat 28 Mer 16 Mar 30 Min 12 Con 7',
      '= 114: Ves 3 Jup 18 Sat 28 Mer 16 Mar 30 Min 12 Con 7',
    ]);
    expect(row(out, 'Total')).toEqual(['114']);
    expect(out).toMatch(/^Winner: Livia with 114 points$/m);
  });

  test('R-9.3: the example of the Venus rules, 134 points', async () => {
    const cards = `${CARDS}, venus 2`;
    const answers = ['venus', 'Livia', '', '', '', cards, ...HOUSES, '5', '5', '13'];
    const { out } = await asked([...answers, '1 cloth, 3 tool, 1 brick', 'y', '']);
    // Twice 5 provinces with two houses, at 2 points.
    expect(row(out, 'Venus')).toEqual(['2 × 10 = 20']);
    expect(row(out, 'Total')).toEqual(['134']);
  });

  test.each(['sheet.yaml', 'sheet.yml', 'sheet.json'])('--save %s', async (name) => {
    const file = join(files.dir, name);
    const { code, out } = await asked(EXAMPLE, '--save', file);
    expect(code).toBe(0);
    expect(sheetIn(file)).toEqual(parse(page('docs/examples/sheet-114.yaml')));
    expect(name.endsWith('.json')).toBe(readFileSync(file, 'utf8').startsWith('{'));
    const again = await concordia(['score', file]);
    expect(out).toContain(again.out);
    expect(again.out).toContain('114');
    expect(out).toMatch(/^Saved as /m);
  });

  test('R-9.4, R-9.12: a game in teams, city by city', async () => {
    const sheet = parse(page('docs/examples/sheet-team.yaml'));
    const { players, cityGoods } = ScoreSheetSchema.parse(sheet);
    const answers = players.flatMap(({ cards, houses, colonists, money, goods, concordia }) => {
      if (!('length' in cards) || !('length' in houses)) throw new Error('lists');
      return [
        cards.join(', '),
        houses.map((city) => `${city} ${cityGoods?.[city]}`).join(', '),
        'done',
        `${colonists}`,
        `${money}`,
        Object.entries(goods).join(' ').replaceAll(',', ' '),
        concordia ? 'yes' : 'no',
      ];
    });
    const file = join(files.dir, 'team.json');
    const names = players.map(({ name }) => name).join(', ');
    const game = ['teams', names, 'opposite', 'Hellas', 'yes', 'no', 'no'];
    const { code, out, err } = await asked([...game, ...answers], '--save', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // Counted by hand in test/scoring/example-sheets.test.ts.
    expect(row(out, 'Livia and Flavia')).toEqual(['226', '1']);
    expect(row(out, 'Marcus and Gaius')).toEqual(['209', '2']);
    expect(out).toMatch(/^Winners: Livia and Flavia with 226 points$/m);
    const { out: again } = await concordia(['score', '--json', file]);
    expect(JSON.parse(again)).toMatchObject({ teams: [{ total: 226 }, { total: 209 }] });
    expect(sheetIn(file).players).toEqual(players);
  });

  test('R-9.3: teams by counts: whoever of two partners comes second is asked what they share', async () => {
    const player = (...houses: readonly string[]) => ['venus 1', ...houses, '2', '0', '', 'no', ''];
    const { out } = await asked([
      ...['teams', 'Ann, Ben, Cat, Dan', 'ann and ben', 'none', 'no', 'no'],
      ...player('food 3', '3'),
      // Two provinces cannot have three in common.
      ...player('wine 2', '2', '3', '2'),
      ...player('none'),
      ...player('tool 1', '1'),
    ]);
    expect(out).toContain(
      'Ben 2/4, count provinces shared with Ann: 3\n  Partners with these houses',
    );
    expect(out).not.toContain('Dan 4/4, count provinces shared');
    // Two shared provinces for each of two.
    expect(row(out, 'Ann and Ben')).toEqual(['4', '1']);
    expect(row(out, 'Cat and Dan')).toEqual(['0', '2']);
  });

  test('R-11.1: salt', async () => {
    const cards = 'vesta 1, mason, vintner';
    const { out } = await asked([
      ...['base', 'Livia', 'none', 'yes', 'no', cards],
      ...['wine 1, brick 2, salt 5', 'wine 1, brick 2, salt 2', '5', '2', '6', 'salt 2', 'no', '0'],
    ]);
    // No board has more than four salt cities.
    expect(out).toContain('salt 5\n  No board has more than 4 salt cities (R-6.2)');
    // The example of: 6 and 12, and 20 sestertii.
    expect(lastSum(out)).toBe('= 20: Vesta 2, Minerva 18');
  });

  test('R-11.1: no salt where it is not played', async () => {
    const { out } = await asked([...BASE, 'vesta 1', 'salt 2', 'quit']);
    expect(out).toContain('  There is no good salt');
  });

  test('R-10.2: the ship track of Roma, and points of Byzantium', async () => {
    const { out } = await asked([
      ...['base', 'Livia', 'roma', 'yes', 'no', 'no'],
      ...['saturnus 2', 'pantheon wine, carthago-food, athenae cloth', 'done'],
      ...['3', '12', 'none', 'no', '4'],
    ]);
    // Three provinces for each of two cards, and four points.
    expect(lastSum(out)).toBe('= 10: Saturnus 6, Bonus 4');
    expect(out).not.toContain('good of');
  });

  test('R-12.3: Claudia of the forum makes the storehouse larger', async () => {
    const answers = (tile: string) => [
      ...['base', 'Livia', 'none', 'no', 'yes'],
      ...['vesta 2', 'none', '2', '0', tile, 'cloth 10 food 2', 'none', 'no', '0'],
    ];
    // Ten cloth and two food are 78 sestertii: 7 points for each of two cards.
    const { out } = await asked(answers('claudia a'));
    expect(out).toContain('  Claudia Agrippina\n');
    expect(out).toContain('\n= 14: Vesta 14\n');
    const without = await asked(answers('julius'));
    expect(without.out).toContain('  The colonists leave room for 8 goods, not for 12 (R-5.2)\n');
  });

  test('R-7.1: --intermediate pays, and asks for nothing that counts at the end', async () => {
    const late = ['Concordia', 'bonus', 'Praefectus', 'Winner'];
    const ben = ['mars 1', 'none', '2', '0', 'none'];
    const anna = EXAMPLE.slice(BASE.length, -2);
    const answers = ['base', 'Ben, Anna', 'none', 'no', 'no', ...ben, ...anna];
    const { out } = await asked(answers, '--intermediate');
    const [dialogue = ''] = out.split('┌');
    for (const word of late) expect(dialogue).not.toContain(word);
    expect(row(out, 'Total')).toEqual(['4', '107']);
    expect(row(out, 'Sestertii')).toEqual(['1', '2']);
  });

  test('--json has the scores alone on standard output', async () => {
    const { out, err } = await asked(EXAMPLE, '--json');
    expect(JSON.parse(out)).toMatchObject({ players: [{ total: 114 }], warnings: [] });
    expect(err).toContain('Livia 1/1, list the cards: ');
  });

  test('--lang fr understands French names, too', async () => {
    const cards = '2 préfet, architecte';
    const { out } = await concordia(['--lang', 'fr', 'score', '--ask'], {
      stdin: [...BASE, cards, 'vin 2', 'quit'].map((line) => `${line}\n`).join(''),
    });
    expect(out).toContain('  2 Préfet, Architecte\n');
    expect(out).toContain('Livia 1/1, provinces avec une maison : ');
  });

  test('R-6.3: the Praefectus Magnus is asked for where it breaks a tie', async () => {
    const player = ['mars 1', 'none', '2', '0', 'none'];
    const game = ['base', 'Ann, Ben', 'none', 'no', 'no'];
    const tied = await asked([...game, ...player, 'no', '', ...player, 'no', '', 'ben']);
    expect(tied.out).toMatch(/^Winner: Ben with 4 points$/m);
    const open = await asked([...game, ...player, 'no', '', ...player, 'no', '', '']);
    expect(open.out).toContain('Winners: Ann and Ben with 4 points each;');
    const decided = await asked([...game, ...player, 'yes', '', ...player, '']);
    expect(decided.out).not.toContain('Praefectus');
    expect(decided.out).toMatch(/^Winner: Ann with 11 points$/m);
  });
});

describe('what is typed', () => {
  const IMPERIUM = ['base', 'Livia, Gaius', 'imp', '', '', ''];

  test('R-2.4: the starting hand, abbreviations, numbers, accents and any case', async () => {
    const { out } = await asked([
      ...IMPERIUM,
      'hand, ARCH I, 2 Pref, consul II, Wéaver',
      'SYR wine, 27',
      'food',
      'quit',
    ]);
    expect(out).toContain(
      '  Tribune, Architect, 4 Prefect, Mercator, Diplomat,\n  Senator, Architect I, Consul II, Weaver\n',
    );
    expect(out).toContain('  Syracusae wine, Tyros\n');
    expect(out).toContain('Livia 1/2, name the good of Tyros (C): food\n');
  });

  test.each([
    // As in logs: a number behind a card of which there are several is its numeral.
    ['hand, merc 2', 'Senator, Mercator II'],
    ['hand, merc ii', 'Senator, Mercator II'],
    ['hand, 2 merc', '3 Mercator'],
    ['hand, merc x2', '3 Mercator'],
    ['hand, merc x 2', '3 Mercator'],
    ['hand, prefect 1, prefect 2', 'Senator, Prefect I, Prefect II'],
  ])('%s', async (answer, understood) => {
    const { out } = await asked([...IMPERIUM, answer, 'quit']);
    expect(out.replace(/\s+/g, ' ').replaceAll('\u00a0', ' ')).toContain(understood);
  });

  test.each([
    ['list the cards', 'hand, merc 4', /There is no card merc 4/],
    ['list the houses', 'c', /C could be Colonia Agrippina, Carthago or Cyrene/],
    ['list the houses', 'atlantis', /There is no city atlantis\./],
    ['list the houses', 'tyrus', /There is no city tyrus; did you mean Tyros\?/],
    // Of letter C on Imperium; CITY_TOKENS has one token of cloth.
    ['list the houses', 'tyros cloth, memphis cloth', /cloth, but\s+there\s+is\s+only\s+1\s+token/],
    ['list the cards', 'mars 61', /At most 60/],
    ['list the cards', 'magister', /There is no card magister/],
    ['list the cards', 'minerva 2', /Name Minerva's cards/],
    [
      'list the cards',
      '2 senator',
      /A\s+starting\s+hand\s+has\s+only\s+one\s+Senator.*\(R-2\.4\)/s,
    ],
    ['list the cards', 'mars x', /There is no god or specialist x/],
    ['list the cards', '', /Type an answer, or \? for help/],
    ['list the cards', ',;', /Type an answer, or \? for help/],
    ['count colonists', '7', /At most 6/],
    ['count colonists', 'two', /Type a whole number, not two/],
    ['count colonists', '-1', /At least 0/],
    ['list the stored goods', '1 2', /Name the goods, or type 5 numbers/],
    ['list the stored goods', 'iron 2', /There is no good iron/],
    ['Concordia', 'perhaps', /Answer yes or no/],
  ])('is refused at once, with the reason: %s %s', async (question, wrong, reason) => {
    const before = {
      'list the cards': [],
      'list the houses': ['hand'],
      'count colonists': ['hand', 'done'],
      'list the stored goods': ['hand', 'done', '2', '0'],
      Concordia: ['hand', 'done', '2', '0', 'none'],
    }[question];
    const { code, out } = await asked([...IMPERIUM, ...(before ?? []), wrong, 'quit']);
    expect(code).toBe(1);
    expect(out).toMatch(reason);
    const isAskedAgain = out.split('\n').slice(-2)[0]?.startsWith(`Livia 1/2, ${question}`);
    expect(isAskedAgain).toBe(true);
  });

  test('a city named twice on one line stands there once', async () => {
    const { out } = await asked([...IMPERIUM, 'hand', 'tyros brick, tyros', 'quit']);
    expect(out).toMatch(/\n {2}Tyros brick\n=.*\nLivia 1\/2, houses, 1 so far \[done\]: quit/);
  });

  test('R-2.3: a card that two players hold', async () => {
    const livia = ['hand, weaver', 'done', '2', '0', 'none', 'no'];
    const { out } = await asked([...IMPERIUM, ...livia, 'hand, weaver', 'quit']);
    expect(out).toContain(
      'Gaius 2/2, list the cards: hand, weaver\n  There are fewer cards of the Weaver (R-2.3)',
    );
  });

  test('R-4.3: two houses in a city, on another line', async () => {
    const { out } = await asked([...IMPERIUM, 'hand', 'tyros food', 'novaria wine, tyr', 'quit']);
    expect(out).toContain('  There are two houses in Tyros (R-4.3)\n');
    expect(out).toContain('Livia 1/2, houses, 1 so far [done]: quit');
  });

  test('R-6.1: the Concordia card is not asked for again', async () => {
    const player = ['hand', 'done', '2', '0', 'none'];
    const { out } = await asked([...IMPERIUM, ...player, 'yes', ...player]);
    expect(out.match(/Concordia card\?/g)).toHaveLength(1);
    expect(out).toContain('Winner: Livia');
  });

  test('what looks forgotten is said at once', async () => {
    const { out } = await asked([...IMPERIUM, 'hand', '<', 'tribune, senator', 'quit']);
    const told = out.match(/lacks cards of the starting hand/g);
    expect(told).toHaveLength(1);
    expect(out).toMatch(
      /Livia lacks cards of the starting hand, which nobody\n {2}loses: Architect/,
    );
  });

  test('R-2.6: six players play in teams, or four', async () => {
    const six = 'A, B, C, D, E, F';
    const { out } = await asked(['base', six, '<', 'teams', 'A B C', six, '', 'quit']);
    expect(out).toContain('  Six players play in teams (R-2.6)\n');
    expect(out).toContain('  Team games are for four or six players (R-9.1)\n');
    expect(out).toContain('Choose a map [none]: quit');
  });

  test('two players of one name', async () => {
    const { out } = await asked(['base', 'Ann, Ann', 'quit']);
    expect(out).toContain('  Two players are called Ann.\n');
  });

  test('back goes a question back, with the old answer as the usual one', async () => {
    const start = [...IMPERIUM, 'hand', 'done', '5', '30', 'cloth 1'];
    const { out } = await asked([...start, '<', 'back', '6', '', '', 'quit']);
    const shown = out.slice(out.indexOf('Concordia'));
    expect(shown.split('\n')).toEqual([
      'Concordia card? [no]: <',
      'Livia 1/2, list the stored goods [cloth 1]: back',
      'Livia 1/2, count the sestertii [30]: 6',
      // 5 colonists at 2 points for the Tribune.
      '= 10: Mars 10',
      'Livia 1/2, list the stored goods [cloth 1]: ',
      // 6 + 7 sestertii.
      '= 11: Vesta 1, Mars 10',
      'Livia 1/2, Concordia card? [no]: ',
      '= 11: Vesta 1, Mars 10',
      'Gaius 2/2, list the cards: quit',
      '',
    ]);
  });

  test('back from the first question', async () => {
    const { out } = await asked(['<', 'quit']);
    expect(out).toContain('  This is the first question.\nChoose a game [base]: quit');
  });

  test('? says what can be answered, everywhere', async () => {
    const player = ['?', 'hand', '?', 'done', '?', '2', '?', '0', '?', '1', '?', '', '?', 'no'];
    const { code, out } = await asked([
      ...['?', 'base', '?', 'Livia', '?', 'roma', '?', 'yes', '?', 'no', '?', 'yes'],
      ...player,
      ...['?', '0'],
    ]);
    expect(code).toBe(0);
    expect(out.match(/: \?\n {2}\S/g)).toHaveLength(14);
    expect(out).toContain('Carthago: ');
  });

  test('names that are long or want to control the terminal', async () => {
    const long = 'Livia Drusilla Augusta of the House of the Claudii in Rome';
    const { code, out } = await asked([
      ...['base', `${long}, \u001b[2JBen`, '', '', ''],
      ...['hand', '', '2', '0', '', 'no', '', 'hand', '', '2', '0', '', 'no', '', ''],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Livia Drusill… 1/2, list the cards: ');
    expect(out).toContain('Winners: ');
  });
});

test('whatever is answered, the lines stay narrow, and a sheet that comes out is one', async () => {
  const GAMES = [
    ['base', 'Ann, Ben', 'imperium', 'yes'],
    ['venus', 'Ann, Ben', 'none'],
    ['teams', 'Ann, Ben, Cat, Dan', 'opposite', 'hellas', 'no'],
    ['teams', 'Ann, Ben, Cat, Dan', 'ann cat', 'roma', 'yes'],
  ];
  const ANSWERS = [
    ...[
      '',
      '',
      '',
      '<',
      '?',
      'yes',
      'no',
      'none',
      'done',
      '0',
      '1',
      '2',
      '5',
      '-1',
      '9'.repeat(30),
    ],
    ...['hand', 'hand, weaver', 'legatus, magister', 'vesta 1, venus 2', 'pref arch i', '99 hand'],
    ...['brick 2 food 3', '3 4 3 0 2 1', 'salt 1', 'wine', 'cloth', 'syr wine', '1, 2, 3', '26 30'],
    ...[
      'claudia a',
      'julius',
      'ann',
      'imperium',
      ',;',
      '漢字'.repeat(20),
      'x'.repeat(90),
      '__proto__',
    ],
  ];
  const answers = fc.array(fc.constantFrom(...ANSWERS), { minLength: 200, maxLength: 200 });
  const sheets = fc.asyncProperty(fc.constantFrom(...GAMES), answers, async (game, more) => {
    const lines = [...game, 'yes', 'yes', ...more];
    const { code, out, err } = await asked(lines, '--save', join(files.dir, 'any.json'), '--force');
    if (code === 1) expect(err).toBe('error: the answers ended too early; nothing was saved\n');
    else {
      const again = await concordia(['score', join(files.dir, 'any.json')], { columns: 60 });
      expect(out).toContain(again.out);
    }
  });
  await fc.assert(sheets, { numRuns: 15 });
});

describe('an end before the end', () => {
  const file = join(files.dir, 'unfinished.yaml');

  test.each([
    ['the input', EXAMPLE.slice(0, 7), 'error: the answers ended too early; nothing was saved\n'],
    ['quit', [...EXAMPLE.slice(0, 7), 'quit'], 'error: ended by quit; nothing was saved\n'],
    ['nothing', [], 'error: the answers ended too early; nothing was saved\n'],
  ])('%s: nothing was saved', async (_, answers, error) => {
    const { code, err } = await asked(answers, '--save', file);
    expect({ code, err }).toEqual({ code: 1, err: error });
    expect(existsSync(file)).toBe(false);
  });

  test('--json says so as data', async () => {
    const { code, out } = await asked(['quit'], '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'UNFINISHED' } });
  });

  test('a line without an end', async () => {
    const { code, err } = await concordia(['score', '--ask'], { stdin: 'x'.repeat(100_000) });
    expect(code).toBe(1);
    expect(err).toContain('too long');
  });

  test.each([
    ['it already exists; --force replaces it', ['--save', files.write('old.yaml', 'old')]],
    ['its name must end with', ['--save', join(files.dir, 'sheet.txt')]],
    ['there is no such file or directory', ['--save', join(files.dir, 'none', 'sheet.yaml')]],
  ])('what cannot be saved is refused before the first question: %s', async (why, flags) => {
    const { code, out, err } = await concordia(['score', '--ask', ...flags]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(why);
    expect(readFileSync(join(files.dir, 'old.yaml'), 'utf8')).toBe('old');
  });

  test('--force replaces a sheet when all is answered', async () => {
    const old = files.write('forced.yaml', 'old');
    await asked(EXAMPLE.slice(0, 7), '--save', old, '--force');
    expect(readFileSync(old, 'utf8')).toBe('old');
    await asked(EXAMPLE, '--save', old, '--force');
    expect(sheetIn(old).players[0]?.name).toBe('Livia');
  });

  test.each([
    [['score', '--save', 'a.yaml', 'b.yaml']],
    [['score', '--force', '--save', 'a.json']],
  ])('wrong usage: %j', async (args) => {
    expect((await concordia(args)).code).toBe(2);
  });
});

describe('score --ask FILE', () => {
  test.each(['sheet-114', 'sheet-134', 'sheet-team'])(
    'goes through %s, whose answers are the usual ones',
    async (name) => {
      const file = join(files.dir, `${name}.json`);
      const example = `${ROOT}docs/examples/${name}.yaml`;
      const { code } = await asked(Array(200).fill(''), example, '--save', file);
      expect(code).toBe(0);
      expect(sheetIn(file).players).toEqual(sheetIn(example).players);
      const scores = await concordia(['score', '--json', file]);
      expect(scores).toEqual(await concordia(['score', '--json', example]));
    },
  );

  test('and takes corrections', async () => {
    const answers = ['', '', '', '', '', '', '', '', '', '23', ''];
    const example = `${ROOT}docs/examples/sheet-114.yaml`;
    const { out } = await asked([...answers, '', ''], example);
    // Ten sestertii more are a point of Vesta's one card.
    expect(row(out, 'Total')).toEqual(['115']);
  });

  test('keeps the bonus and the Praefectus Magnus', async () => {
    const player = { cards: { mars: 1 }, houses: [], colonists: 2, money: 0, goods: {} };
    const sheet = {
      map: 'imperium',
      players: [{ name: 'Anna Maria', ...player, bonus: 3 }],
      praefectusMagnus: 0,
    };
    const old = files.write('kept.json', JSON.stringify(sheet));
    await asked(Array(30).fill(''), old, '--save', join(files.dir, 'again.json'));
    expect(sheetIn(join(files.dir, 'again.json'))).toEqual({
      ...sheet,
      praefectusMagnus: 'Anna Maria',
    });
  });

  test('not from standard input, which has the answers', async () => {
    const { code, err } = await asked([], '-');
    expect(code).toBe(1);
    expect(err).toContain('standard input is needed for the answers; name a file');
  });
});

test('the dialogue in docs/command-line.md is what is printed', async () => {
  const [shown] = blocksOf(page('docs/command-line.md')).filter(
    ({ language }) => language === 'dialogue',
  );
  const [command = '', ...lines] = shown?.lines ?? [];
  expect(command).toBe('$ concordia score --ask');
  const answers = lines.flatMap(
    (line) => line.match(/^(?![ =]|Enter|Winner).*?: (.*)$/)?.[1] ?? [],
  );
  const { code, out } = await asked(answers);
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n')).toEqual(lines);
});

/** Util-linux has a command that gives programs a terminal; elsewhere one of that name takes other arguments. */
const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes(
  'util-linux',
);

if (!hasTerminal) leftOut('questions in a terminal', 'there is no script of util-linux');

describe.skipIf(!hasTerminal)('in a terminal of 60 columns (needs script of util-linux)', () => {
  let cli = '';
  beforeAll(() => {
    cli = buildCli(files.dir);
  });

  /** Closes the terminal. */
  const HANG_UP = 'hang up';

  /** Types each text when the one before it has been shown. */
  async function typed(
    keys: readonly (readonly [shown: string, text: string])[],
    flags: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) {
    const words = [process.execPath, cli, 'score', '--ask', ...flags]
      .map((word) => `'${word}'`)
      .join(' ');
    const { NO_COLOR, FORCE_COLOR, CI, ...surroundings } = process.env;
    const child = spawn('script', ['-qec', `stty cols 60 rows 40; exec ${words}`, '/dev/null'], {
      cwd: ROOT,
      env: { ...surroundings, TERM: 'xterm', ...environment },
    });
    let out = '';
    let seen = 0;
    const waiting = [...keys];
    child.stdout.on('data', (chunk) => {
      out += chunk;
      for (let [next] = waiting; next !== undefined; [next] = waiting) {
        const at = out.indexOf(next[0], seen);
        if (at === -1) return;
        seen = at + next[0].length;
        waiting.shift();
        if (next[1] === HANG_UP) child.kill('SIGKILL');
        else child.stdin.write(next[1]);
      }
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    return { code, out, waiting };
  }

  const WITHOUT_COLORS = { NO_COLOR: '1' };
  const START = [
    ['Choose a game [base]: ', '\r'],
    ['clockwise: ', 'Livia\r'],
  ] as const;
  const REST = [
    ['Choose a map [none]: ', '\r'],
    ['Played with salt? [no]: ', '\r'],
    ['Played with the forum? [no]: ', '\r'],
    ['cards: ', `${CARDS}\r`],
    ['by good [none]: ', '3 4 3 0 2\r'],
    ['with a house: ', '13\r'],
    ['with a house: ', '7\r'],
    ['on the board: ', '5\r'],
    ['sestertii: ', '13\r'],
    ['goods [none]: ', 'cl, 3 to, br\r'],
    ['card? [no]: ', 'y\r'],
    ['points [0]: ', '\r'],
  ] as const;

  test('without colours: no escape code, no line that is wider', async () => {
    const file = join(files.dir, 'terminal.yaml');
    const { code, out, waiting } = await typed(
      [...START, ...REST],
      ['--save', file],
      WITHOUT_COLORS,
    );
    expect({ code, waiting }).toEqual({ code: 0, waiting: [] });
    expect(out).not.toContain('\u001b');
    // What is typed is wrapped by the terminal itself.
    expect(tooWide(out.replaceAll(CARDS, ''))).toEqual([]);
    expect(out).toContain('  12 houses cannot stand in 13 provinces (R-6.2)');
    expect(out).toContain('Winner: Livia with 114 points');
    expect(sheetIn(file)).toEqual(parse(page('docs/examples/sheet-114.yaml')));
  });

  test('with colours: the keys for editing a line, and for the answers before', async () => {
    const up = '\u001b[A';
    const left = '\u001b[D';
    const keys = [
      ...START,
      ['Choose a map [none]: ', 'romx\r'],
      // Calls the wrong answer back and takes its last letter away.
      ['Choose a map [none]: ', `${up}\u007f\r`],
      ['city? [yes]: ', `nm${left}${left}\u001b[C\u007f\u001b[3~o\r`],
      ['Livia', 'quit\r'],
      ['Played with salt? [no]: ', 'quit\r'],
    ].filter(([shown]) => shown !== 'Livia');
    const asTyped = keys.map(([shown = '', text = '']) => [shown, text] as const);
    const { code, out, waiting } = await typed(asTyped, [], {});
    expect({ code, waiting }).toEqual({ code: 1, waiting: [] });
    expect(out).toContain('There is no map romx');
    expect(out).toContain('ended by quit; nothing was saved');
  });

  test.each([
    ['without colours', WITHOUT_COLORS],
    ['with colours', {}],
  ])('%s: Ctrl-C ends it, and the next start goes on', async (name, environment) => {
    const file = join(files.dir, `${name}.yaml`);
    const flags = ['--save', file];
    const keys = [...START, ['Choose a map [none]: ', '\u0003']] as const;
    const { code, out } = await typed(keys, flags, environment);
    expect(code).toBe(130);
    expect(out.replace(/\s+/g, '')).toContain(`Theanswersarekeptin${file}.draft`.replace(/ /g, ''));
    expect(existsSync(file)).toBe(false);
    const again = await typed([['[yes]: ', '\r'], ...REST], flags, environment);
    expect({ code: again.code, waiting: again.waiting }).toEqual({ code: 0, waiting: [] });
    expect(again.out).toContain('2 answers taken over.');
    expect(sheetIn(file)).toEqual(parse(page('docs/examples/sheet-114.yaml')));
    expect(existsSync(`${file}.draft`)).toBe(false);
  });

  test.each([
    ['without colours', WITHOUT_COLORS],
    ['with colours', {}],
  ])('%s: Ctrl-D is the end of the answers; without a file they are lost', async (_, colors) => {
    const keys = [...START, ['Choose a map [none]: ', '\u0004']] as const;
    const { code, out } = await typed(keys, [], colors);
    expect(code).toBe(1);
    expect(out).toContain('the answers ended too early; nothing was saved');
  });

  test('a terminal that is closed leaves the answers', async () => {
    const file = join(files.dir, 'closed.yaml');
    const keys = [...START, ['Choose a map [none]: ', HANG_UP]] as const;
    await typed(keys, ['--save', file], WITHOUT_COLORS);
    expect(readFileSync(`${file}.draft`, 'utf8')).toContain('Livia');
  });
});

describe('--lang fr', () => {
  const IMPERIUM = ['base', 'Livia, Gaius', 'imp', '', '', ''];
  const AT = {
    game: [],
    teams: ['teams', 'Ann, Ben, Cat, Dan'],
    map: ['base', 'Livia'],
    cards: IMPERIUM,
    houses: [...IMPERIUM, 'hand'],
    colonists: [...IMPERIUM, 'hand', ''],
    goods: [...IMPERIUM, 'hand', '', '2', '0'],
    concordia: [...IMPERIUM, 'hand', '', '2', '0', ''],
  };

  test.each<[keyof typeof AT, string, string, string]>([
    ['game', '<', 'This is the first question.', 'C’est la première question.'],
    [
      'game',
      'chess',
      'There is no game chess; choose from base, venus, teams.',
      'Il n’y a pas de jeu chess ; choisissez parmi base, vénus et équipes.',
    ],
    [
      'teams',
      'ann, ben, cat',
      'Name two players for each team, not 3 players in all.',
      'Nommez deux joueurs par équipe, et non 3 joueurs en tout.',
    ],
    [
      'teams',
      'xyz, ann',
      'There is no player xyz; choose from Ann, Ben, Cat, Dan.',
      'Il n’y a pas de joueur xyz ; choisissez parmi Ann, Ben, Cat et Dan.',
    ],
    [
      'map',
      'romx',
      'There is no map romx; did you mean Roma?',
      'Il n’y a pas de plateau romx ; voulez-vous dire Roma ?',
    ],
    ['cards', 'magister', 'There is no card magister.', 'Il n’y a pas de carte magister.'],
    [
      'cards',
      'minerva 2',
      "Name Minerva's cards, such as farmer or smith.",
      'Nommez les cartes de Minerva, par exemple fermier ou forgeron.',
    ],
    [
      'cards',
      'mars x',
      'There is no god or specialist x.',
      'Il n’y a pas de dieu ni de spécialiste x.',
    ],
    [
      'cards',
      'tribune, architect, prefect, mercator, diplomat, senator',
      'Livia lacks cards of the starting hand, which nobody loses: Prefect.',
      'Il manque à Livia des cartes de la main de départ, que personne ne perd : Préfet.',
    ],
    ['cards', '2 mars, 3', 'Say what there are 3 of.', 'Dites de quoi il y a 3.'],
    ['cards', 'mars 61', 'At most 60.', 'Au plus 60.'],
    ['cards', '', 'Type an answer, or ? for help.', 'Tapez une réponse, ou ? pour de l’aide.'],
    [
      'houses',
      'c',
      'C could be Colonia Agrippina, Carthago or Cyrene.',
      'C peut vouloir dire Colonia Agrippina, Carthago ou Cyrene.',
    ],
    ['colonists', 'two', 'Type a whole number, not two.', 'Tapez un nombre entier, et non two.'],
    ['colonists', '-1', 'At least 0.', 'Au moins 0.'],
    [
      'goods',
      '1 2',
      'Name the goods, or type 5 numbers: brick, food, tool, wine, cloth.',
      'Nommez les marchandises, ou tapez 5 nombres : brique, nourriture, outil, vin, tissu.',
    ],
    [
      'goods',
      'cloth 40',
      'The colonists leave room for 8 goods, not for 40 (R-5.2)',
      'Les colons laissent de la place pour 8 marchandises, et non pour 40 (R-5.2)',
    ],
    ['concordia', 'perhaps', 'Answer yes or no.', 'Répondez par oui ou par non.'],
  ])('%s: %s', async (question, answer, english, inFrench) => {
    const stdin = [...AT[question], answer, 'quit'].map((line) => `${line}\n`).join('');
    const told = async (lang: string) => {
      const { out, err } = await concordia(['--lang', lang, 'score', '--ask'], { stdin });
      return {
        out: out.replaceAll('\u00a0', ' ').replace(/\s+/g, ' '),
        err: err.replaceAll('\u00a0', ' '),
      };
    };
    const [here, there] = [await told('en'), await told('fr')];
    expect(here.out).toContain(english);
    expect(there.out).toContain(inFrench);
    expect(here.err).toBe('error: ended by quit; nothing was saved\n');
    expect(there.err).toBe('erreur : terminé par quit ; rien n’est enregistré\n');
  });

  test.each(Object.keys(ENGLISH_WORDS.ask.faults))('%s has words in both languages', (reason) => {
    const [english, inFrench] = ['en', 'fr'].map((tag) =>
      said(languageNamed(tag), reason, ASK_FACTS),
    );
    for (const text of [english, inFrench]) {
      expect(text).not.toMatch(/undefined|\[object|[a-z][A-Z]|\.$/);
      expect(text).toContain(' ');
    }
    expect(inFrench).not.toBe(english);
    expect(inFrench).not.toMatch(/\b(?:the|there|is|not|or|type|name)\b/);
  });
});

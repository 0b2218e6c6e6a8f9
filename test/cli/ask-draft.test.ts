import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { beforeEach, describe, expect, test } from 'vitest';
import { DraftFile } from '../../src/cli/ask/draft-file';
import { page } from '../readme/markdown';
import { concordia, interrupting, scratch } from './console';

const files = scratch();
const SHEET = join(files.dir, 'sheet.yaml');
const DRAFT = `${SHEET}.draft`;

beforeEach(() => {
  for (const file of [SHEET, DRAFT]) rmSync(file, { recursive: true, force: true });
});

/** The example of the rules, 114 points, as typed at a terminal. */
const GAME = ['base', 'Livia', 'none', 'no', 'no'];
const PLAYER = [
  'vesta 1, jupiter 2, saturnus 4, mercurius 2, mars 3, farmer',
  ...['brick 3, food 4, tool 3, cloth 2', '7', '5', '13', 'cloth 1, tool 3, brick 1', 'yes', '0'],
];
const EXAMPLE: unknown = load(page('docs/examples/sheet-114.yaml'));

interface Typing {
  readonly flags?: readonly string[];
  readonly language?: string;
}

async function typed(lines: readonly string[], { flags = [], language = 'en' }: Typing = {}) {
  const stdin = lines.map((line) => `${line}\n`).join('');
  const command = ['--lang', language, 'score', '--ask', '--save', SHEET, ...flags];
  const { code, out, err } = await concordia(command, { stdin, isTyped: true });
  // Lines are as long as terminals are wide.
  return { code, out: out.replace(/[\s\u00a0]+/g, ' '), err: err.replaceAll('\u00a0', ' ') };
}

function answersKept(): unknown {
  return JSON.parse(readFileSync(DRAFT, 'utf8')).answers;
}

function draftOf(answers: object): string {
  return JSON.stringify({ format: 'concordia-draft', version: 1, answers });
}

describe('answers are kept beside the file that --save names', () => {
  test('after each of them, and the next start goes on', async () => {
    const before = await typed([...GAME, ...PLAYER.slice(0, 3)]);
    expect(before.code).toBe(1);
    expect(before.err).toBe(`error: the answers ended too early; they are saved in ${DRAFT}\n`);
    expect(existsSync(SHEET)).toBe(false);
    expect(answersKept()).toEqual({
      kind: 'base',
      players: 'Livia',
      map: 'none',
      salt: 'no',
      forum: 'no',
      'players[0].cards': PLAYER[0],
      'players[0].houses.byGood': PLAYER[1],
      'players[0].houses.provinces': '7',
    });
    utimesSync(DRAFT, 0, new Date(2026, 2, 5, 20, 7));
    const after = await typed(['yes', ...PLAYER.slice(3)]);
    expect({ code: after.code, err: after.err }).toEqual({ code: 0, err: '' });
    expect(after.out).toContain('Continue the sheet from 2026-03-05 20:07? [yes]: ');
    // The sum of the houses, from the page of the rules.
    expect(after.out).toContain(
      '8 answers taken over. = 74: Jupiter 18, Saturnus 28, Mercurius 16, Minerva 12 Livia 1/1, count colonists',
    );
    expect(load(readFileSync(SHEET, 'utf8'))).toEqual(EXAMPLE);
    expect(existsSync(DRAFT)).toBe(false);
  });

  test('Enter goes on, ? says what is asked, and < goes back among the answers', async () => {
    await typed(['base', 'Livia', 'quit']);
    const { out } = await typed(['?', '<', 'perhaps', '', '<', 'Gaius', 'quit']);
    expect(out).toContain(
      'Yes: continue where it stopped; no: begin again, without those answers.',
    );
    expect(out).toContain('This is the first question.');
    expect(out).toContain('Answer yes or no.');
    expect(out).toContain('2 answers taken over. Choose a map');
    expect(out).toContain('Name the players, clockwise [Livia]: ');
    expect(answersKept()).toEqual({ kind: 'base', players: 'Gaius' });
  });

  test('no begins again', async () => {
    await typed(['venus', 'Livia', 'quit']);
    const { code } = await typed(['no', ...GAME, ...PLAYER]);
    expect(code).toBe(0);
    expect(load(readFileSync(SHEET, 'utf8'))).toEqual(EXAMPLE);
    expect(existsSync(DRAFT)).toBe(false);
  });

  test('quit at the offer leaves the answers', async () => {
    await typed(['base', 'quit']);
    const { err } = await typed(['quit']);
    expect(err).toBe(`error: ended by quit; your answers are saved in ${DRAFT}\n`);
    expect(answersKept()).toEqual({ kind: 'base' });
  });

  test('where all is answered, going on ends it', async () => {
    await typed([...GAME, ...PLAYER.slice(0, -1)]);
    writeFileSync(DRAFT, draftOf({ ...Object(answersKept()), 'players[0].bonus': '0' }));
    const { code } = await typed(['yes']);
    expect(code).toBe(0);
    expect(load(readFileSync(SHEET, 'utf8'))).toEqual(EXAMPLE);
  });

  test('answers from a pipe are not kept: they can come again', async () => {
    const { err } = await concordia(['score', '--ask', '--save', SHEET], { stdin: 'base\n' });
    expect(err).toBe('error: the answers ended too early; nothing is saved\n');
    expect(existsSync(DRAFT)).toBe(false);
  });

  test('nor are they without --save', async () => {
    const { err } = await concordia(['score', '--ask'], { stdin: 'base\n', isTyped: true });
    expect(err).toBe('error: the answers ended too early; nothing is saved\n');
  });

  test('a sheet that cannot be written in the end leaves its answers', async () => {
    const lines = [...GAME, ...PLAYER].map((line) => `${line}\n`);
    const stdin = (async function* () {
      yield* lines.slice(0, -1);
      // Another program is quicker.
      writeFileSync(SHEET, 'other');
      yield* lines.slice(-1);
    })();
    const args = ['score', '--ask', '--save', SHEET];
    const { err } = await concordia(args, { stdin, isTyped: true });
    expect(err).toContain('it already exists');
    expect(answersKept()).toMatchObject({ 'players[0].bonus': '0' });
  });
});

describe('Ctrl-C', () => {
  async function interrupted(flags: readonly string[], lang = 'en') {
    const { onInterrupt, press } = interrupting();
    const stdin = (async function* () {
      // Whoever asks for the next line has kept the answers before.
      yield* ['base\n', 'Livia\n', 'none\n', 'no\n'];
      await press();
    })();
    const args = ['--lang', lang, 'score', '--ask', ...flags];
    const { out } = await concordia(args, { stdin, isTyped: true, onInterrupt });
    return out.replace(/[\s\u00a0]+/g, ' ');
  }

  test('says where the answers are', async () => {
    expect(await interrupted(['--save', SHEET])).toContain('Your answers are saved in ');
    expect(answersKept()).toMatchObject({ kind: 'base', players: 'Livia' });
  });

  test('says that there are none', async () => {
    expect(await interrupted([])).toContain('Nothing is saved.');
    expect(await interrupted([], 'fr')).toContain('Rien n’est enregistré.');
  });
});

describe('a draft that cannot be used is told, and asking goes on', () => {
  const GOOD = { kind: 'base' };

  test.each([
    ['no JSON', 'kind: base'],
    ['empty', ''],
    ['no object', '"concordia-draft"'],
    ['null', 'null'],
    ['another format', JSON.stringify({ format: 'other', version: 1, answers: GOOD })],
    ['a later version', JSON.stringify({ format: 'concordia-draft', version: 2, answers: GOOD })],
    ['no answers', JSON.stringify({ format: 'concordia-draft', version: 1 })],
    ['an answer that is no text', draftOf({ kind: 'base', players: 3 })],
    ['an answer longer than any', draftOf({ kind: 'b'.repeat(5001) })],
    ['larger than any draft', draftOf({ kind: 'base' }) + ' '.repeat(1024 * 1024)],
  ])('%s: it is left alone', async (_, text) => {
    writeFileSync(DRAFT, text);
    const { code, out } = await typed([...GAME, ...PLAYER]);
    expect(code).toBe(0);
    expect(out).toContain('Your answers are not saved: ');
    expect(out).toMatch(/is not a draft of a sheet; it is left alone\. Choose|is empty/);
    expect(readFileSync(DRAFT, 'utf8')).toBe(text);
    expect(load(readFileSync(SHEET, 'utf8'))).toEqual(EXAMPLE);
  });

  test('bytes that are no text', async () => {
    writeFileSync(DRAFT, Buffer.from([0x7b, 0xff, 0xfe]));
    const { code, out } = await typed([...GAME, ...PLAYER]);
    expect(code).toBe(0);
    expect(out).toContain('not text in UTF-8.');
  });

  test('a folder, and a link', async () => {
    mkdirSync(DRAFT);
    expect((await typed([...GAME, 'quit'])).err).toContain('ended by quit; nothing is saved');
    rmSync(DRAFT, { recursive: true });
    symlinkSync(files.write('elsewhere.json', draftOf(GOOD)), DRAFT);
    const { out } = await typed([...GAME, 'quit']);
    expect(out).toContain('not a draft of a sheet');
    expect(readFileSync(join(files.dir, 'elsewhere.json'), 'utf8')).toBe(draftOf(GOOD));
  });

  test('a name that is too long for a draft', async () => {
    const long = join(files.dir, `${'x'.repeat(245)}.yaml`);
    const stdin = [...GAME, ...PLAYER].map((line) => `${line}\n`).join('');
    const args = ['score', '--ask', '--save', long];
    const { out } = await concordia(args, { stdin, isTyped: true });
    expect(out.match(/answers are not saved/g)).toHaveLength(1);
  });

  test('a draft that another program replaces by a folder', async () => {
    const answers = async function* () {
      yield 'base\n';
      rmSync(DRAFT, { force: true });
      mkdirSync(DRAFT);
      yield* [...GAME.slice(1), ...PLAYER].map((line) => `${line}\n`);
    };
    const { code, out } = await concordia(['score', '--ask', '--save', SHEET], {
      stdin: answers(),
      isTyped: true,
    });
    expect(code).toBe(0);
    expect(out.match(/answers are not saved/g)).toHaveLength(1);
    expect(load(readFileSync(SHEET, 'utf8'))).toEqual(EXAMPLE);
  });

  test('answers that no longer fit are proposed', async () => {
    writeFileSync(DRAFT, draftOf({ kind: 'base', players: 'Livia', map: 'romx', salt: 'yes' }));
    const { out } = await typed(['yes', 'none', 'quit']);
    expect(out).toContain(
      'There is no map romx; did you mean Roma? 2 of 4 answers taken over; the others no longer fit, so you answer them again. Choose a map [romx]: ',
    );
    expect(out).toContain('Played with salt? [yes]: ');
  });

  test('what cannot be removed in the end', async () => {
    const draft = new DraftFile(SHEET);
    await draft.keep(new Map([['kind', 'base']]));
    rmSync(DRAFT);
    mkdirSync(DRAFT);
    await expect(draft.remove()).rejects.toThrow(`${DRAFT} cannot be removed: `);
  });
});

test('--lang fr says all this in French', async () => {
  await typed(['base', 'Livia', 'quit']);
  utimesSync(DRAFT, 0, new Date(2026, 10, 25, 8, 30));
  const { out, err } = await typed(['?', 'oui', 'quit'], { language: 'fr' });
  expect(out).toContain('Reprendre la feuille du 2026-11-25 08:30 ? [oui] : ');
  expect(out).toContain(
    'Oui : on reprend là où on s’est arrêté ; non : on recommence, sans ces réponses.',
  );
  expect(out).toContain('On reprend 2 réponses.');
  expect(err).toBe(`erreur : terminé par quit ; vos réponses sont enregistrées dans ${DRAFT}\n`);
  writeFileSync(DRAFT, '{}');
  const foreign = await typed(['quit'], { language: 'fr' });
  expect(foreign.out).toContain('Vos réponses ne sont pas enregistrées : ');
  expect(foreign.out).toContain('n’est pas le brouillon d’une feuille ; on n’y touche pas.');
});

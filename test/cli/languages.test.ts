/** `--lang`: games and errors in another language. */
import { describe, expect, test } from 'vitest';
import { ROOT } from '../readme/markdown';
import { concordia } from './console';

const LOG = `${ROOT}docs/examples/imperium-4.json`;
const BROKEN = `${ROOT}docs/examples/imperium-4-broken.json`;

/** Hard spaces are for screens. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('--lang fr', () => {
  test('tells a game', async () => {
    const { code, out, err } = await concordia(['replay', LOG, '--lang', 'fr']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ +1 {2}\S+ +joue la carte \S+; /);
    expect(out).not.toMatch(/plays|receives|builds in|moves a|\(\d steps?\)/);
  });

  test('tells the same game as in English', async () => {
    const lines = async (lang: string) => {
      const { out } = await concordia(['--lang', lang, 'replay', LOG]);
      return out.split('\n').map((line) => /^ +\d+ {2}\S+/.exec(line)?.[0] ?? '');
    };
    expect(await lines('fr')).toEqual(await lines('en'));
  });

  test('tells what is wrong with a log', async () => {
    const english = await concordia(['validate', BROKEN]);
    const { code, err } = await concordia(['validate', BROKEN, '--lang', 'fr']);
    expect(code).toBe(english.code);
    expect(err).not.toBe(english.err);
    expect(plain(err)).toMatch(/^ {2}quand +tour 8, .+ doit décider : Architecte$/m);
    expect(plain(err)).toMatch(/ {2}cause +[A-ZÀ-Ý].*(?:à|de|la|n’est) .*\.? \([A-Z_]+.*\)/);
  });

  test.each([
    [
      ['new', '--map', 'imperum'],
      'erreur : Voulez-vous dire imperium ? Il n’y a pas de plateau imperum ; plateaux disponibles : imperium, ',
    ],
    [
      ['simulate', '--players', '6', '--games', '1'],
      'erreur : Sans équipes, on joue de deux à cinq. (INVALID_OPTIONS, règle R-2.6)',
    ],
    [
      ['perft', '--players', '6'],
      'erreur : Sans équipes, on joue de deux à cinq. (INVALID_OPTIONS, règle R-2.6)',
    ],
    [
      ['simulate', '--players', '5', '--teams', '--games', '1'],
      'erreur : Les parties en équipes sont pour quatre ou six joueurs. (INVALID_OPTIONS, règle R-9.1)',
    ],
    [['map', 'gaul'], 'erreur : '],
  ])('%j is refused in French', async (args, message) => {
    const { code, err } = await concordia([...args, '--lang', 'fr']);
    expect(code).toBe(1);
    expect(plain(err).startsWith(message)).toBe(true);
    expect(err).not.toMatch(/There is no|two to five/i);
  });

  test('warns of what a sheet lacks', async () => {
    const modest = { houses: [], colonists: 2, money: 0, goods: {} };
    const cards = ['tribune', 'architect', 'prefect', 'mercator', 'diplomat', 'senator'];
    const players = [
      { name: 'Anna', cards, ...modest },
      { name: 'Clara', cards: { jupiter: 2, saturnus: 1, mercurius: 1, mars: 1 }, ...modest },
    ];
    const sheet = JSON.stringify({ players });
    const { code, err } = await concordia(['score', '-', '--lang', 'fr'], { stdin: sheet });
    expect(code).toBe(0);
    // A starting hand has two Prefects; of Vesta it has 1 card and of Saturnus 2.
    expect(plain(err).trimEnd().split('\n')).toEqual([
      'avertissement : il manque à Anna des cartes de la main de départ, que personne ne perd : Préfet',
      'avertissement : il manque à Clara des cartes de la main de départ, que personne ne perd : 1 carte de Vesta, 1 carte de Saturnus',
      'avertissement : personne n’a la carte Concordia, qui vaut 7 points en fin de partie',
    ]);
  });

  test('and errors as data, too', async () => {
    const { out } = await concordia(['score', '-', '--lang', 'fr', '--json'], { stdin: '[]' });
    const { error } = JSON.parse(out);
    expect(error).toMatchObject({
      code: 'INVALID_SHEET',
      message: 'Feuille de score non valide\u00a0: il faut un objet, et c’est une liste',
    });
  });
});

test.each([['de'], ['FR'], [''], ['constructor']])('--lang %j is wrong usage', async (lang) => {
  const { code, out, err } = await concordia(['replay', LOG, '--lang', lang]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('Allowed choices are en, fr.');
});

test('--lang stands in the help of all and of each command', async () => {
  for (const args of [['--help'], ['replay', '--help']]) {
    const { out } = await concordia(args);
    expect(out).toContain('--lang <language>');
  }
});

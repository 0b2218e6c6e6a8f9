/** Every fault of the command line, as a person reads it in each language. */
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { FRENCH_WORDS } from '../../src/cli/languages/fr';
import { toldIn } from '../../src/cli/told-in';
import { usageOf } from '../../src/cli/usage';
import type { CliFault } from '../../src/cli/words';
import { page } from '../readme/markdown';
import { CLI_FAULT_SAMPLES } from '../support/cli-fault-samples';
import { concordia, scratch } from './console';

const FAULTS = Object.entries(CLI_FAULT_SAMPLES).map(
  // By its reason each has facts of its own kind.
  ([reason, facts]) => [reason, { reason, facts } as CliFault] as const,
);

/** Words that French does not have. */
const ENGLISH = /\b(?:the|there|is|are|cannot|must|it|not|more|than|argument for|missing)\b/i;

/** Hard spaces are for screens. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what a person reads', () => {
  test.each(FAULTS)('%s in English', (_, fault) => {
    expect(toldIn(ENGLISH_WORDS, fault)).toMatch(/^\S.*\S$/);
    expect(toldIn(ENGLISH_WORDS, fault)).not.toMatch(/undefined|\[object/);
  });

  test.each(FAULTS)('%s in French', (_, fault) => {
    const text = toldIn(FRENCH_WORDS, fault);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(text).not.toMatch(ENGLISH);
    expect(text).not.toBe(toldIn(ENGLISH_WORDS, fault));
  });

  test('stands on the page about errors', () => {
    const [, after = ''] = page('docs/errors.md').split('\n## Faults of the command line\n');
    const [section = ''] = after.split('\n## ');
    expect(section.split('\n').filter((line) => line.startsWith('- '))).toEqual(
      FAULTS.map(([reason, fault]) => `- \`${reason}\`: "${toldIn(ENGLISH_WORDS, fault)}"`),
    );
  });
});

test.each(FAULTS.filter(([, { facts }]) => 'said' in facts && !('file' in facts)))(
  'what the parser of arguments says is read: %s',
  (_, fault) => {
    const { said } = fault.facts as { readonly said: string };
    expect(usageOf(said)).toEqual(fault);
  },
);

test('so is a value of an argument that has no choices', () => {
  const said =
    "command-argument value '-' is invalid for argument 'logs'. Standard input can be read only once.";
  expect(usageOf(said)).toMatchObject({
    reason: 'badValue',
    facts: { argument: 'logs', value: '-', why: 'Standard input can be read only once.' },
  });
});

describe('--lang fr', () => {
  const files = scratch();

  test.each<readonly [args: readonly string[], stdin: string, french: string]>([
    [['score', 'none.yaml'], '', 'on ne peut pas lire none.yaml : il n’y a rien de ce nom'],
    [['score', '-'], ' ', 'il n’y a rien dans l’entrée standard'],
    [
      ['score', '-'],
      '{"players": [1,]}',
      'l’entrée standard n’est pas du JSON ; ligne 1, colonne 16 : il y a ], là où il faut une valeur',
    ],
    [
      ['score', '-'],
      'a:\n  b: 1\n  b: 3\n',
      'l’entrée standard n’est pas du YAML ; ligne 3, colonne 3 : la clé b est là deux fois',
    ],
    [
      ['score', '-'],
      'map: imperium\n players: []\n',
      'l’entrée standard n’est pas du YAML ; ligne 2, colonne 9 : on ne comprend pas la suite',
    ],
    [
      ['score', '-'],
      '{"map": "ave',
      'l’entrée standard n’est pas du JSON ; ligne 1, colonne 13 : un texte entre guillemets ne finit pas, ou a un signe qu’il faut échapper',
    ],
    [
      ['score', '-'],
      '{"map": 1, \'players\': 2}',
      'l’entrée standard n’est pas du JSON ; ligne 1, colonne 12 : il y a une apostrophe, là où il faut une clé entre guillemets',
    ],
    [
      ['find', '--map', 'atlantide', '-'],
      '',
      'atlantide ne convient pas pour --map <id>. On ne connaît pas ce plateau.',
    ],
    [
      ['simulate', '--strategy', 'nobody-at-all'],
      '',
      'nobody-at-all ne convient pas pour --strategy <nom ou fichier>. Il faut planner, greedy, random, searcher, searcher:sims=N, searcher:ms=N, ou un fichier qui finit par .js, .mjs ou .cjs.',
    ],
    [['score'], '', 'il manque un fichier, ou --ask'],
    [['map'], '', 'il manque l’argument id'],
    [['maps', '--fast'], '', 'l’option --fast n’existe pas'],
    [['conquer'], '', 'la commande conquer n’existe pas'],
    [
      ['perft', '--depth', '7'],
      '',
      '7 ne convient pas pour --depth <nombre>. Il faut un nombre entier de 1 à 6.',
    ],
    [
      ['simulate', '--strategy', 'greedi'],
      '',
      'greedi ne convient pas pour --strategy <nom ou fichier>. Il faut planner, greedy, random, searcher, searcher:sims=N, searcher:ms=N, ou un fichier qui finit par .js, .mjs ou .cjs ; voulez-vous dire greedy ?',
    ],
  ])('%j is refused in French: %j', async (args, stdin, french) => {
    for (const lang of [['--lang', 'fr'], ['--lang=fr']]) {
      const { code, out, err } = await concordia([...lang, ...args], { stdin });
      expect([code > 0, out]).toEqual([true, '']);
      expect(plain(err).split('\n')[0]).toBe(`erreur : ${french}`);
      expect(err).not.toMatch(ENGLISH);
    }
  });

  test('so is a sheet with several faults, each of them', async () => {
    const stdin = JSON.stringify({
      players: [
        { name: 'Anna', cards: ['prefct'], money: -1 },
        { name: 'Anna', goods: { gold: 1 } },
      ],
    });
    const { err } = await concordia(['--lang', 'fr', 'score', '-'], { stdin });
    expect(plain(err)).toMatch(/^erreur : Feuille de score non valide, à l’endroit players\[0\]/);
    expect(plain(err)).toMatch(/\d+ autres fautes :\n( {2}players\[\d+\].* : .+\n)+$/);
    expect(err).not.toMatch(ENGLISH);
  });

  test('and each log of many', async () => {
    const folder = files.dir;
    const { out } = await concordia(['--lang', 'fr', 'validate', folder, 'none.json']);
    expect(plain(out)).toContain(`✗ ${folder}: il n’y a pas de journal dans ce dossier ; `);
    expect(plain(out)).toContain('✗ none.json: on ne peut pas lire le contenu : il n’y a rien');
  });

  test('and as data, with the reason and its facts', async () => {
    const { out } = await concordia(['--lang', 'fr', 'score', '-', '--json'], { stdin: '' });
    expect(JSON.parse(out)).toEqual({
      ok: false,
      error: {
        code: 'UNREADABLE',
        reason: 'empty',
        message: 'il n’y a rien dans l’entrée standard',
        details: { file: '-' },
      },
    });
  });
});

test('a person who makes no choice reads English', async () => {
  const { err } = await concordia(['score', '-', '--lang'], { stdin: '' });
  expect(err).toMatch(/^error: /);
});

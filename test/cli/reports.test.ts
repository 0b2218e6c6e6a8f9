/** Tables, reports and dialogues in every language: nothing is missing in them, and nothing is English. */

import { describe, expect, test } from 'vitest';
import { ROOT } from '../readme/markdown';
import { concordia } from './console';

const EXAMPLES = `${ROOT}docs/examples`;
const LOG = `${EXAMPLES}/imperium-4.json`;
const BROKEN = `${EXAMPLES}/imperium-4-broken.json`;
const ONE_GAME = ['--games', '1', '--strategy', 'random', '--seed', 'x'];

const COMMANDS: readonly (readonly string[])[] = [
  ['validate', LOG],
  ['validate', BROKEN],
  ['validate', LOG, BROKEN, LOG, `${EXAMPLES}/sheet-114.yaml`, `${EXAMPLES}/none.json`],
  ...['roma-4', 'sicilia-3', 'germania-4', 'aegyptus-4', 'ionium-teams-4', 'hellas-forum-3'].map(
    (name) => ['replay', `${EXAMPLES}/${name}.json`],
  ),
  ['replay', LOG, '--to', '20'],
  ['replay', BROKEN],
  ['score', `${EXAMPLES}/sheet-134.yaml`],
  ['score', `${EXAMPLES}/sheet-team.yaml`],
  ['score', `${EXAMPLES}/sheet-134.yaml`, '--intermediate'],
  ...['imperium', 'roma', 'germania', 'gallia', 'aegyptus', 'ionium', 'balearica', 'sicilia'].map(
    (map) => ['map', map],
  ),
  ['maps'],
  ['simulate', '--map', 'italia', '--players', '2', ...ONE_GAME],
  ['simulate', '--map', 'ionium', '--players', '4', '--teams', ...ONE_GAME],
  ['simulate', '--map', 'roma', '--players', '3', ...ONE_GAME, '--against', 'greedy'],
  ['perft', '--depth', '1'],
  ['example'],
  ['find', LOG, '--to', 'id', '--card', 'nobody'],
  ['new', '--map', 'imperum'],
  ['new', '--players', '9'],
  ['score'],
];

/** Commands whose reports differ by the map alone: besides `FUZZ`, each is told in one language. */
const ALIKE_BUT_FOR_THE_MAP: readonly (string | undefined)[] = ['replay', 'map', 'simulate'];

/** The commands that are told in a language, by its number. */
function commandsOf(language: number): readonly (readonly string[])[] {
  if (process.env.FUZZ !== undefined) return COMMANDS;
  return COMMANDS.filter(
    ([name], index) =>
      !ALIKE_BUT_FOR_THE_MAP.includes(name) || index % Object.keys(ALIKE).length === language,
  );
}

const COUNTED = 'cloth 1, tool 3, brick 1/?/yes/0';
const HAND = '?/vesta 1, jupiter 2, saturnus 4, mercurius 2, mars 3, farmer/?';
const HOUSES = 'brick 3, food 4, tool 3, cloth 2/?/7/?';

/** Dialogues, with all the help there is: answers, with strokes between them. */
const DIALOGUES: readonly string[] = [
  `?/</base/?/Livia/?/none/?/no/?/no/${HAND}/${HOUSES}/5/${COUNTED}`,
  `venus/Livia////${HAND}/${HOUSES}/5/?/5/13/${COUNTED}`,
  'base/Ben, Anna/imp/?//?/yes/?/yes/?/hand/?/roma//2/quit',
  'teams/?/Ann, Ben, Cat, Dan/?/ann, ben////?/hand/?//?/2/quit',
  'base/Livia/romx/roma////mars x/mars 61/hand//two/-1',
];

/** English words of the command line that are words of a language, too. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: [],
  fr: ['actions', 'or', 'points'],
  ja: [],
  nl: ['is', 'of'],
  pl: [],
};
const FOREIGN = [
  ...['the', 'of', 'and', 'or', 'is', 'are', 'for', 'with', 'from', 'by', 'this', 'that', 'not'],
  ...['there', 'has', 'have', 'takes', 'plays', 'points', 'player', 'players', 'house', 'houses'],
  ...['city', 'cities', 'card', 'cards', 'game', 'games', 'logs', 'file', 'wins', 'winner', 'yes'],
  ...['turns', 'actions', 'seat', 'sets', 'nobody', 'everybody', 'undefined', 'NaN'],
];

/** What is the same in every language: data, places in it, codes, names of players who have none, and ids of examples. */
const DATA = /\{.*\}|\b\w+\[\d+\][.\w]*|\b[A-Z]+(?:_[A-Z]+)+\b|Player \d|^│ [a-z-]+ +│|docs\/\S+/gm;

/** The text without what was typed, which stands in it as it was. */
function without(text: string, typed: string): string {
  return typed.length > 1 ? text.replaceAll(typed, ' ') : text;
}

describe.each(Object.entries(ALIKE))('in %s', (tag, alike) => {
  const foreign = new RegExp(
    `(?<![-\\p{L}])(?:${FOREIGN.filter((word) => !alike.includes(word)).join('|')})(?![-\\p{L}])|\\[object`,
    'giu',
  );
  const englishIn = (text: string): readonly string[] => [...new Set(text.match(foreign) ?? [])];

  const turn = Object.keys(ALIKE).indexOf(tag);
  test.each(commandsOf(turn).map((command) => [command]))('%j', async (command) => {
    const { out, err } = await concordia(['--lang', tag, ...command]);
    expect(out + err).not.toBe('');
    expect(englishIn(command.reduce(without, out + err).replace(DATA, ' '))).toEqual([]);
  });

  test.each(DIALOGUES)('a dialogue: %s', async (dialogue) => {
    const answers = dialogue.split('/');
    const stdin = answers.map((answer) => `${answer}\n`).join('');
    const { out, err } = await concordia(['--lang', tag, 'score', '--ask'], { stdin });
    expect(englishIn(answers.reduce(without, out + err))).toEqual([]);
  });
});

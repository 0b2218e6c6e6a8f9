/** Turns as people tell them in sentences, in the languages of this package. What is meant was written down by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, ConcordiaError, createLibrary, type NotationFault } from '../../src/index';
import { german } from '../../src/languages/de';
import { french } from '../../src/languages/fr';
import { japanese } from '../../src/languages/ja';
import { dutch } from '../../src/languages/nl';
import { polish } from '../../src/languages/pl';
import { imperium } from '../../src/maps/imperium';
import { check } from '../support/check';
import { someBeforePush } from '../support/night';
import { TABLE } from './table';

const { parseLog } = createLibrary({
  maps: [imperium],
  languages: [german, french, dutch, polish, japanese],
});

/** The actions of a log, or its first fault. */
function read(text: string): readonly Action[] | NotationFault {
  try {
    return parseLog(text).actions;
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    const [fault] = error.details.faults as readonly NotationFault[];
    if (fault === undefined) throw error;
    return fault;
  }
}

/** Of a game by post, in which nobody noted the tokens. */
const BY_POST = TABLE.replace(/\[Cities "[^"]*"\]/, '[Cities "?"]');
const COST = 'for 1 food and 1 sestertius';

/** Architect; land Roma > Aquileia-Roma; sea Roma > Carthago-Roma; build Aquileia. */
const FIRST_TURN = [
  { type: 'playCard', seat: 0, card: 'architect' },
  { type: 'moveColonist', seat: 0, kind: 'land', from: 'roma', to: 'land:aquileia~roma' },
  { type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:carthago~roma' },
  { type: 'buildHouse', seat: 0, city: 'aquileia' },
];

/** A game by post takes long to read: besides `FUZZ`, three languages tell it. */
const TURNS = [
  `Livia plays the Architect, moving land between Roma and Aquileia and sea between Roma and Carthago, building a house in Aquileia ${COST}.`,
  `Livia: Architect; land to Aquileia-Roma; sea to Carthago-Roma; house in Aquileia ${COST}`,
  `Livia: Architect, land to Aquileia-Roma, sea to Carthago-Roma, builds Aquileia ${COST}`,
  `Livia: Architect / land from Roma to Aquileia-Roma / sea from Roma to Carthago-Roma / build in Aquileia ${COST}`,
  `Livia played her Architect, then moved a land colonist from Roma toward Aquileia-Roma and a sea colonist onto Carthago-Roma and built a house in Aquileia ${COST}.`,
  'Livia spielt Architekt, zieht Land nach Aquileia-Roma und See nach Carthago-Roma und baut ein Haus in Aquileia für 1 Nahrung und 1 Sesterz',
  'Livia spielt den Architekten, zieht Land nach Aquileia-Roma und See nach Carthago-Roma und baut ein Haus in Aquileia für 1 Nahrung und 1 Sesterz',
  'Livia joue l’Architecte, déplace terre vers Aquileia-Roma et mer vers Carthago-Roma, construit une maison à Aquileia pour 1 nourriture et 1 sesterce',
  'Livia speelt de Architect; verplaatst land naar Aquileia-Roma; zee naar Carthago-Roma; bouwt een huis in Aquileia voor 1 graan en 1 sestertie',
  'Livia zagrywa Architekt; przesuwa ląd do Aquileia-Roma; przesuwa morze do Carthago-Roma; buduje dom w Aquileia za 1 zboże i 1 sestercja',
  'Livia プレイ 建築家、 陸路 Aquileia-Roma に、 水路 Carthago-Roma に、 建設 Aquileia 支払 1 食糧 と 1 セステルティウス',
];

test.each(someBeforePush(TURNS, 4))('the first turn of a game by post: %s', (turn) => {
  expect(parseLog(`${BY_POST}\n${turn}`).actions).toEqual(FIRST_TURN);
});

test('R-4.2: a report that names a city and no route is refused with the routes that it may mean', () => {
  const text = `Livia plays the Architect, moving land to Aquileia and sea toward Carthago, building a house in Aquileia ${COST}`;
  expect(read(`${BY_POST}\n${text}`)).toMatchObject({
    reason: 'ambiguous',
    column: 28,
    text: 'moving land to Aquileia',
    // Two steps: to Aquileia, or through it.
    expected: [
      'land Roma > Aquileia-Roma',
      'land Roma > Aquileia-Novaria',
      'land Roma > Aquileia-Sirmium',
      'land Roma > Aquileia-Vindobona',
    ],
  });
});

describe('what is left out says nothing', () => {
  test.each([
    ['Livia plays a Tribune', [{ type: 'playCard', seat: 0, card: 'tribune' }]],
    [
      'Livia plays the Mercator, selling a cloth and buying a food',
      [
        { type: 'playCard', seat: 0, card: 'mercator' },
        { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
        { type: 'trade', seat: 0, deal: 'buy', good: 'food', count: 1 },
      ],
    ],
    [
      'Livia: the Mercator, gains 3 sestertii, sells 1 cloth for 7 sestertii',
      [
        { type: 'playCard', seat: 0, card: 'mercator' },
        { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
      ],
    ],
  ])('%s', (turn, actions) => {
    expect(parseLog(`${TABLE}\n${turn}`).actions).toEqual(actions);
  });
});

describe('it is refused', () => {
  test.each([
    ['Gaius plays the Architect', 'otherTurn'],
    ['Livia plays the Architectress', 'noSuchWord'],
    // The way from Roma to Aquileia is no route: it may end on any route there.
    ['Livia plays the Architect; land from Roma to Aquileia', 'ambiguous'],
    ['Livia joue l’Architecte; terre de Roma à Aquileia', 'ambiguous'],
    ['Livia プレイ 建築家; 陸路 Roma から Aquileia へ', 'ambiguous'],
    ['Livia plays the Mercator, gains 4 sestertii, sells 1 cloth', 'otherwiseDone'],
    ['Livia plays the Mercator, sells a cloth for 8 sestertii', 'otherPrice'],
    ['Livia plays the Tribune and the the the', 'notPossible'],
    ['Livia plays', 'notPossible'],
    ['the', 'notPossible'],
  ])('%s', (turn, reason) => {
    expect(read(`${TABLE}\n${turn}`)).toMatchObject({ reason });
  });
});

/** Sentences without a word too many. */
const ACTIONS = [
  'land Roma > Aquileia-Roma',
  'land Aquileia',
  'land Aquileia-Roma',
  'sea Carthago-Roma',
  'sea Roma > Carthago-Rusadir',
  'land Roma Novaria',
  'sea Syracusae',
  'build Aquileia',
  'build Carthago',
  'Novaria',
  'land Colonia Agrippina',
];
const FILLERS = ['the', 'a', 'her', 'of', 'from', 'den', 'la', 'de', 'het', 'z', 'を', 'colonist'];

test('a filler changes no meaning, and makes no guess of what was ambiguous', () => {
  const anyClause = fc.tuple(
    fc.constantFrom(...ACTIONS),
    fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...FILLERS)), { minLength: 1, maxLength: 3 }),
  );
  check(
    fc.property(fc.array(anyClause, { minLength: 1, maxLength: 3 }), (clauses) => {
      const plain = clauses.map(([text]) => text);
      const filled = clauses.map(([text, fillers]) => {
        const words = text.split(' ');
        for (const [at, filler] of fillers) words.splice(at % words.length, 0, filler);
        return words.join(' ');
      });
      const turn = (all: readonly string[]) => read(`${TABLE}\nArchitect; ${all.join('; ')}`);
      const meant = turn(filled);
      if ('reason' in meant) return;
      expect(turn(plain)).toEqual(meant);
    }),
    120,
  );
});

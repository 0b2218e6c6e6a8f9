/** Every fault of a text comes up, and is told in English and in French. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core';
import { ConcordiaError, createLibrary, type NotationFault } from '../../src/index';
import { french } from '../../src/languages/fr';
import { allMaps } from '../../src/maps';
import { imperium } from '../../src/maps/imperium';
import { allModules } from '../../src/modules';
import { createNotation } from '../../src/notation';
import { textFaults } from '../../src/notation/faults';
import { ROOT } from '../readme/markdown';
import { CITIES, DISPLAY, SEEDED, TABLE } from './table';

const PARTS = { maps: allMaps, modules: allModules };
const ENGLISH = createLibrary(PARTS);
const FRENCH = createLibrary({ ...PARTS, words: french });

const START = '[Map "Italia"] [Players "2"] [Seed "x"]';
/** A table at which nobody noted the tokens. */
const UNNOTED = TABLE.replace(CITIES, '?');
/** The same on Germania, with castles. */
const GERMANIA = `[Map "Germania"] [Players "Livia, Gaius"] [germania "?"] [Cities "?"] [Display "${DISPLAY}"]`;
const MOVED = 'Livia: Architect; land Roma > Colonia Agrippina-Novaria';
/** A whole game. */
const GAME = readFileSync(`${ROOT}docs/examples/italia-3.concordia`, 'utf8');
const LONG = 'x'.repeat(100);

/** A reason, a text with the fault, where it is, and what a person reads. */
type Row = readonly [
  reason: string,
  text: string,
  place: readonly [line: number, column: number],
  english: string,
  french: string,
];

const ROWS: readonly Row[] = [
  [
    'tooManyTags',
    `${START}${' [note "x"]'.repeat(101)}\n`,
    [2, 1],
    'there are more than 100 tags',
    'il y a plus de 100 balises',
  ],
  [
    'tooManyClauses',
    `${START}\n${'pass; '.repeat(200_001)}\n`,
    [3, 1],
    'there are more than 200000 actions',
    'il y a plus de 200 000 actions',
  ],
  [
    'tooManyLines',
    `${START}\n${'\n'.repeat(200_000)}`,
    [200_001, 1],
    'there are more than 200000 lines and comments',
    'il y a plus de 200 000 lignes et commentaires',
  ],
  [
    'tooManyCorrections',
    `${SEEDED}\n${'correction Livia: money 4\n'.repeat(101)}`,
    [102, 19],
    'there are more than 100 corrections',
    'il y a plus de 100 corrections',
  ],
  [
    'tooManyCorrections',
    `${SEEDED}\n${'correction Livia: money 4\n'.repeat(1001)}`,
    [1003, 1],
    'there are more than 1000 corrections',
    'il y a plus de 1 000 corrections',
  ],
  [
    'brokenTag',
    '[Map "Italia"',
    [1, 1],
    'write a tag like [Map "Imperium"]',
    'une balise s’écrit comme [Map "Imperium"]',
  ],
  [
    'tagTwice',
    `${START} [Map "Italia"]`,
    [1, 47],
    'there are two Map tags',
    'il y a deux balises Map',
  ],
  [
    'unknownTag',
    `${START} [Sed "x"]`,
    [1, 47],
    'there is no tag Sed; did you mean Seed? If it is a note, write [meta.Sed "..."]',
    'il n’y a pas de balise Sed ; voulez-vous dire Seed ? Si c’est une note, écrivez [meta.Sed "..."]',
  ],
  [
    'tooManyNotes',
    `[Map "Italia"] ${Array.from({ length: 21 }, (_, note) => `[note.${note} "x"]`).join(' ')}`,
    [1, 7],
    'there are 21 notes, but at most 20 are kept',
    'il y a 21 notes, et on en garde 20 au plus',
  ],
  [
    'hiddenCharacter',
    `${START} [date "1\u202e2"]`,
    [1, 48],
    'there is an invisible character, U+202E',
    'il y a un caractère invisible, U+202E',
  ],
  [
    'noJson',
    '[Map "Sicilia"] [Players "2"] [Seed "x"] [sicilia.json "{"]',
    [1, 57],
    'this is not JSON',
    'ce n’est pas du JSON',
  ],
  [
    'otherVersion',
    `[Version "1"] ${START}`,
    [1, 11],
    'this log has version 1; the current version is 2',
    'ce journal est de la version 1 ; la version actuelle est la 2',
  ],
  [
    'mapMissing',
    '[Players "A, B"]',
    [1, 1],
    'name the map, such as [Map "Imperium"]',
    'indiquez le plateau, par exemple [Map "Imperium"]',
  ],
  [
    'unknownName',
    '[Map "Imperum"] [Players "2"] [Seed "x"]',
    [1, 7],
    'there is no map Imperum; did you mean Imperium?',
    'il n’y a pas de plateau Imperum ; voulez-vous dire Imperium ?',
  ],
  [
    'unknownName',
    `${START} [Display "Smyth I"]`,
    [1, 51],
    'there is no card Smyth I; did you mean Smith I?',
    'il n’y a pas de carte Smyth I ; voulez-vous dire Smith I ?',
  ],
  [
    'ambiguous',
    '[Map "I"] [Players "2"]',
    [1, 7],
    '“I” could mean Imperium, Italia or Ionium',
    '« I » peut vouloir dire Imperium, Italia ou Ionium',
  ],
  [
    'playersMissing',
    '[Map "Italia"]',
    [1, 7],
    'name the players, such as [Players "Livia, Gaius"]',
    'indiquez les joueurs, par exemple [Players "Livia, Gaius"]',
  ],
  [
    'wrongPlayers',
    '[Map "Italia"] [Players "A"]',
    [1, 26],
    'name 2 to 6 players, with commas between them',
    'indiquez de 2 à 6 joueurs, séparés par des virgules',
  ],
  [
    'noNumber',
    `${START} [Result "1, many"]`,
    [1, 53],
    '“many” is not a whole number',
    '« many » n’est pas un nombre entier',
  ],
  [
    'displayMissing',
    `${START}\n+ Smith I`,
    [2, 3],
    'name the cards on display first, in [Display "..."]',
    'indiquez d’abord les cartes du présentoir dans [Display "..."]',
  ],
  [
    'seedOrDraws',
    '[Map "Italia"] [Players "2"]',
    [1, 7],
    'give a seed, or what was drawn at the table',
    'indiquez une graine, ou ce qui a été tiré à la table',
  ],
  [
    'yesOrNo',
    `${START} [Teams "maybe"]`,
    [1, 49],
    'write yes or no',
    'écrivez yes (oui) ou no (non)',
  ],
  [
    'actionInComment',
    `${SEEDED}\nLivia: Senator  ; Smith I`,
    [2, 19],
    '“Smith I” reads like an action; reword the comment, or put one blank before the semicolon',
    '« Smith I » se lit comme une action ; formulez le commentaire autrement, ou mettez une seule espace avant le point-virgule',
  ],
  [
    'noSuchPlayer',
    `${SEEDED}\nLivio: Tribune`,
    [2, 1],
    'there is no player Livio; did you mean Livia?',
    'il n’y a pas de joueur Livio ; voulez-vous dire Livia ?',
  ],
  [
    'noSuchWord',
    `${SEEDED}\nTribune ${LONG}`,
    [2, 9],
    `nothing here is called “${LONG.slice(0, 80)}…”`,
    `rien ici ne s’appelle « ${LONG.slice(0, 80)}… »`,
  ],
  [
    'notPossible',
    `${SEEDED}\nLivia: coins`,
    [2, 8],
    '“coins” is not possible here: Livia plays a card',
    '« coins » n’est pas possible ici : Livia joue une carte',
  ],
  [
    'otherTurn',
    `${SEEDED}\nGaius: Tribune`,
    [2, 8],
    'it is not Gaius’s turn: Livia plays a card',
    'ce n’est pas à Gaius de jouer : Livia joue une carte',
  ],
  [
    'otherPrice',
    `${SEEDED}\n${MOVED}; build Colonia Agrippina for wine`,
    [2, 58],
    'the price is wrong; write “build Colonia Agrippina for brick food”',
    'le prix n’est pas le bon ; écrivez « build Colonia Agrippina for brick food »',
  ],
  [
    'otherwiseDone',
    `${SEEDED}\nLivia: Architect; (copies Gaius)`,
    [2, 19],
    '“(copies Gaius)” is not what happened: Livia plays Architect',
    '« (copies Gaius) » n’est pas ce qui s’est passé : Livia joue la carte Architecte',
  ],
  [
    'tooManyWords',
    `${SEEDED}\nLivia: ${'Roma '.repeat(61)}`,
    [2, 8],
    `“${'Roma '.repeat(16)}…” is longer than any action`,
    `« ${'Roma '.repeat(16)}… » est plus long que n’importe quelle action`,
  ],
  [
    'noWholeAction',
    `${SEEDED}\nLivia: Architect; ! build`,
    [2, 21],
    '“build” is not a complete action',
    '« build » n’est pas une action complète',
  ],
  [
    'cardNotSeen',
    `${TABLE}\nLivia: Senator; Architect I; Colonist I for food food\nGaius: Senator; Mercator I for food wine`,
    [5, 8],
    'no line says when Mercator I was revealed; name the cards in [Display] and [Deck], or write + Mercator I',
    'aucune ligne ne dit quand la carte Mercator I a été révélée ; nommez les cartes dans [Display] et [Deck], ou écrivez + Mercator I',
  ],
  [
    'tokenNotKnown',
    `${UNNOTED}\nLivia: Architect; land Roma > Novaria-Roma; build Novaria`,
    [4, 45],
    'nothing says which token Novaria has: brick, food, tool, wine or cloth; name it in [Cities]',
    'rien ne dit quel jeton a la cité Novaria (brique, nourriture, outil, vin ou tissu) ; indiquez-le dans [Cities]',
  ],
  [
    'markerNotKnown',
    `${UNNOTED}\nLivia: Prefect; produce Italia`,
    [4, 17],
    'nothing says which bonus marker Italia has: tool, wine or cloth; name it in [Bonus]',
    'rien ne dit quel jeton bonus a la province Italia (outil, vin ou tissu) ; indiquez-le dans [Bonus]',
  ],
  [
    'drawNotKnown',
    `${GERMANIA}\nLivia: Architect; land Basilia > Castle Gallia-Condate\nGaius: Tribune\nLivia: Tribune; take Castle Gallia`,
    [4, 17],
    'nothing says what was drawn for Castle Gallia of [germania]: brick, food, tool or wine; name it there',
    'rien ne dit ce qui a été tiré pour Castle Gallia dans [germania] (brique, nourriture, outil ou vin) ; indiquez-le à cet endroit',
  ],
  [
    'drawsInFull',
    `${GERMANIA} [Seed "x"]`,
    [1, 54],
    'every draw in [germania] must be noted; ? is allowed only without a seed, and only if the rules of germania say what they draw from',
    'dans [germania], tout doit être noté ; « ? » n’est permis que sans graine, et si les règles de germania disent d’où elles tirent',
  ],
  [
    'otherMarkerNoted',
    `${TABLE} [Bonus "Gallia wine"]`,
    [3, 96],
    'with these city tokens, the bonus marker of Gallia cannot show wine',
    'avec ces jetons de cités, le jeton bonus de la province Gallia ne peut pas montrer cette marchandise (vin)',
  ],
  [
    'wrongTurnNumber',
    `${SEEDED}\n1 Livia: Tribune\n2 Gaius: Tribune\n6 Flavia: Tribune`,
    [4, 1],
    'this is turn 3 of the game, in round 1, not 6; is a line missing?',
    'c’est le tour 3 de la partie, dans la manche 1, et non 6 ; manque-t-il une ligne ?',
  ],
  [
    'afterGame',
    `${GAME}Livia: Tribune`,
    [GAME.split('\n').length, 8],
    '“Tribune” comes after the end of the game',
    '« Tribune » vient après la fin de la partie',
  ],
  [
    'afterEnd',
    `${SEEDED}\n1 Livia: Tribune; ...\n2 Gaius: Tribune`,
    [3, 10],
    'the log has ended before this',
    'le journal est terminé avant ceci',
  ],
  [
    'wrongCorrection',
    `${SEEDED}\n1 Livia: Tribune\ncorrection Livia: mony 12`,
    [3, 19],
    '“mony 12” does not say what is corrected',
    '« mony 12 » ne dit pas ce qui est corrigé',
  ],
  [
    'variationOfNothing',
    `${SEEDED}\n/ 1 Livia: Tribune`,
    [2, 12],
    'a variation follows the line that it replaces, and there are at most 3 within each other',
    'une variante suit la ligne qu’elle remplace, et il y en a 3 au plus l’une dans l’autre',
  ],
  [
    'notInVariation',
    `${SEEDED}\n1 Livia: Tribune\n/ correction Livia: money 12`,
    [3, 21],
    '“money 12” cannot be part of a variation',
    '« money 12 » ne peut pas faire partie d’une variante',
  ],
  [
    'commentNotClosed',
    `${START}\n{ a remark\nLivia: Tribune`,
    [2, 1],
    'the comment that begins here needs a } at its end',
    'le commentaire qui commence ici doit finir par }',
  ],
  [
    'commentTooLong',
    `${SEEDED}\n1 Livia: Tribune  ; ${'a'.repeat(4001)}`,
    [2, 20],
    'this comment has more than 4000 characters',
    'ce commentaire a plus de 4 000 caractères',
  ],
];

interface Reader {
  parseLog(text: string): unknown;
}

function refusedBy({ parseLog }: Reader, text: string): ConcordiaError {
  try {
    parseLog(text);
  } catch (error) {
    if (error instanceof ConcordiaError) return error;
  }
  throw new Error('it was read');
}

function faultsOf(reader: Reader, text: string): readonly NotationFault[] {
  return refusedBy(reader, text).details.faults as readonly NotationFault[];
}

/** Hard spaces are for screens. */
const plain = (text = ''): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each(ROWS)('%s', (reason, text, [line, column], english, inFrench) => {
  const [fault] = faultsOf(ENGLISH, text).filter((one) => one.reason === reason);
  expect(fault).toMatchObject({ reason, line, column, message: english });
  const [other] = faultsOf(FRENCH, text).filter((one) => one.reason === reason);
  expect(plain(other?.message)).toBe(inFrench);
  // But for the words, it is the same one.
  const [
    { message: _one, decision: _first, happened: _done, ...facts },
    { message: _two, decision: _second, happened: _said, ...others },
  ] = [
    { decision: '', happened: [], ...fault },
    { decision: '', happened: [], ...other },
  ];
  expect(others).toEqual(facts);
});

/** Words that there are, in the wrong place. */
const NOT_POSSIBLE = [
  'build Novaria',
  'Mercator; Prefect',
  'Architect; produce Italia',
  'Senator; pass Livia',
  'pass',
];

test.each(NOT_POSSIBLE)(
  'what is expected in place of the end of “%s” can be written there',
  (turn) => {
    const text = `${SEEDED}\nLivia: ${turn}`;
    const [fault] = faultsOf(ENGLISH, text);
    expect(fault).toMatchObject({ reason: 'notPossible', line: 2 });
    const { text: wrong = '', expected = [] } = fault ?? {};
    expect(text.endsWith(wrong)).toBe(true);
    expect(expected).not.toEqual([]);
    // Pages show a few, not hundreds.
    expect(expected.length).toBeLessThanOrEqual(8);
    for (const action of expected) {
      expect(() => ENGLISH.parseLog(text.slice(0, -wrong.length) + action)).not.toThrow();
    }
  },
);

test('no reason is left out', () => {
  const tried = new Set(ROWS.map(([reason]) => reason));
  expect(Object.keys(textFaults.words).filter((reason) => !tried.has(reason))).toEqual([]);
});

/** Against a rule, or against what options and draws can be. */
const OTHERS = [
  'Livia: Architect; build Memphis',
  'Livia: Architect; land Roma > Petra-Tyros',
  'Livia: Mercator; sell 999 cloth',
  'Livia: Mercator; buy 99 wine',
  'Livia: Senator; Senator',
  'Livia: Prefect; produce Italia bonus wine',
  'Livia: {"type":"buildHouse","seat":0,"city":"atlantis"}',
  'Livia: Diplomat; copy Gaius',
].map((line) => `${SEEDED}\n${line}`);
const OPTIONS = [
  '[Cards "red"]',
  '[Modules "sand"]',
  '[Side "gold"]',
  '[Without "Italia"]',
  '[Cities "Roma wine"]',
  '[Cities "Novaria wine"]',
  '[Display "Smith I, Smith I"]',
  '[Teams "yes"]',
  '[Version "x"]',
].map((tag) => `${SEEDED} ${tag}`);

describe.each([...OTHERS, ...OPTIONS])('%s', (text) => {
  /** Ids, kinds and JSON in what a person reads, but for options, which are written so. */
  const RAW = /undefined|null|\[object|[a-z][A-Z]|[a-z]-[a-z]+-|~/;

  test('is told in English', () => {
    const { message } = refusedBy(ENGLISH, text);
    expect(message).toMatch(/^Line \d+, column \d+: \S/);
    expect(message).not.toMatch(RAW);
  });

  test('is told in French', () => {
    const { message } = refusedBy(FRENCH, text);
    expect(plain(message)).toMatch(/^Ligne \d+, colonne \d+ : \S/);
    expect(message).not.toMatch(RAW);
    expect(message).not.toMatch(/\b(?:the|there|is|are|this|not|no|more|with|does|you)\b/);
    expect(plain(message)).not.toBe(refusedBy(ENGLISH, text).message);
  });
});

test('an engine without words of its own tells them, too', () => {
  const notation = createNotation(createEngine({ maps: [imperium] }));
  const error = refusedBy(notation, `${SEEDED}\nLivia: Architect; land Roma > Novria-Roma`);
  expect(error.message).toBe(
    'Line 2, column 31: nothing here is called “Novria”; did you mean Novaria?',
  );
});

test('all of the faults of a text are told in French', () => {
  const text = `${SEEDED}\nLivia: Architect; land Roma > Novria-Roma\nGaius: Sentor\nMarcus: Tribune`;
  expect(faultsOf(FRENCH, text).map(({ message }) => plain(message))).toEqual([
    'rien ici ne s’appelle « Novria » ; voulez-vous dire Novaria ?',
    'rien ici ne s’appelle « Sentor » ; voulez-vous dire Senator ?',
    'il n’y a pas de joueur Marcus',
  ]);
  expect(plain(refusedBy(FRENCH, text).message)).toBe(
    'Ligne 2, colonne 31 : rien ici ne s’appelle « Novria » ; voulez-vous dire Novaria ? (et 2 autres erreurs)',
  );
});

test.each<[unknown, string]>([
  [7, 'il faut un texte'],
  [undefined, 'il manque un texte'],
  [['[Map "Italia"]'], 'il faut un texte, mais c’est une liste'],
])('%j is no text', (input, why) => {
  const refused = ({ parseLog }: typeof ENGLISH) =>
    refusedBy({ parseLog: () => parseLog(input as string) }, '');
  expect(refused(ENGLISH)).toMatchObject({ code: 'INVALID_LOG', reason: 'wrongType' });
  expect(plain(refused(FRENCH).message)).toBe(`Journal de partie non valide : ${why}`);
});

/** The message, which has the line in front. */
function messageOf(lines: string): string | undefined {
  try {
    ENGLISH.parseLog(`[Map "Imperium"] [Players "Red, Blue"] [Seed "ludi"]\n${lines}`);
  } catch (error) {
    return error instanceof ConcordiaError ? `${error.code} ${error.message}` : undefined;
  }
  return undefined;
}

describe('a line with an action that is marked as illegal', () => {
  const TRADES = '1 Red: Mercator; sell 1 cloth\n';

  test('is refused with its line if another action of it is not possible', () => {
    expect(messageOf(`${TRADES}Red: Architect; !build Roma`)).toBe(
      'INVALID_LOG Line 3, column 6: “Architect” is not possible here: Red may trade',
    );
    expect(
      messageOf(
        'correction Red: card Colonist I display > hand; house Novaria; goods 2 food 3 tool\n1 Red: Colonist I; place land Novaria\nRed: Colonist I; !place sea Novaria',
      ),
    ).toBe(
      'INVALID_LOG Line 4, column 6: “Colonist I” is not possible here: Red may place more colonists',
    );
  });

  test('names the two things that it could mean so that they differ', () => {
    expect(messageOf(`${TRADES}!Red: Architect`)).toBe(
      'INVALID_LOG Line 3, column 7: “Architect” could mean play Architect or buy Architect',
    );
  });
});

test('what is written already is no advice', () => {
  expect(messageOf('1 Red: Mercator; sell 1 cloth\nRed: Architect')).toBe(
    'INVALID_LOG Line 3, column 6: “Architect” is not possible here: Red may trade',
  );
});

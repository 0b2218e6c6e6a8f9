/** A library that was given words: what it tells, what others add, and what happens to bad words. */
import { describe, expect, test } from 'vitest';
import { colchis } from '../../docs/examples/own-map/colchis';
import * as english from '../../src/index';
import {
  type Action,
  type AllWords,
  ConcordiaError,
  createLibrary,
  ERROR_CODES,
  type GameState,
  type Seat,
  type TypesOf,
  type WordSet,
} from '../../src/index';
import { french } from '../../src/languages/fr/index';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { REFUSALS } from '../support/refusals';

const library = createLibrary({ maps: allMaps, modules: allModules, words: french });

const OPTIONS = { map: 'imperium', players: ['Aulus', 'Livia'], seed: 'French' } as const;
const START = library.createGame(OPTIONS);

/** Hard spaces are for screens. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

function messageOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof ConcordiaError) return plain(error.message);
    throw error;
  }
  return undefined;
}

function told(...actions: readonly Action[]): readonly (string | undefined)[] {
  let state: GameState = START;
  const words: (string | undefined)[] = [];
  for (const action of actions) {
    words.push(plain(library.describeAction(state, action)));
    const result = library.tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    state = result.state;
    words.push(...result.events.map((event) => plain(library.sentenceOf(state, event))));
    words.push(plain(library.describeDecision(state)));
  }
  return words.filter((text) => text !== undefined);
}

describe('in French', () => {
  test('an Architect and a Mercator are told', () => {
    expect(plain(library.describeDecision(START))).toBe('Aulus joue une carte');
    expect(
      told(
        { type: 'playCard', seat: 0, card: 'architect' },
        { type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:roma~syracusae' },
        { type: 'pass', seat: 0 },
        { type: 'playCard', seat: 1, card: 'mercator' },
        { type: 'trade', seat: 1, deal: 'sell', good: 'cloth', count: 1 },
        { type: 'trade', seat: 1, deal: 'buy', good: 'brick', count: 2 },
      ),
    ).toEqual([
      'Jouer la carte Architecte',
      'Aulus joue la carte Architecte',
      'Aulus peut déplacer ses colons (encore 2 pas) ou construire',
      'Déplacer un colon maritime de Roma vers Roma–Syracusae (1 pas)',
      'Aulus déplace un colon maritime de Roma vers Roma–Syracusae (1 pas)',
      'Aulus peut déplacer ses colons (encore 1 pas) ou construire',
      'Passer',
      'Livia joue une carte',
      'Jouer la carte Marchand',
      'Livia joue la carte Marchand',
      'Livia reçoit 3 sesterces',
      'Livia peut faire du commerce',
      'Vendre 1 tissu pour 7 sesterces',
      'Livia vend 1 tissu pour 7 sesterces',
      'Livia peut faire du commerce',
      'Acheter 2 briques pour 6 sesterces',
      'Livia achète 2 briques pour 6 sesterces',
      'Livia peut faire du commerce',
    ]);
  });

  test('what people are refused names them', () => {
    const building = library.applyAction(START, { type: 'playCard', seat: 0, card: 'architect' });
    const refused = (action: object, state: GameState = START) => {
      const result = library.tryApplyAction(state, action);
      return result.ok ? undefined : plain(result.error.message);
    };
    expect(refused({ type: 'playCard', seat: 1, card: 'prefect' })).toBe(
      'Ce n’est pas à Livia de décider maintenant, mais à Aulus (jouer une carte).',
    );
    expect(refused({ type: 'buildHouse', seat: 0, city: 'syracusae' })).toBe(
      'C’est à Aulus de décider (jouer une carte) : construire une maison n’est pas possible maintenant.',
    );
    expect(refused({ type: 'playCard', seat: 0, card: 'prefect-i' })).toBe(
      'La carte Préfet I n’est pas dans votre main.',
    );
    expect(refused({ type: 'buildHouse', seat: 0, city: 'syracuse' }, building)).toBe(
      'Il n’y a pas de cité syracuse sur Imperium ; voulez-vous dire syracusae ?',
    );
    const prefect = library.applyAction(START, { type: 'playCard', seat: 0, card: 'prefect' });
    expect(refused({ type: 'produceProvince', seat: 0, province: 'umbria' }, prefect)).toBe(
      'Il n’y a pas de province umbria sur Imperium ; cela se trouve sur Italia.',
    );
  });

  test('names are French, and those of cities as on the board', () => {
    expect(library.nameOf(START, 'syracusae')).toBe('Syracusae');
    expect(library.nameOf(START, 'mercator-ii')).toBe('Marchand II');
    expect(library.nameOf(START, 'cloth')).toBe('tissu');
    expect(library.nameOf(START, 'senator')).toBe('Sénateur');
    expect(library.nameOf(library.getMap('roma'), 'carthago-brick')).toBe('Carthago (brique)');
    expect(library.nameOf(library.getMap('germania'), 'castle-ubii')).toBe('Château Ubii');
  });
});

describe('every function tells its errors in French', () => {
  // Wrong on purpose.
  const bad: never = { players: 2, map: 'imperum' } as never;
  const none: never = {} as never;

  test.each([
    ['createGame', () => library.createGame({ map: 'imperium', players: 9 })],
    ['parseOptions', () => library.parseOptions(none)],
  ])('%s', (_, call) => {
    expect(messageOf(call)).toMatch(
      /^Options non valides, à l’endroit \w+ : il (?:faut|manque) |^Les parties sans équipes sont pour deux/,
    );
  });

  test('an unknown map', () => {
    expect(messageOf(() => library.createGame(bad))).toMatch(
      /^Voulez-vous dire imperium \? Il n’y a pas de plateau imperum ; plateaux disponibles : imperium, italia, .* et balearica\.$/,
    );
  });

  test.each([
    ['parseState', () => library.parseState({ ...START, turn: 'x' })],
    ['legalActions', () => library.legalActions({ ...START, turn: -1 })],
    ['applyTrusted', () => library.applyTrusted({ ...START, turn: -1 }, none)],
    ['viewFor', () => library.viewFor({ ...START, turn: -1 }, 0)],
    ['perft', () => library.perft({ ...START, turn: -1 }, 1)],
    ['finalScores', () => library.finalScores({ ...START, turn: -1 })],
  ])('%s', (_, call) => {
    expect(messageOf(call)).toMatch(/^État de jeu non valide, à l’endroit turn : il faut /);
  });

  test.each([
    [
      'viewFor',
      () => library.viewFor(START, 7),
      'Donnée non valide, à l’endroit viewer : une vue est celle d’un siège de la partie ou d’un spectateur',
    ],
    [
      'perft',
      () => library.perft(START, -1),
      'Donnée non valide, à l’endroit depth : la profondeur doit être un nombre entier de 0 à 10',
    ],
    ['readLog', () => library.readLog(7), 'Journal de partie non valide : il faut un objet'],
    [
      'replay',
      () => library.replay(none),
      'Journal de partie non valide, à l’endroit format : il faut « concordia-log »',
    ],
    ['parseSheet', () => library.parseSheet(7), 'Feuille de score non valide : il faut un objet'],
    [
      'costOf',
      () => library.costOf(START, none),
      /^Action non valide, à l’endroit type : il faut /,
    ],
    [
      'applyAction',
      () => library.applyAction(START, none),
      /^Action non valide, à l’endroit type : il faut /,
    ],
  ])('%s', (_, call, message) => {
    expect(messageOf(call)).toMatch(message);
  });

  test('validateLog, whose error is not thrown', () => {
    const log = library.recordGame(OPTIONS, [{ type: 'playCard', seat: 0, card: 'architect' }]);
    const errorOf = (input: object) => {
      const result = library.validateLog(input);
      return result.ok ? undefined : plain(result.error.message);
    };
    expect(errorOf({ ...log, actions: [...log.actions, { type: 'pass', seat: 1 }] })).toBe(
      'Ce n’est pas à Livia de décider maintenant, mais à Aulus (Architecte) ; il faut d’abord terminer ou passer.',
    );
    expect(errorOf({ ...log, scores: [1, 2] })).toBe(
      'Journal de partie non valide, à l’endroit scores : il y a des scores, mais la partie n’est pas terminée',
    );
    const moved = {
      type: 'moveColonist',
      seat: 0,
      kind: 'land',
      from: 'roma',
      to: 'land:cosa~roma',
    };
    expect(errorOf({ ...log, actions: [...log.actions, moved] })).toMatch(
      / Tous les lieux de ce journal sont sur Italia : son plateau est peut-être faux\.$/,
    );
  });

  test('choices that are closed', () => {
    const state = library.applyAction(START, { type: 'playCard', seat: 0, card: 'senator' });
    const reasons = library.choices(state).flatMap(({ refusal }) => refusal?.message ?? []);
    expect(reasons).toContainEqual(
      expect.stringMatching(
        /^La carte .+ coûte .+, mais votre entrepôt n’en contient pas assez\.$/,
      ),
    );
  });
});

describe('a map from elsewhere', () => {
  const START_OF = { map: 'colchis', players: ['Livia', 'Gaius'], seed: 'golden fleece' } as const;
  const SETUP = { ...START_OF, setup: { parts: { colchis: [3, 1, 5, 2] } } };
  const mixed = createLibrary({ maps: [colchis, ...allMaps], modules: allModules, words: french });

  function panning<L extends typeof mixed>(of: L) {
    return [
      { type: 'playCard', seat: 0, card: 'architect' },
      { type: 'moveColonist', seat: 0, kind: 'land', from: 'phasis', to: 'land:glaucus~phasis' },
      { type: 'pass', seat: 0 },
    ].reduce((state, action) => {
      const result = of.tryApplyAction(state, action);
      if (!result.ok) throw result.error;
      return result.state;
    }, of.createGame(SETUP));
  }

  test('keeps its own words where French has none', () => {
    const state = panning(mixed);
    expect(mixed.describeDecision(state)).toBe('Livia may pan for gold');
    expect(mixed.legalActions(state).map((action) => mixed.describeAction(state, action))).toEqual([
      'Pan for gold in the Glaucus',
      'Passer',
    ]);
    const far = mixed.tryApplyAction(state, { type: 'panGold', seat: 0, ford: 'hippus' });
    expect(!far.ok && far.error.message).toBe('You have no colonist at the ford Hippus.');
    const other = mixed.tryApplyAction(state, { type: 'playCard', seat: 0, card: 'prefect' });
    expect(!other.ok && plain(other.error.message)).toBe(
      'C’est à Livia de décider (panning) : jouer une carte n’est pas possible maintenant ; il faut d’abord terminer ou passer.',
    );
  });

  test('can bring French words as well', () => {
    const words: WordSet = {
      ...french,
      actions: {
        ...french.actions,
        panGold: (names, { ford }: { readonly ford: string }) =>
          `Chercher de l’or à ${names.place(ford)}`,
      },
      decisions: {
        ...french.decisions,
        panning: (names, { seat }: { readonly seat: Seat }) =>
          `${names.player(seat)} peut chercher de l’or`,
      },
      refusals: {
        ...french.refusals,
        notAtFord: (names, { ford }: { readonly ford: string }) =>
          `Aucun de vos colons n’est à côté du gué ${names.place(ford)}.`,
      },
    };
    const own = createLibrary({ maps: [colchis, ...allMaps], modules: allModules, words });
    const state = panning(own);
    expect(own.describeDecision(state)).toBe('Livia peut chercher de l’or');
    expect(own.legalActions(state).map((action) => own.describeAction(state, action))).toEqual([
      'Chercher de l’or à Glaucus',
      'Passer',
    ]);
    const far = own.tryApplyAction(state, { type: 'panGold', seat: 0, ford: 'hippus' });
    expect(!far.ok && far.error.message).toBe('Aucun de vos colons n’est à côté du gué Hippus.');
  });
});

describe('words that fail are said in English', () => {
  const boom = () => {
    throw new Error('no words');
  };
  const nothing = (): never => undefined as never;

  test.each([
    ['throw', boom],
    ['return nothing', nothing],
    ['return blanks', () => '  '],
  ])('those that %s', (_, word) => {
    const { names, actions, decisions, events, refusals } = french;
    const all = (words: object) => Object.fromEntries(Object.keys(words).map((key) => [key, word]));
    const failing: WordSet = {
      names: all({ ...names, player: 1, place: 1, province: 1, card: 1 }),
      actions: all(actions),
      decisions: all(decisions),
      events: all(events),
      refusals: all(refusals),
      gameOver: nothing(),
      wrongMap: word,
    };
    const broken = createLibrary({ maps: allMaps, modules: allModules, words: failing });
    const start = broken.createGame(OPTIONS);
    const before = english.createGame(OPTIONS);
    const action: Action = { type: 'playCard', seat: 0, card: 'senator' };
    expect(broken.describeDecision(start)).toBe(english.describeDecision(before));
    expect(broken.describeAction(start, action)).toBe('Play Senator');
    expect(broken.nameOf(start, 'roma')).toBe('Roma');
    const state = broken.applyAction(start, action);
    const own = english.applyAction(before, action);
    expect(broken.choices(state)).toEqual(english.choices(own));
    expect(messageOf(() => broken.createGame({ ...OPTIONS, map: 'gaul' }))).toBe(
      messageOf(() => english.createGame({ ...OPTIONS, map: 'gaul' })),
    );
  });

  test.each([[null], [7], [{ names: null }], [{ names: 'fr' }]])('words %o are none', (words) => {
    const made = () => createLibrary({ maps: allMaps, words: words as never });
    expect(messageOf(made)).toBe(
      'Not a valid library, at words: words must be functions, named after what they describe',
    );
  });
});

describe('all words, by type', () => {
  type Own = TypesOf<typeof allMaps, typeof allModules>;
  type Words = AllWords<Own>;

  test('none may be missing, and none is too many', () => {
    const { pass, ...actions } = french.actions;
    // @ts-expect-error: `pass` is missing.
    const missing: Words = { ...french, actions };
    // @ts-expect-error: there is no such event.
    const surplus: Words['events'] = { ...french.events, cheered: () => 'est applaudi' };
    // @ts-expect-error: an action has no such field.
    const wrong: Words['actions'] = { ...actions, pass: (_names, { money }) => `${money}` };
    expect([missing, surplus, wrong].every((words) => words !== undefined)).toBe(true);
    expect(pass).toBe(french.actions.pass);
  });

  test('every reason and every code has a sentence', () => {
    const reasons = Object.keys(french.refusals);
    const codes = ERROR_CODES.map((code) => new ConcordiaError({ code, message: '' }).reason);
    const wanted = [...REFUSALS.map(({ reason }) => reason), ...codes];
    expect(wanted.filter((reason) => !reasons.includes(reason))).toEqual([]);
  });
});

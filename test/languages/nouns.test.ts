/** Names by id that a plug-in brings: its own, in English and in each language, and nobody else's. */
// answers for src/words src/kit src/modules/teams
import { describe, expect, test } from 'vitest';
import { createLibrary, type WordSet } from '../../src/index';
import {
  ask,
  decision,
  defineModule,
  defineRules,
  finish,
  type NounSection,
  passing,
  province,
  type Role,
  step,
  type Translation,
  type TranslationOf,
} from '../../src/kit';
import { german } from '../../src/languages/de/index';
import { imperium } from '../../src/maps/imperium/index';
import { allModules } from '../../src/modules/all';
import { missingWords } from '../../src/words';
import { wordsWith } from '../../src/words/merged-words';

const NAME = 'myTaxesPublicanus';

const collecting = decision({
  kind: NAME,
  mustDecide: true,
  words: (names, { seat }) => `${names.player(seat)} collects`,
});
const publicanus: Role = {
  name: NAME,
  begin: (transition, seat) => ask(transition, { kind: NAME, seat }),
};
const collect = step({
  type: 'myTaxesCollect',
  during: [collecting],
  shape: { province },
  candidates: ({ game }) => [...game.board.provinces.keys()].map((province) => ({ province })),
  apply: (transition) => finish(transition),
});

const NOUNS = {
  actions: { myTaxesCollect: 'collect taxes' },
  decisions: { myTaxesPublicanus: 'collecting taxes' },
  roles: { myTaxesPublicanus: 'Publicanus' },
  cards: { 'my-taxes-publicanus': 'The Publicanus' },
  pieces: { 'my-taxes-purse': 'full purse' },
} as const;

function taxRules<const N extends NounSection>(nouns: N) {
  return defineRules({
    id: 'my-taxes',
    decisions: [collecting],
    steps: [collect],
    roles: [publicanus],
    nouns,
    deck: {
      cards: [{ id: 'my-taxes-publicanus', roles: [NAME], deck: 0, cost: {}, gods: ['saturnus'] }],
      hand: (hand) => [...hand, 'my-taxes-publicanus'],
    },
  });
}

const inGerman: TranslationOf<ReturnType<typeof taxRules<typeof NOUNS>>> = {
  language: 'de',
  actions: { myTaxesCollect: () => 'Steuern eintreiben' },
  decisions: { myTaxesPublicanus: (names, { seat }) => `${names.player(seat)} treibt ein` },
  nouns: {
    actions: { myTaxesCollect: 'Steuern eintreiben' },
    decisions: { myTaxesPublicanus: 'Steuern eintreiben' },
    roles: { myTaxesPublicanus: 'Zöllner' },
    cards: { 'my-taxes-publicanus': 'Der Zöllner' },
    pieces: { 'my-taxes-purse': 'voller Beutel' },
    printed: { Taxes: 'Steuern', 'Start field': 'Unfug' },
  },
};

// @ts-expect-error the name of a role is missing
const _incomplete: (typeof inGerman)['nouns'] = { ...inGerman.nouns, roles: {} };

const taxes = (nouns: NounSection = NOUNS, languages: readonly Translation[] = [inGerman]) =>
  defineModule({ id: 'my-taxes', name: 'Taxes', rules: taxRules(nouns), languages });

const libraryWith = (words: WordSet, module = taxes()) =>
  createLibrary({ maps: [imperium], modules: [...allModules, module], words });

const OPTIONS = { map: 'imperium', seed: 'x', modules: ['my-taxes'] } as const;
const PUBLICANUS = { type: 'playCard', seat: 0, card: 'my-taxes-publicanus' } as const;
const COLLECT = { type: 'myTaxesCollect', seat: 0, province: 'italia' } as const;

function told(words: WordSet) {
  const library = libraryWith(words);
  const state = library.createGame({ ...OPTIONS, players: ['Livia', 'Gaius'] });
  const early = library.tryApplyAction(state, COLLECT);
  const open = library.applyAction(state, PUBLICANUS);
  const late = library.tryApplyAction(open, { type: 'playCard', seat: 0, card: 'architect' });
  const messageOf = (result: typeof early) => (result.ok ? '' : result.error.message);
  return {
    early: messageOf(early),
    late: messageOf(late),
    card: library.describeAction(state, PUBLICANUS),
    other: library.describeAction(state, { type: 'playCard', seat: 0, card: 'architect' }),
    role: library.nameOf(imperium, NAME),
    log: library.formatLog(library.recordGame({ ...OPTIONS, players: 2 }, [PUBLICANUS])),
  };
}

describe('names of a plug-in by id', () => {
  test('stand in English texts', () => {
    const { early, late, card, other, role, log } = told({});
    expect(early).toMatch(/^Livia cannot collect taxes during this decision \(play a card\)/);
    expect(late).toMatch(/cannot play a card during this decision \(collecting taxes\)/);
    expect([card, other, role]).toEqual(['Play The Publicanus', 'Play Architect', 'Publicanus']);
    expect(log).toMatch(/: The Publicanus$/m);
  });

  test('and in those of a language, which keeps its own', () => {
    const { early, late, card, other, role } = told(german);
    expect(early).toMatch(/^„Steuern eintreiben“ geht jetzt nicht: .*\(eine Karte spielen\)/);
    expect(late).toMatch(/\(Steuern eintreiben\)/);
    expect([card, other, role]).toEqual([
      'Die Karte Der Zöllner spielen',
      'Den Architekten spielen',
      'Zöllner',
    ]);
    const names = libraryWith(german);
    expect(names.nameOf(imperium, 'my-taxes-purse')).toBe('voller Beutel');
  });

  test('are English where a language has none, never raw ids', () => {
    const library = libraryWith(german, taxes(NOUNS, []));
    const state = library.createGame({ ...OPTIONS, players: ['Livia', 'Gaius'] });
    const result = library.tryApplyAction(state, COLLECT);
    expect(!result.ok && result.error.message).toMatch(/^„Collect taxes“ geht jetzt nicht/);
  });

  test('a log with them is read again, in both languages', () => {
    for (const words of [{}, german]) {
      const library = libraryWith(words);
      const log = library.recordGame({ ...OPTIONS, players: 2 }, [PUBLICANUS, COLLECT]);
      expect(library.parseLog(library.formatLog(log))).toEqual(log);
    }
  });

  test('are asked for, name by name', () => {
    const wanted = [
      'nouns.actions.myTaxesCollect',
      'nouns.cards.my-taxes-publicanus',
      'nouns.decisions.myTaxesPublicanus',
      'nouns.pieces.my-taxes-purse',
      'nouns.roles.myTaxesPublicanus',
    ];
    const missing = (languages: readonly Translation[]) =>
      missingWords(libraryWith({}, taxes(NOUNS, languages)), german).filter((path) =>
        path.startsWith('nouns'),
      );
    expect([...missing([])].sort()).toEqual(wanted);
    expect(missing([inGerman])).toEqual([]);
    const left = { ...inGerman, nouns: { ...inGerman.nouns, roles: {} } };
    expect(missing([left])).toEqual(['nouns.roles.myTaxesPublicanus']);
  });
});

describe('names of others are refused', () => {
  const refused = (path: string) =>
    expect.objectContaining({
      code: 'INVALID_RULES',
      details: expect.objectContaining({ path }),
    });

  test.each<readonly [string, NounSection, string]>([
    ['an action', { actions: { playCard: 'deal' } }, 'rules.nouns.actions.playCard'],
    ['a decision', { decisions: { architect: 'build' } }, 'rules.nouns.decisions.architect'],
    ['a role', { roles: { architect: 'Builder' } }, 'rules.nouns.roles.architect'],
    ['a card', { cards: { architect: 'Builder' } }, 'rules.nouns.cards.architect'],
    ['a piece', { pieces: { coin: 'dime' } }, 'rules.nouns.pieces.coin'],
  ])('%s', (_what, nouns, path) => {
    expect(() => taxRules(nouns)).toThrow(refused(path));
  });

  test('in a language, too, and functions that name everything', () => {
    const wrong = { ...inGerman, nouns: { cards: { architect: 'Baumeister' } } };
    expect(() => taxes(NOUNS, [wrong])).toThrow(refused('languages[0].nouns.cards.architect'));
    const names: object = { ...inGerman, names: { card: () => 'Zöllner' } };
    expect(() => taxes(NOUNS, [names as Translation])).toThrow(
      expect.objectContaining({ code: 'INVALID_RULES' }),
    );
  });

  test('an action that the base game has, under the same name', () => {
    const rules = defineRules({
      id: 'my-taxes',
      decisions: [collecting],
      steps: [passing(collecting)],
      roles: [publicanus],
      nouns: { actions: { pass: 'wait' } },
    });
    const module = defineModule({ id: 'my-taxes', rules });
    expect(() => createLibrary({ maps: [imperium], modules: [module] })).toThrow(
      expect.objectContaining({ code: 'INVALID_LIBRARY', reason: 'sameWordTwice' }),
    );
  });

  test('and printed things that a language names itself', () => {
    const { names } = wordsWith(german, [taxes()]);
    expect(['Start field', 'Taxes', 'Others'].map((name) => names?.printed?.(name))).toEqual([
      'Startfeld',
      'Steuern',
      'Others',
    ]);
  });
});

test('R-9.4: a role with capitals can be played in teams', () => {
  const library = libraryWith({});
  const options = {
    map: 'imperium',
    players: 4,
    teams: true,
    seed: 'teams',
    modules: ['my-taxes'],
  };
  let state = library.createGame(options as Parameters<typeof library.createGame>[0]);
  for (let step = 0; step < 60 && state.decision !== null; step++) {
    const actions = library.legalActions(state);
    const own = actions.find((action) => 'card' in action && action.card === PUBLICANUS.card);
    state = library.applyAction(state, own ?? actions[0] ?? PUBLICANUS);
    library.parseState(JSON.parse(JSON.stringify(state)));
  }
  expect(state.players.some(({ discard }) => discard.includes(PUBLICANUS.card))).toBe(true);
});

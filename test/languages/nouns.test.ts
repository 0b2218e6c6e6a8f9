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
  type Noun,
  type NounSection,
  passing,
  province,
  type Role,
  step,
  type Translation,
  type TranslationOf,
} from '../../src/kit';
import { german } from '../../src/languages/de/index';
import { french } from '../../src/languages/fr/index';
import { japanese } from '../../src/languages/ja/index';
import { dutch } from '../../src/languages/nl/index';
import { polish } from '../../src/languages/pl/index';
import { imperium } from '../../src/maps/imperium/index';
import { allModules } from '../../src/modules/all';
import { createSpeech, missingWords, type Words } from '../../src/words';
import { wordsWith } from '../../src/words/merged-words';

const NAME = 'myTaxesPublicanus';
const CARD = 'my-taxes-publicanus';

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

const libraryWith = (words: Words, module = taxes()) =>
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

/** The module with a name of its card in German, and that of its personality, if that has another. */
const named = (card: Noun | undefined, role: Noun = 'Zöllner') =>
  taxes(NOUNS, [
    {
      ...inGerman,
      nouns: { roles: { [NAME]: role }, ...(card && { cards: { [CARD]: card } }) },
    },
  ]);

describe('a name with the forms that its language asks for', () => {
  const AUGUR = { name: 'Augur', object: 'den Auguren' };

  function played(module: ReturnType<typeof named>, words: Words = german) {
    const library = libraryWith(words, module);
    const state = library.createGame({ ...OPTIONS, players: ['Livia', 'Gaius'] });
    const result = library.tryApplyAction(state, PUBLICANUS);
    const [event] = (result.ok ? result.events : []).map((one) => library.sentenceOf(state, one));
    return [library.describeAction(state, PUBLICANUS), event, library.nameOf(imperium, CARD)];
  }

  test.each<readonly [string, Noun, readonly string[]]>([
    ['masculine', AUGUR, ['Den Auguren spielen', 'Livia spielt den Auguren', 'Augur']],
    [
      'feminine, in two words',
      { name: 'Weise Frau', object: 'die Weise Frau' },
      ['Die Weise Frau spielen', 'Livia spielt die Weise Frau', 'Weise Frau'],
    ],
    [
      'without a form',
      'Augur',
      ['Die Karte Augur spielen', 'Livia spielt die Karte Augur', 'Augur'],
    ],
    [
      'without that form',
      { name: 'Augur' },
      ['Die Karte Augur spielen', 'Livia spielt die Karte Augur', 'Augur'],
    ],
  ])('%s', (_what, noun, said) => {
    expect(played(named(noun))).toEqual(said);
  });

  test('is that of its personality if English has none of its own for the card', () => {
    const rules = taxRules({ roles: NOUNS.roles });
    const languages = [{ language: 'de', nouns: { roles: { [NAME]: AUGUR } } }];
    const module = defineModule({ id: 'my-taxes', name: 'Taxes', rules, languages });
    expect(played(module)[1]).toBe('Livia spielt den Auguren');
  });

  test('may come from another package, for a card that has no forms yet', () => {
    const more: WordSet = { language: 'de', nouns: { cards: { [CARD]: AUGUR } } };
    expect(played(named('Augur'), [german, more])[1]).toBe('Livia spielt den Auguren');
  });

  test('is not missing', () => {
    const module = taxes(NOUNS, [
      { ...inGerman, nouns: { ...inGerman.nouns, cards: { [CARD]: AUGUR } } },
    ]);
    expect(missingWords(libraryWith({}, module), german)).toEqual([]);
  });
});

/** A card, and a city that is a noun, as somebody who speaks the language writes them; how a refusal names the city, and what is said. */
const SPOKEN: Readonly<
  Record<
    string,
    readonly [words: WordSet, card: Noun, place: Noun, inside: string, said: readonly string[]]
  >
> = {
  German: [
    german,
    { name: 'Orakel', object: 'das Orakel' },
    { name: 'Alter Hafen', at: 'im Alten Hafen', from: 'vom Alten Hafen', to: 'zum Alten Hafen' },
    'Im Alten Hafen',
    [
      'Livia spielt das Orakel',
      'Livia zieht einen Landkolonisten vom Alten Hafen nach Roma (1 Schritt)',
      'Livia zieht einen Landkolonisten von Roma zum Alten Hafen (1 Schritt)',
      'Livia zieht einen Landkolonisten von Alter Hafen–Roma zum Alten Hafen (1 Schritt)',
      'Livia baut für 1 Ziegel ein Haus im Alten Hafen',
      'Ein Haus im Alten Hafen für 1 Ziegel bauen',
      'Alter Hafen',
    ],
  ],
  French: [
    french,
    'Oracle',
    { name: 'Vieux port', the: 'le vieux port' },
    'au vieux port',
    [
      'Livia joue la carte Oracle',
      'Livia déplace un colon terrestre du vieux port vers Roma (1 pas)',
      'Livia déplace un colon terrestre de Roma vers le vieux port (1 pas)',
      'Livia déplace un colon terrestre de Vieux port–Roma vers le vieux port (1 pas)',
      'Livia construit une maison au vieux port pour 1 brique',
      'Construire une maison au vieux port pour 1 brique',
      'Vieux port',
    ],
  ],
  Dutch: [
    dutch,
    { name: 'Orakel', the: 'het Orakel' },
    { name: 'Oude kade', the: 'de oude kade', at: 'op de oude kade' },
    'op de oude kade',
    [
      'Livia speelt het Orakel',
      'Livia verplaatst een landkolonist van de oude kade naar Roma (1 stap)',
      'Livia verplaatst een landkolonist van Roma naar de oude kade (1 stap)',
      'Livia verplaatst een landkolonist van Oude kade–Roma naar de oude kade (1 stap)',
      'Livia bouwt een huis op de oude kade voor 1 baksteen',
      'Bouw een huis op de oude kade voor 1 baksteen',
      'Oude kade',
    ],
  ],
  Polish: [
    polish,
    'Wyrocznia',
    { name: 'Stary Port', at: 'w Starym Porcie', from: 'ze Starego Portu', to: 'do Starego Portu' },
    'w Starym Porcie',
    [
      'Livia zagrywa kartę Wyrocznia',
      'Livia przesuwa kolonistę lądowego ze Starego Portu do miasta Roma (1 ruch)',
      'Livia przesuwa kolonistę lądowego z miasta Roma do Starego Portu (1 ruch)',
      'Livia przesuwa kolonistę lądowego z trasy Stary Port–Roma do Starego Portu (1 ruch)',
      'Livia buduje dom w Starym Porcie za 1 cegłę',
      'Zbuduj dom w Starym Porcie za 1 cegłę',
      'Stary Port',
    ],
  ],
  Japanese: [
    japanese,
    '神託',
    '古い港',
    '古い港に',
    [
      'Liviaは「神託」をプレイした',
      'Liviaは陸路入植者を古い港からRomaへ移動させた（1ステップ）',
      'Liviaは陸路入植者をRomaから古い港へ移動させた（1ステップ）',
      'Liviaは陸路入植者を古い港–Romaから古い港へ移動させた（1ステップ）',
      'Liviaはレンガ1個を支払い、古い港に家を建てた',
      '古い港に家を建てる（レンガ1個）',
      '古い港',
    ],
  ],
};

test.each(Object.entries(SPOKEN))('somebody else’s card and city in %s', (_name, spoken) => {
  const [words, card, place, inside, said] = spoken;
  const { language = '' } = words;
  const nouns = { cards: { [CARD]: card }, printed: { Massilia: place } };
  const library = libraryWith(words, taxes(NOUNS, [{ language, nouns }]));
  const state = library.createGame({ ...OPTIONS, players: ['Livia', 'Gaius'] });
  const played = library.tryApplyAction(state, PUBLICANUS);
  const [cardPlayed] = played.ok ? played.events : [];
  const moved = (from: string, to: string) => {
    const because = { rule: 'R-4.2', role: 'architect' } as const;
    const event = { type: 'colonistMoved', seat: 0, kind: 'land', from, to, steps: 1 } as const;
    return library.sentenceOf(state, { ...event, because });
  };
  const paid = { brick: 1 };
  const because = { rule: 'R-4.3', role: 'architect' } as const;
  const built = { type: 'houseBuilt', seat: 0, city: 'massilia', paid, money: 0, because } as const;
  const build = { type: 'buildHouse', seat: 0, city: 'massilia', pay: paid } as const;
  const open = library.applyAction(state, { type: 'playCard', seat: 0, card: 'tribune' });
  const placed = { type: 'placeColonist', seat: 0, kind: 'land', city: 'massilia' } as const;
  const refused = library.tryApplyAction(open, placed);
  expect([
    cardPlayed && library.sentenceOf(state, cardPlayed),
    moved('massilia', 'roma'),
    moved('roma', 'massilia'),
    moved('sea:massilia~roma', 'massilia'),
    library.sentenceOf(state, built),
    library.describeAction(state, build),
    library.nameOf(imperium, 'massilia'),
  ]).toEqual(said);
  expect(refused.ok ? '' : refused.error.message).toContain(inside);
});

describe('forms are refused', () => {
  const refused = (code: string, path: string, message: RegExp) =>
    expect.objectContaining({
      code,
      message: expect.stringMatching(message),
      details: expect.objectContaining({ path }),
    });
  const at = `nouns.cards.${CARD}`;

  test.each<readonly [string, object, string]>([
    ['no name', { object: 'den Auguren' }, '.name'],
    ['a name that is no text', { name: 7 }, '.name'],
    ['a form that is no text', { name: 'Augur', object: ['den Auguren'] }, '.object'],
    ['a list', ['Augur'], ''],
  ])(
    '%s, when the module is made, and when a library is made of such words',
    (_what, noun, end) => {
      const wrong = noun as unknown as Noun;
      expect(() => named(wrong)).toThrow(
        refused('INVALID_RULES', `languages[0].${at}${end}`, /text/),
      );
      const words = { language: 'de', nouns: { cards: { [CARD]: wrong } } };
      expect(() => libraryWith(words)).toThrow(
        refused('INVALID_LIBRARY', `words.${at}${end}`, /Text|text/),
      );
    },
  );

  const OTHER = { name: 'Augur', objekt: 'den Auguren' };

  test('that the language does not ask for, wherever they come from', () => {
    const module = named(OTHER);
    const place = `my-taxes.languages[0].${at}.objekt`;
    expect(() => libraryWith(german, module)).toThrow(
      refused('INVALID_LIBRARY', place, /„name“ oder „object“/),
    );
    expect(() => createSpeech(libraryWith({}, module), german)).toThrow(
      refused('INVALID_LIBRARY', place, /“name” and “object”/),
    );
    const languages = { maps: [imperium], modules: [module], languages: [german] };
    expect(() => createLibrary(languages)).toThrow(refused('INVALID_LIBRARY', place, /object/));
    const more: WordSet = { language: 'de', nouns: { cards: { [CARD]: OTHER } } };
    expect(() => libraryWith([german, more])).toThrow(
      refused('INVALID_LIBRARY', `words[1].${at}.objekt`, /object/),
    );
    // An action is a clause, of which German asks for no other form.
    const action: WordSet = {
      language: 'de',
      nouns: { actions: { myTaxesCollect: { name: 'eintreiben', object: 'das Eintreiben' } } },
    };
    expect(() => libraryWith([german, action])).toThrow(
      refused('INVALID_LIBRARY', 'words[1].nouns.actions.myTaxesCollect.object', /„name“/),
    );
  });

  test('but not those of a language that nobody speaks, or that does not say which it asks for', () => {
    expect(libraryWith({}, named(OTHER)).mapIds()).toEqual(['imperium']);
    const words: WordSet = { language: 'de', nouns: { cards: { [CARD]: OTHER } } };
    expect(libraryWith(words).nameOf(imperium, CARD)).toBe('Augur');
  });

  test('where a language lists them in another way', () => {
    const words = { language: 'de', forms: { roles: 'object' } } as unknown as WordSet;
    expect(() => libraryWith(words)).toThrow(
      refused('INVALID_LIBRARY', 'words.forms.roles', /Liste|list/),
    );
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

/** The maps and modules that pages write as their readers would: what they show is what runs. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { foedus } from '../../docs/examples/offers/foedus';
import * as offers from '../../docs/examples/offers/library';
import { colchis } from '../../docs/examples/own-map/colchis';
import * as ownMap from '../../docs/examples/own-map/library';
import * as ownModule from '../../docs/examples/own-module/library';
import { taxes } from '../../docs/examples/own-module/taxes';
import * as variant from '../../docs/examples/variant/library';
import { peace } from '../../docs/examples/variant/peace';
import { type Card, createLibrary, type Kinds, type Library } from '../../src/index';
import { german } from '../../src/languages/de';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { mapConformance, runRules } from '../../src/testing';
import { blocksOf, linksOf, page, promisedOutput, ROOT } from '../readme/markdown';
import { someBeforePush } from '../support/night';
import { build, helpersFor, type ScenarioOptions, thrownBy } from '../support/scenario';

type WordsIn<L> = L extends Library<infer W extends Kinds> ? W : never;

const EXAMPLES = ['own-map', 'own-module', 'own-tiles', 'offers', 'variant', 'solo'] as const;

afterEach(() => {
  vi.restoreAllMocks();
});

const GUIDE = readdirSync(`${ROOT}docs/kit`).map((name) => `docs/kit/${name}`);

/** Blocks of the guide by the file that they are of, such as `own-map/gold.ts`. */
const PARTS = GUIDE.flatMap((path) =>
  blocksOf(page(path)).flatMap(({ language, lines }) => {
    const [, file] = /^ts (.+)$/.exec(language) ?? [];
    return file === undefined ? [] : [{ path, file, text: lines.join('\n') }];
  }),
);

describe('docs/kit', () => {
  const ofExamples = PARTS.filter(({ file }) => !file.startsWith('my-map/'));

  test.each(ofExamples)('$path: a part of $file, word for word', ({ file, text }) => {
    const whole = page(`docs/examples/${file}`);
    let from = 0;
    for (const part of text.split(/\n *\/\/ …\n/)) {
      const at = whole.indexOf(`${part}\n`, from);
      expect(at, `there is no such part:\n${part}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
  });

  test.each(EXAMPLES)('has parts of the rules of %s, and of what plays them', (name) => {
    const shown = new Set(PARTS.map(({ file }) => file));
    const files = readdirSync(`${ROOT}docs/examples/${name}`).filter(
      (file) => !['check.ts', 'library.ts'].includes(file),
    );
    expect(files.filter((file) => !shown.has(`${name}/${file}`))).toEqual([]);
  });

  test.each(EXAMPLES)('%s/play.ts prints what it says', async (name) => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      printed.push(...format(...values).split('\n'));
    });
    await import(`../../docs/examples/${name}/play.ts`);
    const lines = page(`docs/examples/${name}/play.ts`).split('\n');
    const promised = promisedOutput({ language: 'ts', heading: '', lines });
    expect(promised).not.toEqual([]);
    expect(printed).toEqual(promised);
  });

  test('the first page leads to all others', () => {
    const led = new Set(linksOf('docs/kit/README.md'));
    expect(GUIDE.filter((path) => !path.endsWith('README.md') && !led.has(path))).toEqual([]);
  });
});

describe('docs/kit/README.md, word by word', () => {
  const TEMPLATE = 'tools/create-concordia-plugin/template/map/';
  const START = blocksOf(page('docs/kit/README.md'));
  const block = (language: string): string =>
    `${START.find((one) => one.language === language)?.lines.join('\n')}\n`;
  const scenario = block('text my-map/test/plugin.rules');
  const folders: string[] = [];

  /** What the template writes for the name of the page. */
  function written(path: string): string {
    const spaced = page(`${TEMPLATE}${path}`).replaceAll('My plugin', 'My map');
    return spaced.replaceAll('myPluginMap', 'myMap').replaceAll('my-plugin', 'my-map');
  }

  /** The library of the package after its rules have been changed. */
  async function libraryWith(rules: string): Promise<Parameters<typeof runRules>[0]> {
    const folder = mkdtempSync(join(tmpdir(), 'my-map-'));
    folders.push(folder);
    mkdirSync(join(folder, 'words'));
    for (const file of ['board.ts', 'index.ts', 'words/fr.ts']) {
      writeFileSync(join(folder, file), written(`src/${file}`).replaceAll('myPlugin', 'myMap'));
    }
    writeFileSync(join(folder, 'rules.ts'), rules);
    const { myMap } = await import(join(folder, 'index.ts'));
    return createLibrary({ maps: [myMap] });
  }

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test('shows the rules that the template writes', () => {
    const [first, more] = START.filter(({ language }) => language === 'ts my-map/src/rules.ts');
    const rules = written('src/rules.ts').replaceAll('myPlugin', 'myMap');
    expect(`${first?.lines.join('\n')}\n`).toBe(rules);
    expect(more?.lines).toHaveLength(1);
  });

  test('the new scenario fails as the page says, and is kept after the change', async () => {
    const rules = block('ts my-map/src/rules.ts');
    const all = `${written('test/plugin.rules').replaceAll('myPlugin', 'myMap')}\n${scenario}`;
    const before = runRules(await libraryWith(rules), all);
    const [failure, ...others] = before.failures;
    expect(others).toEqual([]);
    if (failure?.reason !== 'otherFact') throw new Error(failure?.message);
    const title = all.split('\n').findLast((line) => line.startsWith('My map 3'));
    const text = all.split('\n')[failure.line - 1];
    expect(block('text')).toBe(
      [
        `✗ test/plugin.rules: ${before.scenarios.length} scenarios, 1 failure`,
        `  test/plugin.rules:${failure.line}  ${title}`,
        `  ${text}`,
        `    expected  ${failure.facts.expected}`,
        `    found     ${failure.facts.found}`,
        '',
      ].join('\n'),
    );
    const [, more] = START.filter(({ language }) => language === 'ts my-map/src/rules.ts');
    const changed = rules.replace('  modifiers: {\n', `$&${more?.lines.join('\n')}\n`);
    expect(changed).not.toBe(rules);
    expect(runRules(await libraryWith(changed), all).failures).toEqual([]);
  });
});

/** Everything of this package, and what the pages add. */
const everything = createLibrary({
  maps: [...allMaps, colchis],
  modules: [...allModules, taxes, foedus, peace],
});

/** Roma, where they play five times as long, when fuzzing. */
const MAPS = process.env.FUZZ === undefined ? ['colchis'] : ['colchis', 'roma'];

const OUTSIDERS = ['taxes', 'foedus', 'peace'] as const;

describe('the conformance suite', () => {
  // At night, all of it, and the package test plays each of them alone: it runs their `check.ts`.
  describe.each(MAPS)('all on %s, with everything there is', (map) => {
    const checks = mapConformance(everything, map, { games: 1, modules: OUTSIDERS });
    for (const { name, run } of someBeforePush(checks, 8)) test(name, run);
  });
});

describe('Colchis', () => {
  const { library } = ownMap;
  const { edited, play, refusal, listed } = helpersFor<WordsIn<typeof library>>(library);
  const OPTIONS = {
    map: 'colchis',
    players: ['Livia', 'Gaius', 'Flavia'],
    seed: 'colchis',
    setup: { parts: { colchis: [3, 1, 5, 2] } },
  } as const;
  const START = library.createGame(OPTIONS);
  const GOLD = { charistus: 3, hippus: 1, glaucus: 5, cyaneus: 2 };

  /** The state in which Livia may pan; she has land colonists beside Charistus and beside Glaucus. */
  function panning(finders: Readonly<Record<string, number>> = {}, money = 5) {
    const laid = edited(START, (draft) => {
      Object.assign(draft.parts, { colchis: { gold: GOLD, finders } });
      const [land] = draft.board.colonists;
      const [livia] = draft.players;
      if (land === undefined || livia === undefined) throw new Error('nobody is there');
      land.at = 'land:archaeopolis~charistus';
      draft.board.colonists.push({ seat: 0, kind: 'land', at: 'land:glaucus~phasis' });
      livia.storehouse.land -= 1;
      livia.money = money;
    });
    return play(laid, { type: 'playCard', seat: 0, card: 'architect' }, { type: 'pass', seat: 0 });
  }

  test('Colchis 1: who ends an Architect beside fords may pan at one of them', () => {
    const state = panning();
    expect(state.decision).toEqual({ kind: 'panning', seat: 0 });
    expect(library.legalActions(state)).toEqual([
      { type: 'panGold', seat: 0, ford: 'charistus' },
      { type: 'panGold', seat: 0, ford: 'glaucus' },
      { type: 'pass', seat: 0 },
    ]);
    const result = library.tryApplyAction(state, { type: 'panGold', seat: 0, ford: 'charistus' });
    if (!result.ok) throw result.error;
    expect(result.events[0]).toEqual({
      type: 'goldFound',
      seat: 0,
      ford: 'charistus',
      nuggets: 3,
      money: 2,
      because: { rule: 'Colchis 1' },
    });
    expect(result.state.players[0]?.money).toBe(3);
    expect(result.state.parts.colchis).toEqual({ gold: GOLD, finders: { charistus: 0 } });
    expect(result.state.decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('Colchis 1: where there is nothing to find, nobody is asked', () => {
    expect(panning({ charistus: 1, glaucus: 2 }).decision).toEqual({ kind: 'playCard', seat: 1 });
    expect(panning({}, 1).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('Colchis 1: what cannot be panned is refused, with codes of its own', () => {
    const state = panning({ glaucus: 1 });
    expect(refusal(state, { type: 'panGold', seat: 0, ford: 'hippus' })).toEqual({
      code: 'NOT_AT_FORD',
      rule: 'Colchis 1',
    });
    expect(refusal(state, { type: 'panGold', seat: 0, ford: 'archaeopolis' }).code).toBe(
      'NOT_AT_FORD',
    );
    expect(refusal(state, { type: 'panGold', seat: 0, ford: 'glaucus' })).toEqual({
      code: 'FORD_EMPTY',
      rule: 'Colchis 1',
    });
    const found = thrownBy(() =>
      library.applyAction(state, { type: 'panGold', seat: 0, ford: 'glaucus' }),
    );
    expect([found.reason, found.message]).toEqual([
      'goldIsFound',
      'Gaius has already found the gold in the Glaucus.',
    ]);
    expect(found.details).toEqual({ ford: 'glaucus', finder: 1 });
    expect(refusal(START, { type: 'panGold', seat: 0, ford: 'glaucus' }).code).toBe(
      'WRONG_DECISION',
    );
    // @ts-expect-error there is no such action
    expect(refusal(state, { type: 'panSilver', seat: 0 }).code).toBe('INVALID_ACTION');
  });

  test('Colchis 1: each nugget is a victory point', () => {
    const found = edited(START, (draft) => {
      Object.assign(draft.parts, {
        colchis: { gold: GOLD, finders: { charistus: 0, glaucus: 0, cyaneus: 2 } },
      });
    });
    const before = library.finalScores(START).players;
    const after = library.finalScores(found).players;
    // 3 + 5 for Livia, 2 for Flavia.
    expect(after.map(({ bonus }) => bonus)).toEqual([8, 0, 2]);
    expect(after.map(({ total }, seat) => total - (before[seat]?.total ?? 0))).toEqual([8, 0, 2]);
    expect(library.pointsOf(found, 0).bonus).toBe(8);
  });

  test('views hide the gold that nobody has found, and nothing else of it', () => {
    const state = panning({ cyaneus: 1 });
    for (const viewer of ['spectator', 0, 1, 2] as const) {
      const { parts, ...view } = library.viewFor(state, viewer);
      expect(parts).toEqual({
        colchis: {
          gold: { charistus: 'hidden', hippus: 'hidden', glaucus: 'hidden', cyaneus: 2 },
          finders: { cyaneus: 1 },
        },
      });
      expect(view.board).toEqual(state.board);
      expect(view.decision).toEqual(state.decision);
    }
    const seen = library.imagine(library.viewFor(state, 0));
    // The gold that is left, in the order of the fords: the same for all that look the same.
    expect(seen.parts.colchis).toEqual({
      gold: { charistus: 1, hippus: 3, glaucus: 5, cyaneus: 2 },
      finders: { cyaneus: 1 },
    });
  });

  test('everything is said in words', () => {
    const state = panning();
    const [action] = listed(state, 'panGold');
    if (action === undefined) throw new Error('nothing to pan');
    expect(library.describeDecision(state)).toBe('Livia may pan for gold');
    expect(library.describeAction(state, action)).toBe('Pan for gold in the Charistus');
    const event = {
      type: 'goldFound',
      seat: 0,
      ford: 'hippus',
      nuggets: 1,
      money: 2,
      because: { rule: 'Colchis 1' },
    } as const;
    expect(library.sentenceOf(state, event)).toBe(
      'Livia finds 1 nugget in the Hippus for 2 sestertii',
    );
    expect(library.nameOf(state, 'seusamora')).toBe('Seusamora');
  });

  test('draws of a real table have to be possible', () => {
    expect(START.parts.colchis).toEqual({ gold: GOLD, finders: {} });
    for (const wrong of [[3, 1, 5], [3, 1, 5, 5], 'gold', { charistus: 3 }]) {
      const setup = { parts: { colchis: wrong } };
      const { code, rule, details } = thrownBy(() => library.createGame({ ...OPTIONS, setup }));
      expect([code, rule]).toEqual(['INVALID_OPTIONS', 'Colchis 1']);
      expect(String(details.path)).toContain('setup.parts.colchis');
    }
  });

  test.each([
    ['too much gold', { gold: { ...GOLD, hippus: 5 }, finders: {} }],
    ['a ford more', { gold: { ...GOLD, phasis: 1 }, finders: {} }],
    ['a ford less', { gold: { charistus: 3, hippus: 1, glaucus: 5 }, finders: {} }],
    ['gold in a city', { gold: GOLD, finders: { phasis: 0 } }],
    ['a finder who does not play', { gold: GOLD, finders: { hippus: 3 } }],
    ['no gold at all', null],
    ['something else', { gold: GOLD, finders: {}, silver: {} }],
  ])('a state with %s is refused', (_, part) => {
    const state = { ...START, parts: { colchis: part } };
    const { code, details } = thrownBy(() => library.parseState(state));
    expect([code, details.path]).toEqual(['INVALID_STATE', 'parts.colchis']);
  });

  test('a library without it knows neither the map nor the action', () => {
    const other = createLibrary({ maps: allMaps, modules: allModules });
    expect(thrownBy(() => other.createGame({ ...OPTIONS, setup: {} })).code).toBe('UNKNOWN_MAP');
    const state = other.createGame({ map: 'imperium', players: 2, seed: 'other' });
    const result = other.tryApplyAction(state, { type: 'panGold', seat: 0, ford: 'glaucus' });
    expect(result.ok ? 'accepted' : result.error.code).toBe('INVALID_ACTION');
  });

  test('speaks German with the words that it brings', () => {
    const spoken = createLibrary({ maps: [colchis], words: german });
    const played = spoken.recordGame(OPTIONS, [
      { type: 'playCard', seat: 0, card: 'architect' },
      { type: 'moveColonist', seat: 0, kind: 'land', from: 'phasis', to: 'land:glaucus~phasis' },
      { type: 'pass', seat: 0 },
    ]);
    const begun = spoken.replay(played);
    const pan = { type: 'panGold', seat: 0, ford: 'glaucus' } as const;
    expect(spoken.describeAction(begun, pan)).toBe('An der Furt Glaucus nach Gold schürfen');
    const far = spoken.tryApplyAction(begun, { ...pan, ford: 'hippus' });
    expect(!far.ok && far.error.message).toBe('An der Furt Hippus hast du keinen Kolonisten.');
    const result = spoken.tryApplyAction(begun, pan);
    if (!result.ok) throw result.error;
    expect(result.events.slice(0, 1).map((event) => spoken.sentenceOf(begun, event))).toEqual([
      'Livia findet an der Furt Glaucus 5 Nuggets für 2 Sesterzen',
    ]);
  });
});

describe('Taxes', () => {
  const { library } = ownModule;
  const { edited, play, refusal } = helpersFor<WordsIn<typeof library>>(library);
  const OPTIONS = { map: 'imperium', players: 3, modules: ['taxes'], seed: 'taxes' } as const;
  const START = library.createGame(OPTIONS);
  const publicanus = { type: 'playCard', seat: 0, card: 'publicanus' } as const;

  /** Livia has houses in Italia and Gallia, others one in Gallia and two in Italia. */
  const HOUSES = edited(START, (draft) => {
    build(draft, 0, 'novaria', 'massilia');
    build(draft, 1, 'novaria', 'lutetia', 'londinium');
    build(draft, 2, 'syracusae');
  });

  test('Taxes 1: a Publicanus in every hand, another in deck II', () => {
    for (const { hand } of START.players) {
      expect(hand.filter((card) => card === 'publicanus')).toHaveLength(1);
    }
    const sale = [...START.display, ...START.deck];
    expect(sale.filter((card) => card === 'publicanus-ii')).toHaveLength(1);
    const without = library.createGame({ ...OPTIONS, modules: [] });
    expect([...without.display, ...without.deck]).toHaveLength(sale.length - 1);
    expect(without.players[0]?.hand).not.toContain('publicanus');
    expect(library.cards['publicanus-ii']).toEqual({
      id: 'publicanus-ii',
      roles: ['publicanus'],
      deck: 2,
      cost: { food: 1, wine: 1 },
      gods: ['mercurius'],
    } satisfies Card);
    expect(library.nameOf(START, 'publicanus-ii')).toBe('Publicanus II');
  });

  test('Taxes 1: two sestertii and one for each house of others in the province', () => {
    const asked = play(HOUSES, publicanus);
    expect(asked.decision).toEqual({ kind: 'publicanus', seat: 0 });
    expect(library.legalActions(asked)).toEqual([
      { type: 'collectTaxes', seat: 0, province: 'gallia' },
      { type: 'collectTaxes', seat: 0, province: 'italia' },
    ]);
    const money = (province: string): number =>
      (play(asked, { type: 'collectTaxes', seat: 0, province }).players[0]?.money ?? 0) -
      (asked.players[0]?.money ?? 0);
    expect(money('gallia')).toBe(3);
    expect(money('italia')).toBe(4);
  });

  test('Taxes 1: no taxes without an own house there, and none at all without any', () => {
    const asked = play(HOUSES, publicanus);
    expect(refusal(asked, { type: 'collectTaxes', seat: 0, province: 'britannia' })).toEqual({
      code: 'NO_TAXES',
      rule: 'Taxes 1',
    });
    expect(refusal(asked, { type: 'pass', seat: 0 }).code).toBe('WRONG_DECISION');
    const poor = play(START, publicanus);
    expect(poor.decision).toEqual({ kind: 'playCard', seat: 1 });
    expect(poor.players[0]?.money).toBe(START.players[0]?.money);
  });

  test('Taxes 1: a Diplomat copies a Publicanus', () => {
    const copied = play(
      HOUSES,
      publicanus,
      { type: 'collectTaxes', seat: 0, province: 'gallia' },
      { type: 'playCard', seat: 1, card: 'diplomat' },
    );
    expect(copied.decision).toEqual({ kind: 'publicanus', seat: 1 });
    const paid = play(copied, { type: 'collectTaxes', seat: 1, province: 'italia' });
    // One house of Livia and one of the third player.
    expect(paid.players[1]?.money).toBe((copied.players[1]?.money ?? 0) + 4);
  });

  test('Taxes 2: the coins, and one sestertius more', () => {
    const paid = (options: ScenarioOptions): number => {
      const before = library.createGame({ ...OPTIONS, ...options });
      const after = play(
        before,
        { type: 'playCard', seat: 0, card: 'prefect' },
        { type: 'takeCoins', seat: 0 },
      );
      return (after.players[0]?.money ?? 0) - (before.players[0]?.money ?? 0);
    };
    expect(paid({})).toBe(1);
    expect(paid({ modules: [] })).toBe(0);
  });

  test('a state in which nobody has played it is refused', () => {
    const forged = { ...HOUSES, decision: { kind: 'publicanus', seat: 0 } };
    expect(thrownBy(() => library.parseState(forged)).code).toBe('INVALID_STATE');
  });

  test('score sheets know its cards', () => {
    const cards = ['mercator', 'publicanus', 'Publicanus II'];
    const houses = { byGood: { brick: 1, wine: 2 }, provinces: 2 };
    const { players } = library.scoreGame({
      players: [{ name: 'Livia', cards, houses, colonists: 2, money: 0, goods: {} }],
    });
    // Mercurius: two points for each of two kinds of goods.
    expect(players[0]?.gods.mercurius).toEqual({ cards: 3, value: 4, points: 12 });
  });

  test('a library without it has no such module', () => {
    const other = createLibrary({ maps: allMaps, modules: allModules });
    expect(thrownBy(() => other.createGame(OPTIONS)).code).toBe('INVALID_OPTIONS');
  });
});

describe('Foedus', () => {
  const { library } = offers;
  const { edited, play, refusal, listed } = helpersFor<WordsIn<typeof library>>(library);
  const OPTIONS = { map: 'imperium', players: 3, modules: ['foedus'], seed: 'foedus' } as const;
  const START = library.createGame(OPTIONS);
  const bid = (seat: number, sestertii: number) => ({ type: 'bid', seat, sestertii }) as const;
  const card = (seat: number) => ({ type: 'playCard', seat, card: 'negotiator' }) as const;

  /** Nobody bids, and Livia offers a cloth to the second player for 5 sestertii. */
  const BEGUN = play(START, bid(0, 0), bid(1, 0), bid(2, 0));
  const OFFER = { type: 'offer', seat: 0, buyer: 1, good: 'cloth', price: 5 } as const;
  const moneyAndCloth = (state: typeof START): readonly (readonly [number, number])[] =>
    state.players.map(({ money, goods }) => [money, goods.cloth]);

  test('Foedus 1: everybody may bid, nobody may play a card before', () => {
    expect(library.deciders(START)).toEqual([0, 1, 2]);
    expect(library.legalActions(START, 1)).toEqual([0, 1, 2, 3].map((bids) => bid(1, bids)));
    expect(refusal(START, card(0)).code).toBe('WRONG_DECISION');
    const one = play(START, bid(1, 2));
    expect(library.deciders(one)).toEqual([0, 2]);
    expect(library.tryApplyAction(one, bid(1, 3)).ok).toBe(false);
  });

  test.each([
    ['the highest', [1, 3, 2], 1],
    ['the first of two', [0, 2, 2], 1],
    ['the first, if nobody bids', [0, 0, 0], 0],
    ['the first of all', [3, 3, 3], 0],
  ] as const)('Foedus 1: %s begins and pays', (_, bids, first) => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ];
    for (const order of orders) {
      const state = play(START, ...order.map((seat) => bid(seat, bids[seat] ?? 0)));
      expect(state).toMatchObject({ turn: 1, seat: first, parts: { bid: { rounds: 1 } } });
      expect(state.parts.bid?.shown.map(({ sestertii }) => sestertii)).toEqual(bids);
      expect(state.decision).toEqual({ kind: 'playCard', seat: first });
      // 5 sestertii for the first player, one more for each player after.
      const paid = [5, 6, 7].map((money, seat) => (seat === first ? money - bids[first] : money));
      expect(state.players.map(({ money }) => money)).toEqual(paid);
      expect(library.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  });

  test('Foedus 1: nobody bids more than they have', () => {
    const poor = edited(START, (draft) => {
      const [livia] = draft.players;
      if (livia !== undefined) livia.money = 1;
    });
    expect(library.legalActions(poor, 0)).toEqual([bid(0, 0), bid(0, 1)]);
    expect(refusal(poor, bid(0, 2))).toEqual({ code: 'NOT_ENOUGH_MONEY', rule: 'Foedus 1' });
  });

  test('Foedus 1: a bid is seen by its player alone, until all are made', () => {
    const two = play(START, bid(0, 3), bid(2, 1));
    const seen = ([0, 1, 2, 'spectator'] as const).map(
      (viewer) => library.viewFor(two, viewer).parts.bid?.made,
    );
    expect(seen).toEqual([
      [{ sestertii: 3 }, null, 'hidden'],
      ['hidden', null, 'hidden'],
      ['hidden', null, { sestertii: 1 }],
      ['hidden', null, 'hidden'],
    ]);
    const logOf = (...seats: readonly number[]) => {
      const actions = seats.map((seat) => bid(seat, [3, 0, 1][seat] ?? 0));
      return library.logFor(library.recordGame(OPTIONS, actions), 1).actions;
    };
    expect(logOf(0, 2)).toEqual([bid(0, 0), bid(2, 0)]);
    expect(logOf(0, 2, 1)).toEqual([bid(0, 3), bid(2, 1), bid(1, 0)]);
  });

  test('Foedus 2: who accepts pays and gets the good', () => {
    const asked = play(BEGUN, card(0), OFFER);
    expect(asked.decision).toMatchObject({ kind: 'offered', seat: 1 });
    const accept = { type: 'acceptOffer', seat: 1 } as const;
    expect(library.costOf(asked, accept)).toEqual({ money: 5, goods: {} });
    const sold = play(asked, accept);
    expect(moneyAndCloth(sold)).toEqual([
      [5 + 5, 0],
      [6 - 5, 2],
      [7, 1],
    ]);
    expect(sold.decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('Foedus 2: one counter-offer, lower than the offer, and nothing after it', () => {
    const asked = play(BEGUN, card(0), OFFER);
    expect(listed(asked, 'counterOffer').map(({ price }) => price)).toEqual([1, 2, 3, 4]);
    const same = { type: 'counterOffer', seat: 1, price: 5 } as const;
    expect(refusal(asked, same)).toEqual({ code: 'NO_TREATY', rule: 'Foedus 2' });
    const countered = play(asked, { ...same, price: 2 });
    expect(library.legalActions(countered)).toEqual([
      { type: 'acceptOffer', seat: 0 },
      { type: 'pass', seat: 0 },
    ]);
    const accept = { type: 'acceptOffer', seat: 0 } as const;
    expect(library.costOf(countered, accept)).toMatchObject({ gain: 2, goods: { cloth: 1 } });
    expect(moneyAndCloth(play(countered, accept)).slice(0, 2)).toEqual([
      [7, 0],
      [4, 2],
    ]);
    const refused = play(countered, { type: 'pass', seat: 0 });
    expect(moneyAndCloth(refused)).toEqual(moneyAndCloth(BEGUN));
    expect(refused.decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('Foedus 2: offers that cannot be', () => {
    const begun = play(BEGUN, card(0));
    expect(refusal(begun, { ...OFFER, buyer: 0 }).code).toBe('NO_TREATY');
    expect(refusal(begun, { ...OFFER, buyer: 3 }).code).toBe('NO_TREATY');
    const without = edited(begun, (draft) => {
      const [livia] = draft.players;
      if (livia !== undefined) livia.goods.cloth = 0;
    });
    expect(refusal(without, OFFER)).toEqual({ code: 'NOT_ENOUGH_GOODS', rule: 'Foedus 2' });
    // Twelve spaces: four colonists in the storehouse, and eight goods.
    const full = edited(begun, (draft) => {
      const [, second] = draft.players;
      if (second !== undefined) second.goods = { brick: 8, food: 0, tool: 0, wine: 0, cloth: 0 };
    });
    expect(refusal(full, OFFER)).toEqual({ code: 'NO_ROOM', rule: 'Foedus 2' });
  });

  test('Foedus 2: who has less than the price may offer less', () => {
    const poor = edited(play(BEGUN, card(0)), (draft) => {
      const [, second] = draft.players;
      if (second !== undefined) second.money = 2;
    });
    const asked = play(poor, OFFER);
    expect(refusal(asked, { type: 'acceptOffer', seat: 1 }).code).toBe('NOT_ENOUGH_MONEY');
    expect(listed(asked, 'counterOffer').map(({ price }) => price)).toEqual([1, 2]);
  });
});

describe('Short peace', () => {
  const { library } = variant;
  const { edited, play } = helpersFor<WordsIn<typeof library>>(library);
  const OPTIONS = { map: 'imperium', players: 2, modules: ['peace'], seed: 'peace' } as const;
  const START = library.createGame(OPTIONS);

  test('Peace 1: the game ends after the last turn of the last round, without the Concordia card', () => {
    const short = library.createGame({ ...OPTIONS, rounds: 1 });
    const tribune = (seat: number) => ({ type: 'playCard', seat, card: 'tribune' }) as const;
    const first = play(short, tribune(0), { type: 'pass', seat: 0 });
    expect(first.phase).toBe('playing');
    const over = play(first, tribune(1), { type: 'pass', seat: 1 });
    expect(over).toMatchObject({ phase: 'finished', turn: 2, concordia: null });
    expect(library.parseState(JSON.parse(JSON.stringify(over)))).toEqual(over);
    expect(START.options.rounds).toBe(12);
  });

  test('Peace 2: 3 points for a province where only one player has houses', () => {
    const settled = edited(START, (draft) => {
      build(draft, 0, 'novaria', 'massilia', 'lutetia');
      build(draft, 1, 'novaria', 'londinium');
    });
    const { players } = library.finalScores(settled);
    // Gallia for the first player, Britannia for the second; both are in Italia.
    expect(players.map(({ scores }) => scores)).toEqual([{ peace: 3 }, { peace: 3 }]);
    expect(players.map(({ bonus }) => bonus)).toEqual([3, 3]);
  });

  test('Peace 6: a tool of each letter is wine', () => {
    const peaceful = Object.values(START.board.cityGoods);
    const usual = Object.values(library.createGame({ ...OPTIONS, modules: [] }).board.cityGoods);
    const count = (goods: readonly string[], good: string) =>
      goods.filter((one) => one === good).length;
    // Imperium has cities of all four letters, and as many as there are tokens.
    expect(count(usual, 'tool') - count(peaceful, 'tool')).toBe(4);
    expect(count(peaceful, 'wine') - count(usual, 'wine')).toBe(4);
  });
});

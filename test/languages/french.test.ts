/** Everything that a library tells is told in French, by a library that was given French words. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, greedy, playOut, random } from '../../src/bots';
import * as english from '../../src/index';
import { createLibrary, type GameState, type NewGame } from '../../src/index';
import { french } from '../../src/languages/fr/index';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { nearMisses, valuesIn } from '../../src/testing/near-misses';
import { everythingInWords } from '../../src/testing/telling';
import { some } from '../../src/testing/tested';
import { CASTLES_AND_SQUARES, SHIPS, STATES, VENUS } from '../bad-input/tables';
import { REFUSALS } from '../support/refusals';

const library = createLibrary({ maps: allMaps, modules: allModules, words: french });

const everything = { startingGoods: 'bought', intermediateScoring: true } as const;

/** Boards without rules of their own bring no words: besides `FUZZ`, one of them is enough. */
const SHOWN = allMaps.filter(
  ({ id, rules }) => process.env.FUZZ !== undefined || rules !== undefined || id === 'imperium',
);

/** A game of each map, and one of each way to play. */
const GAMES: readonly (NewGame & { readonly seed: string })[] = [
  ...SHOWN.map(({ id: map }) => ({ map, players: 2, seed: `${map} in French` })),
  { map: 'imperium', players: 3, seed: 'salt', modules: ['salt', 'forum'], ...everything },
  { map: 'roma', players: 3, seed: 'forum', modules: ['forum'] },
  { map: 'byzantium', players: 4, seed: 'tiles', modules: ['salt', 'forum'] },
  { map: 'hellas', players: 3, seed: 'venus', cards: 'venus' },
  { map: 'ionium', players: 4, seed: 'teams', teams: true },
  { map: 'imperium', players: 4, seed: 'teams', teams: true, modules: ['forum'] },
];

/** Words that no French sentence has; names of fields such as `pay` may stand in one. */
const ENGLISH =
  /\b(?:the|is|are|and|of|for|with|may|has|takes?|plays?|own|castle|start|near|grey|yellow|green|card|cards|colonists?|brick|food|tool|wine|cloth|salt|there|nothing|to|from|seat|undefined|null|NaN)\b|\[object/i;

/** What nothing but a name is left of without the names of players. */
function expectFrench(told: string | undefined, inEnglish: string | undefined): void {
  expect(told === undefined).toBe(inEnglish === undefined);
  if (told === undefined) return;
  expect(told).not.toBe(inEnglish);
  expect(told).not.toMatch(ENGLISH);
  // Every space before high punctuation is a hard one, and no vowel stands where it is left out.
  expect(told).not.toMatch(/ [:;!?»]|« | {2}|\b(?:de|que) (?=[aeiouéè])/i);
}

describe.each(GAMES)('a game on $map, $seed', (options) => {
  const start = english.createGame(options);
  const player = options.players === 2 ? random : greedy;
  const { states, actions } = playOut(english, start, player, chanceFromSeed('French'), 20_000);
  const told: GameState[] = [library.createGame(options)];
  const events = actions.map((action) => {
    const result = library.tryApplyAction(told.at(-1) ?? start, action);
    if (!result.ok) throw result.error;
    told.push(result.state);
    return result.events;
  });

  test('is the same game', () => {
    expect(told.at(-1)).toEqual(states.at(-1));
  });

  test('has French events', () => {
    for (const [index, all] of events.entries()) {
      const state = told[index + 1] ?? start;
      for (const event of all) {
        const before = english.sentenceOf(states[index + 1] ?? start, event);
        expectFrench(library.sentenceOf(state, event), before);
      }
    }
  });

  test('has French decisions, actions and reasons', () => {
    for (const [index, state] of states.entries()) {
      const own = told[index] ?? start;
      expectFrench(library.describeDecision(own), english.describeDecision(state));
      // Not all of thousands of actions.
      if (index % 5 > 0) continue;
      const listed = some(english.legalActions(state), 30);
      for (const action of listed) {
        expectFrench(library.describeAction(own, action), english.describeAction(state, action));
      }
      const reasons = library.choices(own).flatMap(({ refusal }) => refusal?.message ?? []);
      for (const reason of some(reasons, 10)) expectFrench(reason, '');
    }
  });

  test('has words for everything, as other libraries have', () => {
    everythingInWords(library)({ options, strategy: 'greedy', states: told, actions });
  });
});

/** States in which people try what they cannot do, by map. */
const RARE: readonly GameState[] = [...SHIPS, ...CASTLES_AND_SQUARES, ...VENUS];
/** States of each map, of which there are many alike. */
const TRIED = process.env.FUZZ === undefined ? 12 : 30;
const MAPS = [...new Set(STATES.map(({ map }) => map))];

describe('what is refused', () => {
  const reasons = new Map<string, number>();

  test.each(MAPS)('on %s is refused in French', (map) => {
    const states = STATES.filter((state) => state.map === map);
    const everywhere = states.flatMap((state) => english.legalActions(state));
    const values = valuesIn(everywhere);
    for (const state of [...some(states, TRIED), ...RARE.filter((rare) => rare.map === map)]) {
      const tries = [
        ...some(english.legalActions(state), 4).flatMap((action) => nearMisses(action, values)),
        ...some(everywhere, 100).map((action) => ({ ...action, seat: state.decision?.seat })),
      ];
      for (const action of tries) {
        const result = library.tryApplyAction(state, action);
        if (result.ok) continue;
        const { message, reason, details } = result.error;
        // Of those that are told so often, some are enough.
        const seen = (reasons.get(reason) ?? 0) + 1;
        reasons.set(reason, seen);
        if (seen > 200) continue;
        const inEnglish = english.tryApplyAction(state, action);
        // The ids that people have written are as they were, and the fields of actions.
        const rest = [details.unknown, details.nearest]
          .reduce<string>((text, id) => text.replace(`${id}`, 'id'), message)
          .replace(/à l’endroit .*|«.*»|\b(?:pay|as|good)\b/, 'x');
        expectFrench(rest, inEnglish.ok ? '' : inEnglish.error.message);
      }
    }
  });

  test('for more than two thirds of the reasons there are', () => {
    expect(reasons.size).toBeGreaterThan((REFUSALS.length * 2) / 3);
  });
});

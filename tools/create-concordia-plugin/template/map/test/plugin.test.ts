import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createLibrary } from 'concordia-rules';
import { salt } from 'concordia-rules/modules/salt';
import { mapConformance, runRules } from 'concordia-rules/testing';
import { missingWords } from 'concordia-rules/words';
import { french } from 'concordia-rules/words/fr';
import { myPluginMap } from '../src/index.js';

const parts = { maps: [myPluginMap], modules: [salt] } as const;
const library = createLibrary(parts);

// Whole games, played by automatic players; `games` says how many, if ten take too long.
for (const { name, run } of mapConformance(library, 'my-plugin')) test(name, run);

test('the rules are as plugin.rules tells them', () => {
  const text = readFileSync(new URL('plugin.rules', import.meta.url), 'utf8');
  assert.deepEqual(runRules(library, text).failures, []);
});

/** A game in which Livia may build in Biora, which has a mine. */
function besideBiora() {
  let state = library.createGame({
    map: 'my-plugin',
    players: ['Livia', 'Gaius'],
    seed: 'silver',
  });
  state = library.applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
  return library.applyAction(state, {
    type: 'moveColonist',
    seat: 0,
    kind: 'land',
    from: 'caralis',
    to: 'land:biora~caralis',
  });
}

const build = { type: 'buildHouse', seat: 0, city: 'biora' } as const;

test('a player sees the silver before building', () => {
  assert.equal(library.costOf(besideBiora(), build).gain, 2);
});

test('there are words in English and French', () => {
  const inFrench = createLibrary({ ...parts, words: french });
  const told = [library, inFrench].map((spoken) => {
    const result = spoken.tryApplyAction(besideBiora(), build);
    if (!result.ok) throw result.error;
    const mined = result.events.find(({ type }) => type === 'myPluginMined');
    return [
      mined && spoken.sentenceOf(result.state, mined),
      spoken.nameOf(result.state, 'my-plugin'),
    ];
  });
  assert.deepEqual(told, [
    ['Livia opens the silver mine of Biora', 'Silver mines'],
    ['Livia ouvre la mine d’argent de Biora', 'Mines d’argent'],
  ]);
});

test('nothing is missing in French', () => {
  assert.deepEqual(missingWords(library, french), []);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createLibrary } from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';
import { salt } from 'concordia-rules/modules/salt';
import { mapConformance, runRules } from 'concordia-rules/testing';
import { missingWords } from 'concordia-rules/words';
import { french } from 'concordia-rules/words/fr';
import { myPluginModule } from '../src/index.js';

const parts = { maps: [imperium], modules: [salt, myPluginModule] } as const;
const library = createLibrary(parts);
const options = {
  map: 'imperium',
  modules: ['my-plugin'],
  players: ['Livia', 'Gaius'],
  seed: 'temple',
} as const;

/** A game in which Livia's Architect has ended. */
function afterArchitect() {
  let state = library.createGame(options);
  state = library.applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
  return library.applyAction(state, { type: 'pass', seat: 0 });
}

// Whole games, played by automatic players; `games` says how many, if ten take too long.
const games = { modules: ['my-plugin'] };
for (const { name, run } of mapConformance(library, 'imperium', games)) test(name, run);

test('the rules are as plugin.rules tells them', () => {
  const text = readFileSync(new URL('plugin.rules', import.meta.url), 'utf8');
  assert.deepEqual(runRules(library, text).failures, []);
});

test('there are words in English and French', () => {
  const inFrench = createLibrary({ ...parts, words: french });
  const told = [library, inFrench].map((spoken) => {
    const state = spoken.parseState(JSON.parse(JSON.stringify(afterArchitect())));
    const action = { type: 'myPluginGive', seat: 0 } as const;
    const result = spoken.tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    const events = result.events.map((event) => spoken.sentenceOf(result.state, event));
    return [
      spoken.describeDecision(state),
      spoken.describeAction(state, action),
      events[0],
      spoken.nameOf(state, 'my-plugin'),
    ];
  });
  assert.deepEqual(told, [
    [
      'Livia may give to the temple',
      'Give the temple 3 sestertii',
      'Livia gives the temple 3 sestertii',
      'Gifts to the temple',
    ],
    [
      'Livia peut donner au temple',
      'Donner 3 sesterces au temple',
      'Livia donne 3 sesterces au temple',
      'Dons au temple',
    ],
  ]);
});

test('nothing is missing in French', () => {
  assert.deepEqual(missingWords(library, french), []);
});

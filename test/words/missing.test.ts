/** What a language lacks: everything, each text with the English one, until it says it. */
import { expect, test } from 'vitest';
import { neededTexts } from '../../src/cli/catalogue/needed';
import { createLibrary } from '../../src/index';
import { italia } from '../../src/maps/italia/index';
import { missingWords } from '../../src/words';

const library = createLibrary({ maps: [italia] });

test('all of it stands beside the English text', () => {
  const texts = neededTexts(library, []);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.map(({ key }) => key)).toEqual(missingWords(library, []));
  expect(texts.every(({ english }) => english !== undefined && english !== '')).toBe(true);
  const said = neededTexts(library, [{ language: 'it', gameOver: 'La partita è finita.' }]);
  expect(texts.length - said.length).toBe(1);
});

test('an action, a decision and an event bring the names of their fields', () => {
  const fields = new Map(neededTexts(library, []).map((one) => [one.key, one.fields]));
  expect(fields.get('actions.buildHouse')).toEqual(['seat', 'city', 'pay']);
  expect(fields.get('events.moneyReceived')).toEqual(['seat', 'amount']);
  expect(fields.get('decisions.senator')).toEqual(['seat', 'bought']);
  expect(fields.get('refusals.notInHand')).toBeUndefined();
});

test('what boards, cards and players are called is not asked for', () => {
  const missing = missingWords(library, {});
  expect(missing).toContain('names.good');
  for (const name of ['player', 'place', 'province', 'card']) {
    expect(missing).not.toContain(`names.${name}`);
  }
});

test('an entry that fails is there, since nobody has called it with what it needs', () => {
  const fails = () => {
    throw new Error('no');
  };
  const missing = missingWords(library, { language: 'it', actions: { pass: fails } });
  expect(missing).not.toContain('actions.pass');
});

/** which markers a state may have whose salt tokens were exchanged. How that is done is in docs/rulebook/byzantium.rules. */
import { expect, test } from 'vitest';
import { ConcordiaError, createGame, parseState, type StoredGood } from '../../../src/index';

/** As the tokens were dealt: salt in Miletus (A), Athenae (B) and Cyrene (C). */
const DEALT = {
  ...{ appia: 'brick', ilium: 'cloth', miletus: 'salt', amastris: 'brick', ancyra: 'wine' },
  ...{ sinope: 'food', chersonesus: 'tool', panticapaion: 'food', athenae: 'salt' },
  ...{ delphi: 'brick', gortyn: 'brick', sparta: 'food', stobi: 'food', thessalonica: 'tool' },
  ...{ apollonia: 'tool', philippopolis: 'wine', tomis: 'cloth', cyrene: 'salt' },
  ...{ zygris: 'brick', alexandria: 'brick', gaza: 'food', petra: 'tool', attalia: 'brick' },
  ...{ caesarea: 'food', seleucia: 'wine', antiochia: 'tool', salamis: 'wine', tyrus: 'cloth' },
} as const satisfies Readonly<Record<string, StoredGood>>;

const STATE = createGame({
  ...{ map: 'byzantium', players: 2, seed: 'laid' },
  setup: { cityGoods: DEALT },
});

/** Whether the state is read after somebody has changed markers. */
function isAccepted(markers: Readonly<Record<string, StoredGood>>): boolean {
  const draft = JSON.parse(JSON.stringify(STATE));
  for (const [province, good] of Object.entries(markers)) {
    draft.board.markers[province] = { good, coins: good === 'cloth' ? 1 : 2, side: 'goods' };
  }
  try {
    parseState(draft);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ConcordiaError);
    return false;
  }
}

test.each<[what: string, accepted: boolean, markers: Readonly<Record<string, StoredGood>>]>([
  ['as they were laid', true, {}],
  // Then Salamis is the best of Phoenicia.
  ['salt in Tyrus and not in Cyrene', true, { libya: 'cloth', phoenicia: 'wine' }],
  // One of the two tokens of cloth came later.
  ['salt in neither of them', false, { libya: 'cloth' }],
  ['salt in both of them', false, { phoenicia: 'wine' }],
  // Thracia has its cloth from Tomis.
  ['salt in Philippopolis, so that Achaea makes wine', true, { achaea: 'wine' }],
  ['salt in Chersonesus, so that Scythia is left with food', true, { scythia: 'food' }],
])('R-10.5: other cities may have had the salt, each good in one of them: %s', (...row) => {
  const [, accepted, markers] = row;
  expect(isAccepted(markers)).toBe(accepted);
});

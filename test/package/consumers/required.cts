// TypeScript that becomes CommonJS, with types from modules of both kinds.
import concordia = require('concordia-rules');

import type { GameState } from 'concordia-rules' with { 'resolution-mode': 'import' };
import { createLibrary } from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';
import { mapConformance } from 'concordia-rules/testing';

const state: GameState = concordia.createGame({ map: 'imperium', players: 2, seed: 'cts' });
const own = createLibrary({ maps: [imperium] });
own.legalActions(own.createGame({ map: 'imperium', players: 2, seed: 'cts' })) satisfies unknown;
mapConformance(own, 'imperium', { games: 1 }).map(({ name }) => name);
concordia.applyAction(state, { type: 'playCard', seat: 0, card: 'architect' }) satisfies GameState;
// @ts-expect-error there is no such map
own.createGame({ map: 3, players: 2 });

export { state };

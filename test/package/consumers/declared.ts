/** What people make with the main entry and export, without a word on its type. */
import { createLibrary } from 'concordia-rules';
import { allMaps } from 'concordia-rules/maps';
import { siciliaWith } from 'concordia-rules/maps/sicilia';
import { allModules } from 'concordia-rules/modules';

export const tiles = siciliaWith({ coin: { count: 4, sestertii: 3 }, brick: { count: 5 } });
export const parts = { maps: [...allMaps, tiles], modules: allModules } as const;

export const library = createLibrary(parts);
export const options = library.parseOptions({ map: 'roma', players: 3 });
export const state = library.createGame({ map: 'roma', players: 3 });
export const view = library.viewFor(state, 0);
export const actions = library.legalActions(state);
export const choices = library.choices(view);
export const result = library.tryApplyAction(state, actions[0]);
export const log = library.recordGame({ map: 'roma', players: 3 }, actions);
export const validation = library.validateLog(log);

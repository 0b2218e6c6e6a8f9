/** What people make with an engine and the rooms around it and export, without a word on its type. */
import { createEngine } from 'concordia-rules/core';
import { createLogbook } from 'concordia-rules/log';
import { roma } from 'concordia-rules/maps/roma';
import { sicilia } from 'concordia-rules/maps/sicilia';
import { forum } from 'concordia-rules/modules/forum';
import { salt } from 'concordia-rules/modules/salt';
import { createNotation } from 'concordia-rules/notation';
import { createScreen } from 'concordia-rules/screen';
import { createSpeech } from 'concordia-rules/words';

export const engine = createEngine({ maps: [roma, sicilia], modules: [salt, forum] });
export const options = engine.parseOptions({ map: 'roma', players: 3 });
export const state = engine.createGame({ map: 'roma', players: 3 });
export const view = engine.viewFor(state, 0);
export const actions = engine.legalActions(state);
export const choices = engine.choices(view);
export const result = engine.tryApplyAction(state, actions[0]);

export const logbook = createLogbook(engine);
export const log = logbook.recordGame({ map: 'roma', players: 3 }, actions);
export const validation = logbook.validateLog(log);
export const notation = createNotation(engine);
export const speech = createSpeech(engine);
export const screens = createScreen(engine);

/** What the screen is made of. Take fewer maps and modules for a smaller bundle, or add your own. */

import { plannerWith } from 'concordia-rules/bots';
import { type ActionOf, createEngine } from 'concordia-rules/core';
import { createLogbook } from 'concordia-rules/log';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import { stateSvgWith } from 'concordia-rules/svg';
import { createSpeech } from 'concordia-rules/words';

const engine = createEngine({ maps: allMaps, modules: allModules });
/** Games, their logs and their words: a screen needs no more. */
export const concordia = { ...engine, ...createLogbook(engine), ...createSpeech(engine) };
export const bot = plannerWith(concordia);
export const stateSvg = stateSvgWith(concordia);

export type Action = ActionOf<typeof engine>;
export type Choice = ReturnType<typeof concordia.choices>[number];
export type Log = ReturnType<typeof concordia.recordGame>;
export type State = ReturnType<typeof concordia.createGame>;
export type View = ReturnType<typeof concordia.viewFor>;

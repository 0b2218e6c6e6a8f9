/** What the screen is made of. Take fewer maps and modules for a smaller page, or add your own. */
import { type ActionOf, createEngine, type EventOf } from 'concordia-rules/core';
import { createFollower } from 'concordia-rules/follow';
import { createLogbook } from 'concordia-rules/log';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import { createScreen } from 'concordia-rules/screen';
import { createSpeech } from 'concordia-rules/words';

const engine = createEngine({ maps: allMaps, modules: allModules });
const games = { ...engine, ...createFollower(engine), ...createLogbook(engine) };
export const concordia = { ...games, ...createScreen(engine), ...createSpeech(engine) };

export type Action = ActionOf<typeof engine>;
export type GameEvent = EventOf<typeof engine>;
export type Log = ReturnType<typeof concordia.recordGame>;
export type View = ReturnType<typeof concordia.viewFor>;

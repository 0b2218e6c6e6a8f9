/** What the screen is made of. Take fewer maps and modules for a smaller bundle, or add your own. */

import { type ActionOf, createLibrary } from 'concordia-rules';
import { plannerWith } from 'concordia-rules/bots';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import { stateSvgWith } from 'concordia-rules/svg';

export const concordia = createLibrary({ maps: allMaps, modules: allModules });
export const bot = plannerWith(concordia);
export const stateSvg = stateSvgWith(concordia);

export type Action = ActionOf<typeof concordia>;
export type Choice = ReturnType<typeof concordia.choices>[number];
export type Log = ReturnType<typeof concordia.recordGame>;
export type State = ReturnType<typeof concordia.createGame>;
export type View = ReturnType<typeof concordia.viewFor>;

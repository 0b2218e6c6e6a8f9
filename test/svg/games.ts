/** Games in the middle, on every map and with every number of players, for pictures to be measured. */
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as library from '../../src/index';
import { createGame, mapIds, picturesOf } from '../../src/index';
import { stateSvg } from '../../src/svg';
import { parse, type Tag } from './drawn';

/** By then planners have built, and colonists are on their way. */
const DECISIONS = 120;

export const COUNTS = [2, 3, 4, 5];

/** The board of a game between planners as a table shows it. */
export function pictureIn(map: string, players: number): Tag {
  const start = createGame({ map, players, seed: 'pictures' });
  const { states } = playOut(library, start, planner, chanceFromSeed('svg'), DECISIONS);
  const state = states.at(-1) ?? start;
  return parse(stateSvg(state, { beside: false, parts: picturesOf(state) }));
}

export const EVERY_MAP: readonly string[] = mapIds();

/** What the worker does. */
import type { GameLog, GameState } from 'concordia-rules';
import {
  type AnalysedMoment,
  analystWith,
  chanceFromSeed,
  searcherWith,
  turningPoints,
} from 'concordia-rules/bots';
import { createEngine } from 'concordia-rules/core';
import { createLogbook } from 'concordia-rules/log';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import type { OfPackage } from '../common/engine';
import * as outsiders from '../outsiders';
import type { Analysis, Asked, Question, Told } from './messages';

/** The rules and logs of `common/library.ts`, without anything to show or to say. */
const rules = createEngine({
  maps: [...allMaps, ...outsiders.maps],
  modules: [...allModules, ...outsiders.modules],
});

const made = { ...rules, ...createLogbook(rules) };

const library = made as unknown as OfPackage<typeof made>;

/** The answers to what was asked, one after another. */
export async function* told(asked: Asked): AsyncGenerator<Told, void, undefined> {
  if (asked.kind === 'analyse') yield* analysed(asked);
  else yield chosen(asked);
}

/** The bot is told what its seat sees and has seen, and no more. */
function chosen({ log, depth, seed }: Question): Told {
  const states = statesOf(log);
  const state = states.at(-1);
  const seat = state?.decision?.seat;
  if (state === undefined || seat === undefined) return { kind: 'failed' };
  const searcher = searcherWith(library, depth);
  const view = library.viewFor(state, seat);
  const history = library.historyFor(states, log.actions, seat);
  const action = searcher.choose(view, library.legalActions(state), chanceFromSeed(seed), history);
  return { kind: 'chosen', action };
}

/** The states of a game that the page has checked. */
function statesOf(log: GameLog): readonly GameState[] {
  let state = library.correctedState(log, 0, library.startOf(log));
  const states = [state];
  for (const [index, action] of log.actions.entries()) {
    state = library.correctedState(log, index + 1, library.applyTrusted(state, action));
    states.push(state);
  }
  return states;
}

async function* analysed({ log, sims }: Analysis): AsyncGenerator<Told, void, undefined> {
  const moments: AnalysedMoment[] = [];
  let total = 0;
  const analyse = analystWith(library);
  const onProgress = (_: number, all: number) => {
    total = all;
  };
  for await (const moment of analyse(log, { sims, seed: 'concordia', onProgress })) {
    moments.push(moment);
    yield { kind: 'moment', moment, total };
  }
  yield { kind: 'analysed', turningPoints: turningPoints(moments) };
}

/** Words in other languages: those that a map or module brings are asked themselves, since English would take their place. */
import type { Translation } from '../kit/rule-words';
import type { AnyAction } from '../model/any';
import type { GameState } from '../model/state';
import { namesOf } from '../words/game-names';
import { wordsWith } from '../words/merged-words';
import type { TestedPart } from './reached';
import { expectWords } from './telling';
import { fail, type GameCheck, shareOf, some, type Tested } from './tested';

/** The number of states of a game whose actions are all told, and of the actions that are told afterwards. */
const STATES = 12;
const ACTIONS = 4;

/** In each language of the maps and modules there are words for whatever it has an entry for. */
export function languagesSpeak(library: Tested, parts: readonly TestedPart[]): GameCheck {
  const all = parts.flatMap((part) =>
    (part.languages ?? []).map((words) => teller(library, part, words)),
  );
  return (game) => {
    if (all.length === 0) return;
    for (const state of some(game.states, shareOf(game, STATES))) {
      for (const tell of all) tell(state);
    }
  };
}

function teller(library: Tested, part: TestedPart, words: Translation) {
  const { language, actions = {}, decisions = {}, events = {}, refusals = {} } = words;
  const { names: own } = wordsWith({ language }, [part]);
  const cards = new Map(Object.entries(library.cards));

  /** What the entry says, if there is one. */
  function expectSaid(what: string, name: string, say: () => string | undefined): void {
    const text = said(`The words for the ${what} ${name} in ${language}`, say);
    if (text !== undefined) expectWords(text, name, `${language} ${what}`);
  }

  return (state: GameState): void => {
    const names = namesOf(library.getMap(state.map), cards, state.players, own);
    const { decision } = state;
    if (decision !== null) {
      const { kind } = decision;
      expectSaid('decision', kind, () => entryOf(decisions, kind)?.(names, decision));
    }
    for (const { action, cost, refusal } of library.choices(state)) {
      const { type } = action;
      expectSaid('action', type, () => entryOf(actions, type)?.(names, action, cost));
      if (refusal === undefined) continue;
      const { reason, details } = refusal;
      expectSaid('refusal', reason, () => entryOf(refusals, reason)?.(names, details));
    }
    for (const action of some<AnyAction>(library.legalActions(state), ACTIONS)) {
      const result = library.tryApplyAction(state, action);
      for (const event of result.ok ? result.events : []) {
        const { type } = event;
        expectSaid('event', type, () => entryOf(events, type)?.(names, event));
      }
    }
  };
}

function entryOf<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** What a function of words returns. @param what - its name in messages. */
function said(what: string, say: () => string | undefined): string | undefined {
  try {
    return say();
  } catch (error) {
    return fail(`${what} fail: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Everything is described: by events of declared types, and in words. */
import * as z from 'zod/mini';
import { BASE_EVENTS } from '../kit/events';
import type { AnyAction, AnyEvent } from '../model/any';
import { isSameData } from '../model/plain';
import type { GameState } from '../model/state';
import { hasWords } from '../words/english';
import { copyOf, fail, type GameCheck, same, shareOf, shown, some, type Tested } from './tested';

/** The number of states whose actions are all described. */
const STATES = 40;

/** Events of the base game without words, or that are quiet. */
const SILENT: ReadonlySet<string> = new Set(
  BASE_EVENTS.filter(({ type }) => !hasWords(type)).map(({ type }) => type),
);

/** Every event matches the schema of its type; quiet events are not emitted. */
export function eventsDeclared(library: Tested): GameCheck {
  const schema = 'schemas' in library ? library.schemas.event : library.GameEventSchema;
  return (game) => {
    for (const { events, before } of stepsOf(library, game)) {
      for (const event of events) {
        const read = z.safeParse(schema, copyOf(event));
        if (!read.success || !isSameData(read.data, event)) {
          fail(
            `${shown(event)} does not match the schema of its type, at ${shown(before.decision)}.`,
          );
        }
        if (QUIET.has(event.type)) fail(`${event.type} is emitted, but it is quiet.`);
      }
    }
  };
}

const QUIET: ReadonlySet<string> = new Set(
  BASE_EVENTS.filter(({ isQuiet }) => isQuiet).map(({ type }) => type),
);

/** Every decision and action has words, every event with a seat, and whatever parts show. */
export function everythingInWords(library: Tested): GameCheck {
  return (game) => {
    for (const state of game.states) {
      const { decision, players } = state;
      const title = library.describeDecision(state);
      expectWords(title, decision?.kind ?? '', 'decision');
      const name = decision === null ? '' : players[decision.seat]?.name;
      if (name !== undefined && !title.includes(name)) {
        fail(
          `The words for the decision ${decision?.kind} do not say that ${name} decides: ${title}`,
        );
      }
    }
    for (const state of some(game.states, shareOf(game, STATES))) {
      const seen = state.decision && library.viewFor(state, state.decision.seat);
      for (const from of seen === null ? [state] : [state, seen]) {
        for (const { part, items } of library.picturesOf(from)) {
          const broken = items.find(({ label, text = '' }) => isBroken(`${label} ${text}`));
          if (broken !== undefined) fail(`Something is missing in ${part}: ${shown(broken)}`);
        }
      }
      const said = new Map<string, AnyAction>();
      for (const action of library.legalActions(state)) {
        const words = library.describeAction(state, action);
        const other = said.get(words);
        if (other !== undefined && !same(other, action)) {
          fail(`${shown(action)} and ${shown(other)} have the same words: ${words}.`);
        }
        said.set(words, action);
        expectWords(words, action.type, 'action');
        if (seen !== null && library.describeAction(seen, action) !== words) {
          fail(`An action ${action.type} has another description in a view.`);
        }
      }
    }
    for (const { events, after } of stepsOf(library, game)) {
      for (const event of events) {
        const words = library.sentenceOf(after, event);
        if (words === undefined && (!('seat' in event) || SILENT.has(event.type))) continue;
        expectWords(words ?? '', event.type, 'event');
      }
    }
  };
}

/** Words are more than a name, and nothing is missing in them. */
export function expectWords(words: string, name: string, what: string): void {
  // For `pass`, the name and the words are the same.
  const isBare = name !== '' && name !== 'pass';
  const bare = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (words.trim() === '' || (isBare && words.endsWith(bare))) {
    fail(`There are no words for the ${what} ${name}.`);
  }
  if (isBroken(words)) {
    fail(`Something is missing in the words for the ${what} ${name}: ${words}`);
  }
}

function isBroken(words: string): boolean {
  return /\b(?:undefined|NaN|null)\b|\[object/.test(words);
}

interface TellingResult {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly AnyEvent[];
}

function* stepsOf(
  library: Tested,
  { states, actions }: Parameters<GameCheck>[0],
): Iterable<TellingResult> {
  for (const [index, action] of actions.entries()) {
    const before = states[index] ?? fail('A state is missing.');
    const result = library.tryApplyAction(before, action);
    if (!result.ok) throw result.error;
    yield { before, after: result.state, events: result.events };
  }
}

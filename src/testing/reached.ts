/** Whether the games of the suite have reached what rules define: what nobody has played nobody has checked. */
import type { RuleModule } from '../kit/module';
import type { Rules } from '../kit/rules';
import type { AnyAction, AnyEvent } from '../model/any';
import { valuesOf } from './arbitraries';
import { insideOf } from './owners';
import { fail, type GameCheck, listedFor, some, type Tested, type TestedGame } from './tested';

/** A map or a module that is checked. */
export interface TestedPart extends Pick<RuleModule, 'languages' | 'options' | 'sheet'> {
  readonly rules?: Rules;
}

/** The number of states of a game whose illegal choices are looked at. */
const STATES = 12;

/** What maps and modules define, as far as no game has shown it yet. */
export class Reached {
  readonly #library: Tested;
  /** The actions, and all else by a name that people read. */
  readonly #actions: Set<string>;
  readonly #others: Set<string>;

  constructor(library: Tested, parts: readonly TestedPart[]) {
    this.#library = library;
    const rules = parts.flatMap((part) => part.rules ?? []);
    const told = rules.flatMap(({ events = [] }) => events.filter(({ isQuiet }) => !isQuiet));
    this.#actions = new Set(rules.flatMap(({ steps = [] }) => steps.map(({ type }) => type)));
    this.#others = new Set([
      ...rules.flatMap(({ roles = [] }) => roles.map(({ name }) => `the role ${name}`)),
      ...told.map(({ type }) => `the event ${type}`),
      ...rules.flatMap(({ refusals = [] }) =>
        refusals.map(({ reason }) => `the refusal ${reason}`),
      ),
      ...parts.flatMap(({ options = {} }) =>
        Object.entries(options).flatMap(([name, { schema }]) =>
          valuesOf(schema).map((value) => optionNamed(name, value)),
        ),
      ),
    ]);
  }

  /** Notes what a game has shown. */
  readonly note: GameCheck = (game) => {
    for (const state of game.states) {
      if (this.hasAllActions()) break;
      for (const { type } of listedFor(this.#library, state)) this.#actions.delete(type);
    }
    if (this.#actions.size + this.#others.size > 0) this.#noteOthers(game);
  };

  #noteOthers({ states, actions }: TestedGame): void {
    for (const [name, value] of Object.entries(states[0]?.options ?? {})) {
      this.#others.delete(optionNamed(name, value));
    }
    for (const state of some(states, STATES)) {
      for (const { refusal } of this.#library.choices(state)) {
        this.#others.delete(`the refusal ${refusal?.reason}`);
      }
    }
    const engine = insideOf(this.#library)?.engine;
    for (const [index, action] of actions.entries()) {
      const state = states[index];
      if (engine === undefined || state === undefined) return;
      const [events, automatic]: [AnyEvent[], AnyAction[]] = [[], []];
      engine.applyNoting(state, action, { events, automatic });
      // What is carried out because nothing else can be done is offered to nobody.
      for (const { type } of automatic) this.#actions.delete(type);
      for (const { type, because } of events) {
        this.#others.delete(`the event ${type}`);
        this.#others.delete(`the role ${because.role}`);
      }
    }
  }

  hasAllActions(): boolean {
    return this.#actions.size === 0;
  }

  /** All that no game has shown, in words. */
  missing(): readonly string[] {
    return [...[...this.#actions].map((type) => `the action ${type}`), ...this.#others];
  }

  /** Fails if an action has been carried out or offered in no game. */
  expectActions(games: number): void {
    if (this.hasAllActions()) return;
    const what = [...this.#actions].join(', ');
    fail(`In ${games} games nobody could do this once, so it is not checked: ${what}.`);
  }
}

function optionNamed(name: string, value: unknown): string {
  return `the option ${name}: ${JSON.stringify(value)}`;
}

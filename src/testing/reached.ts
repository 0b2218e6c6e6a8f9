/** Whether the games of the suite have reached what rules define: what nobody has played nobody has checked. */
import type { Library } from '../library';
import type { MapId } from '../model/ids';
import { fail, type GameCheck, listedFor, type Tested } from './tested';

/** The steps of the modules that every game is played with, as far as no game has offered them yet. */
export class Reached {
  readonly #missing: Set<string>;

  constructor(library: Tested & Partial<Pick<Library, 'definition'>>, modules: readonly MapId[]) {
    const tested = (library.definition?.modules ?? []).filter(({ id }) => modules.includes(id));
    this.#missing = new Set(
      tested.flatMap(({ rules }) => (rules.steps ?? []).map(({ type }) => type)),
    );
  }

  /** Notes what a game has offered. */
  note(library: Tested): GameCheck {
    return ({ states }) => {
      for (const state of states) {
        if (this.isAll()) return;
        for (const { type } of listedFor(library, state)) this.#missing.delete(type);
      }
    };
  }

  isAll(): boolean {
    return this.#missing.size === 0;
  }

  /** Fails if an action has been offered in no game. */
  expectAll(games: number): void {
    if (this.isAll()) return;
    const what = [...this.#missing].join(', ');
    fail(`In ${games} games nobody could do this once, so it is not checked: ${what}.`);
  }
}

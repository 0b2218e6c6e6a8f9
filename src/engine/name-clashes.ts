/** Refuses rules of maps and modules that use one name for different things, or name what is not there. */

import { VIEW_EVENTS } from '../kit/events';
import type { Shape } from '../kit/fields';
import { type NamedThing, sameWordTwice, unknownWord } from '../kit/rule-words';
import type { Rules } from '../kit/rules';
import { ANY_ROLE } from '../kit/step';
import { refuse } from '../model/errors';
import { nearest } from '../model/find';

/**
 * Checks the rules of a library, if there are others than those of the base game.
 *
 * @param ofAll - the rules of the modules.
 * @throws ConcordiaError `INVALID_LIBRARY`.
 */
export function checkNames(base: Rules, ofAll: readonly Rules[], ofMaps: readonly Rules[]): void {
  const known = new NameRegistry(base);
  for (const rules of [base, ...ofAll]) known.addRules(rules, rules);
  // No game has two maps, so variants of a map may share the id of a part.
  for (const rules of ofMaps) known.addRules(rules, ofMaps);
  for (const rules of [base, ...ofAll, ...ofMaps]) known.checkReferences(rules);
  // Rules do not listen for these: they come after the action.
  for (const event of VIEW_EVENTS) known.claim('event', event.type, event);
}

/** Everything with a name, by its kind and name. */
class NameRegistry {
  readonly #owners = new Map<NamedThing, Map<string, unknown>>();
  /** The shapes of the base game's actions. */
  readonly #base: ReadonlyMap<string, Shape>;

  constructor({ steps = [] }: Rules) {
    this.#base = new Map(steps.map(({ type, shape }) => [type, shape]));
  }

  /** Registers a name; refuses it if something else has it. */
  claim(what: NamedThing, name: string, owner: unknown): void {
    const known = this.#namesOf(what);
    if (known.has(name) && known.get(name) !== owner) {
      refuse(
        sameWordTwice({
          [what]: name,
          ...(what === 'action' && this.#base.has(name) && { isBase: true }),
        }),
      );
    }
    known.set(name, owner);
  }

  #namesOf(what: NamedThing): Map<string, unknown> {
    const known = this.#owners.get(what) ?? new Map<string, unknown>();
    this.#owners.set(what, known);
    return known;
  }

  addRules(rules: Rules, owner: unknown): void {
    const { id, steps = [], decisions = [], events = [], parts = [], roles = [], deck } = rules;
    const { refusals = [], scores = [], nouns = {} } = rules;
    for (const type of Object.keys(nouns.actions ?? {})) {
      // What the base game does is called by the language.
      if (this.#base.has(type)) refuse(sameWordTwice({ action: type, isBase: true }));
    }
    this.claim('set of rules', id, owner);
    for (const { type, shape } of steps) {
      // Several steps are the same action in several decisions if they share their shape. Parts may come from another
      // copy of the library, whose base game is like this one.
      const own = this.#base.get(type);
      this.claim('action', type, own !== undefined && isAlike(own, shape) ? own : shape);
    }
    for (const decision of decisions) this.claim('decision', decision.kind, decision);
    for (const event of events) this.claim('event', event.type, event);
    for (const refusal of refusals) this.claim('refusal', refusal.reason, refusal);
    for (const part of parts) this.claim('part', part.id, owner);
    for (const score of scores) this.claim('score', score.id, owner);
    for (const role of roles) this.claim('role', role.name, role);
    for (const card of deck?.cards ?? []) this.claim('card', card.id, card);
  }

  /** Checks that everything rules refer to exists. */
  checkReferences({ id, steps = [], forbid = {}, on = {}, deck }: Rules): void {
    const check = (what: NamedThing, names: readonly string[], all?: string): void => {
      const known = this.#namesOf(what);
      const lost = names.find((name) => name !== all && !known.has(name));
      if (lost === undefined) return;
      refuse(
        unknownWord({
          rules: id,
          [what]: lost,
          nearest: nearest(lost, known.keys()),
        }),
      );
    };
    const kinds = steps.flatMap(({ during }) => during);
    check('decision', kinds, ANY_ROLE);
    check('action', Object.keys(forbid), '*');
    check('event', Object.keys(on));
    const roles = (deck?.cards ?? []).flatMap((card) => card.roles);
    check('role', roles);
  }
}

/** Whether two shapes have the same fields of the same kinds. */
function isAlike(one: Shape, other: Shape): boolean {
  const kinds = (shape: Shape): string =>
    JSON.stringify(Object.entries(shape).map(([name, { schema }]) => [name, schema._zod.def.type]));
  return one === other || kinds(one) === kinds(other);
}

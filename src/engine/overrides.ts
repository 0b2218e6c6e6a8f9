/** Puts the replacements that rules bring into the rules that they replace. */

import { type NamedThing, sameWordTwice, unknownWord } from '../kit/rule-words';
import type { Overrides, Rules } from '../kit/rules';
import { refuse } from '../model/errors';
import { nearest } from '../model/find';

/** What can be replaced, and the names of those that rules have. */
const REPLACEABLE = Object.freeze({
  steps: ({ steps = [] }: Rules) => steps.map(({ type }) => type),
  roles: ({ roles = [] }: Rules) => roles.map(({ name }) => name),
  forbid: ({ forbid = {} }: Rules) => Object.keys(forbid),
} satisfies Record<keyof Overrides, (rules: Rules) => readonly string[]>);

/** The rules of a game, each with the replacements of the others. */
export function overridden(rules: readonly Rules[]): readonly Rules[] {
  if (rules.every(({ overrides }) => overrides === undefined)) return rules;
  return rules.map((own) => {
    const all = rules.flatMap(({ overrides }) => of(overrides, own.id) ?? []);
    return all.reduce(withReplacements, own);
  });
}

function withReplacements(rules: Rules, replacements: Overrides): Rules {
  const { steps, roles, forbid } = rules;
  return {
    ...rules,
    ...(steps && {
      steps: steps.map((step) => of(replacements.steps, step.type)?.(step) ?? step),
    }),
    ...(roles && {
      roles: roles.map((role) => of(replacements.roles, role.name)?.(role) ?? role),
    }),
    ...(forbid && {
      forbid: Object.fromEntries(
        Object.entries(forbid).map(([type, object]) => [
          type,
          object && (of(replacements.forbid, type)?.(object) ?? object),
        ]),
      ),
    }),
  };
}

/** What a record has under a name, and not what all objects have: a step may be called `valueOf`. */
function of<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The kinds of things that can be replaced, in words. */
const REPLACED: Readonly<Record<keyof Overrides, NamedThing>> = {
  steps: 'action',
  roles: 'role',
  forbid: 'refusal',
};

/**
 * Checks that what rules replace exists, and that nothing is replaced twice.
 *
 * @throws ConcordiaError `INVALID_LIBRARY`.
 */
export function checkOverrides(all: readonly Rules[], ofMaps: readonly Rules[]): void {
  const replacing = new Map<string, Rules>();
  for (const rules of all) {
    for (const [owner, overrides] of Object.entries(rules.overrides ?? {})) {
      const own = all.find(({ id }) => id === owner) ?? unknownOwner(rules.id, owner, all);
      for (const kind of Object.keys(REPLACED) as (keyof Overrides)[]) {
        const known = REPLACEABLE[kind](own);
        for (const name of Object.keys(overrides[kind] ?? {})) {
          const named = { [REPLACED[kind]]: name };
          if (!known.includes(name)) {
            const facts = { rules: rules.id, ...named, nearest: nearest(name, known) };
            refuse(unknownWord(facts));
          }
          const key = JSON.stringify([owner, kind, name]);
          const other = replacing.get(key);
          // No game has two maps.
          if (other !== undefined && !(ofMaps.includes(other) && ofMaps.includes(rules))) {
            const facts = { ...named, owner, overriding: [other.id, rules.id] };
            refuse(sameWordTwice(facts));
          }
          replacing.set(key, rules);
        }
      }
    }
  }
}

function unknownOwner(rules: string, owner: string, all: readonly Rules[]): never {
  const ids = all.map(({ id }) => id);
  const named = { 'set of rules': owner };
  refuse(unknownWord({ rules, ...named, nearest: nearest(owner, ids) }));
}

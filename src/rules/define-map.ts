import { checkMap } from '../board/check-map';
import { refuse } from '../model/errors';
import { deepFreeze } from '../model/freeze';
import type { MapData } from '../model/map';
import { isPlain } from '../model/plain';
import type { MapModule, RuleHooks } from './game';

/** A board as its author writes it. */
export type MapDefinition = MapData & { readonly rules?: RuleHooks };

/** What each hook is: a question or moment to call, a list, or an object. */
const HOOKS: Readonly<Record<keyof RuleHooks, 'function' | 'list' | 'object'>> = {
  steps: 'function',
  adjacentCities: 'function',
  buildRefusal: 'function',
  objection: 'function',
  houseCost: 'function',
  produces: 'function',
  openBonus: 'function',
  bonus: 'function',
  playRefusal: 'function',
  copyRefusal: 'function',
  mayRepeat: 'function',
  tradeKinds: 'function',
  tradeValue: 'function',
  cardCost: 'function',
  coins: 'function',
  capacity: 'function',
  bonusPoints: 'function',
  housesElsewhere: 'function',
  homes: 'function',
  seesHand: 'function',
  marker: 'function',
  setUp: 'function',
  turnStarted: 'function',
  cardPlayed: 'function',
  cardCopied: 'function',
  roleBegins: 'function',
  cardsTakenBack: 'function',
  houseBuilt: 'function',
  provinceProduced: 'function',
  coinsTaken: 'function',
  architectEnded: 'function',
  actionEnding: 'function',
  actionEnded: 'function',
  turnEnded: 'function',
  roles: 'list',
  decisions: 'list',
  offers: 'list',
  part: 'object',
};

/**
 * Checks a board and makes it playable.
 *
 * @param definition - the board's data (`MapDataSchema`) and, where it changes rules, its hooks.
 * @returns a frozen module.
 * @throws ConcordiaError `INVALID_MAP` if ends are missing, cities belong to no or several
 * provinces, letters outnumber their tokens, something is cut off or cannot be drawn, or a hook is
 * unknown or of the wrong kind.
 */
export function defineMap(definition: MapDefinition): MapModule {
  if (!isObject(definition)) invalid('A map is a plain object.', '');
  const { rules, ...data } = definition;
  const map = deepFreeze(checkMap(data));
  if (rules === undefined) return map;
  checkHooks(rules);
  return Object.freeze({ ...map, rules: frozenTo(HOOK_LEVELS, rules) });
}

/** Hooks, their lists, the steps in these, the lists of a step. */
const HOOK_LEVELS = 4;

/** Freezes so many levels: what hooks keep further down is their own. */
function frozenTo<T extends object>(levels: number, value: T): T {
  for (const part of levels > 1 ? Object.values(value) : []) {
    if (typeof part === 'object' && part !== null) frozenTo(levels - 1, part);
  }
  return Object.freeze(value);
}

function checkHooks(rules: unknown): void {
  if (!isObject(rules) || Array.isArray(rules)) invalid('The rules are a plain object.', 'rules');
  for (const [name, hook] of Object.entries(rules)) {
    const wanted = Object.entries(HOOKS).find(([known]) => known === name)?.[1];
    const found = Array.isArray(hook) ? 'list' : hook === null ? 'null' : typeof hook;
    if (wanted === undefined) invalid(`There is no hook ${name}.`, `rules.${name}`);
    if (wanted !== found)
      invalid(`The hook ${name} must be a ${wanted}, not ${found}.`, `rules.${name}`);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && isPlain(value);
}

function invalid(message: string, path: string): never {
  refuse({ code: 'INVALID_MAP', message, details: { path } });
}

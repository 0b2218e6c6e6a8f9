/** Built-in strategies, and strategies from files. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidArgumentError } from 'commander';
import {
  greedy,
  greedyWith,
  planner,
  plannerWith,
  random,
  type SearchOptions,
  type Strategy,
  searcherWith,
} from '../bots';
import type { Action } from '../index';
import { nearest } from '../model/find';
import type { CliLanguage } from './language';
import type { CliWords } from './languages/words';
import { printable } from './printable';
import { refused, thrownInWords } from './refused';

const BAD = 'BAD_STRATEGY';
export const SEARCHER = 'searcher';
const BUILT_IN = new Map<string, (library: CliLanguage['library']) => Strategy>([
  [planner.name, plannerWith],
  [greedy.name, greedyWith],
  [random.name, () => random],
  [SEARCHER, (library) => searcherWith(library)],
]);

/** How long a searcher thinks, behind its name: up to a million times, or milliseconds. */
const STRENGTH = /^searcher:(sims|ms)=([1-9]\d{0,5}|1000000)$/;

export const STRATEGY_NAMES = [...BUILT_IN.keys(), 'searcher:sims=N', 'searcher:ms=N'];

/** The name of a built-in strategy, or of a JavaScript file. */
export function strategyArgument({ faults }: CliWords): (text: string) => string {
  return (text) => {
    if (BUILT_IN.has(text) || STRENGTH.test(text) || /\.[cm]?js$/.test(text)) return text;
    const facts = { known: STRATEGY_NAMES, nearest: nearest(text, STRATEGY_NAMES) };
    throw new InvalidArgumentError(faults.unknownStrategy(facts));
  };
}

/** @param name - of a built-in strategy, or of a JavaScript file that exports `strategy`. */
export async function strategyNamed(name: string, language: CliLanguage): Promise<Strategy> {
  return builtInStrategy(name, language) ?? (await strategyIn(name));
}

export function builtInStrategy(name: string, { library }: CliLanguage): Strategy | undefined {
  const limits = strengthIn(name);
  // In a tournament, one strength is told from the other by the name.
  if (limits !== undefined) return { ...searcherWith(library, limits), name };
  return BUILT_IN.get(name)?.(library);
}

function strengthIn(name: string): SearchOptions | undefined {
  const [, limit, count] = STRENGTH.exec(name) ?? [];
  return limit === undefined ? undefined : { [limit]: Number(count) };
}

async function strategyIn(file: string): Promise<Strategy> {
  const found = await load(file);
  if (!isStrategy(found)) throw refused(BAD, 'noStrategy', { file });
  return watched(found);
}

async function load(file: string): Promise<unknown> {
  try {
    const loaded: { readonly strategy?: unknown } = await import(pathToFileURL(resolve(file)).href);
    return loaded.strategy;
  } catch (error) {
    throw refused(BAD, 'notLoaded', { file, error: thrownInWords(error) });
  }
}

function isStrategy(value: unknown): value is Strategy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'choose' in value &&
    typeof value.choose === 'function'
  );
}

/** Blames the strategy if it throws or chooses an illegal action. */
function watched(strategy: Strategy): Strategy {
  const name = printable(strategy.name);
  return {
    name: strategy.name,
    choose(view, actions, chance, history) {
      let chosen: Action;
      let text: string | undefined;
      try {
        chosen = strategy.choose(view, actions, chance, history);
        if (actions.includes(chosen)) return chosen;
        text = JSON.stringify(chosen);
      } catch (error) {
        throw refused(BAD, 'strategyThrew', { strategy: name, error: thrownInWords(error) });
      }
      const same = actions.find((action) => JSON.stringify(action) === text);
      if (same !== undefined) return same;
      throw refused(BAD, 'notAllowed', { strategy: name, chosen: printable(String(text)) });
    },
  };
}

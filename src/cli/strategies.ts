/** The automatic players that the command line knows, and those that people bring. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { greedy, planner, random, type Strategy } from '../bots';
import { type Action, ConcordiaError } from '../index';
import { didYouMean } from '../model/nearest';
import { printable } from './printable';
import { UsageError } from './refused';

const BUILT_IN: readonly Strategy[] = [planner, greedy, random];

export const STRATEGY_NAMES = BUILT_IN.map(({ name }) => name);

/** The name of a strategy that is built in, or what looks like a JavaScript file. */
export function strategyArgument(text: string): string {
  if (STRATEGY_NAMES.includes(text) || /\.[cm]?js$/.test(text)) return text;
  throw new InvalidArgumentError(
    `It must be one of ${STRATEGY_NAMES.join(', ')}, or a file that ends in .js, .mjs or .cjs${didYouMean(text, STRATEGY_NAMES) || '.'}`,
  );
}

/** @param name - of a strategy, or a JavaScript file that exports one as `strategy`. */
export async function strategyNamed(name: string): Promise<Strategy> {
  const known = BUILT_IN.find((strategy) => strategy.name === name);
  return known ?? (await strategyIn(name));
}

async function strategyIn(file: string): Promise<Strategy> {
  const found = await load(file);
  if (!isStrategy(found)) {
    throw new UsageError(
      `${printable(file)} exports no strategy: an object with a name and a function choose`,
      'BAD_STRATEGY',
    );
  }
  return watched(found);
}

async function load(file: string): Promise<unknown> {
  try {
    const loaded: { readonly strategy?: unknown } = await import(pathToFileURL(resolve(file)).href);
    return loaded.strategy;
  } catch (error) {
    throw new UsageError(`${printable(file)} cannot be loaded: ${reason(error)}`, 'BAD_STRATEGY');
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

/** Says whose fault it is if a strategy throws or chooses what is not allowed. */
function watched(strategy: Strategy): Strategy {
  const name = `the strategy ${printable(strategy.name)}`;
  return {
    name: strategy.name,
    choose(view, actions, chance) {
      let chosen: Action;
      let text: string | undefined;
      try {
        chosen = strategy.choose(view, actions, chance);
        if (actions.includes(chosen)) return chosen;
        text = JSON.stringify(chosen);
      } catch (error) {
        throw new UsageError(`${name} has thrown: ${reason(error)}`, 'BAD_STRATEGY');
      }
      const same = actions.find((action) => JSON.stringify(action) === text);
      if (same !== undefined) return same;
      throw new UsageError(
        `${name} chose what is not allowed: ${printable(String(text))}`,
        'BAD_STRATEGY',
      );
    },
  };
}

function reason(error: unknown): string {
  if (error instanceof ConcordiaError) return printable(`${error.message} (${error.code})`);
  return printable(error instanceof Error ? error.message : typeof error);
}

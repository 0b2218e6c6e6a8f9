/** Plays test vectors again from their JSON: by the public reducer alone, and with a hash of its own. */
import { createHash } from 'node:crypto';
import type { TestVector, VectorStep } from '../../src/cli/rulebook/vectors';
import { ConcordiaError } from '../../src/index';
import type { Library } from '../../src/library';

type Played = Pick<
  Library,
  'createGame' | 'legalActions' | 'parseState' | 'perft' | 'tryApplyAction'
> & { scoreGame(sheet: unknown): unknown };

/** The vector as this library has it, facts aside, which are copied. */
export function playedAgain(library: Played, vector: TestVector): object {
  const { start, options, perft = [], steps, hash: _hash, isSetUp: _isSetUp, ...others } = vector;
  if (start === undefined || options === undefined) {
    return { ...others, steps: steps.map((step) => countedAgain(library, step)) };
  }
  let state = library.parseState(start);
  const told: object[] = [];
  for (const step of steps) {
    if ('legal' in step) told.push({ legal: library.legalActions(state) });
    else if ('action' in step || 'refused' in step) {
      const action = 'action' in step ? step.action : step.refused;
      const result = library.tryApplyAction(state, action);
      if (result.ok) state = result.state;
      told.push(
        result.ok ? { action, hash: hashed(state) } : { refused: action, ...refusal(result.error) },
      );
    } else told.push(step);
  }
  return {
    ...others,
    options,
    start,
    hash: hashed(start),
    isSetUp: hashed(library.createGame(options)) === hashed(start),
    perft: perft.map((_, index) => library.perft(library.parseState(start), index + 1)),
    steps: told,
  };
}

function countedAgain({ scoreGame }: Played, step: VectorStep): object {
  const sheet = 'sheet' in step ? step.sheet : 'refusedSheet' in step ? step.refusedSheet : null;
  if (sheet === null) return step;
  try {
    return { sheet, scores: scoreGame(sheet) };
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    return { refusedSheet: sheet, ...refusal(error) };
  }
}

function refusal({ code, reason, rule }: ConcordiaError): object {
  return { code, reason, ...(rule === undefined ? {} : { rule }) };
}

/** As docs/vectors.md says it. */
function hashed(state: unknown): string {
  const inOrder = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const text = JSON.stringify(state, inOrder);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

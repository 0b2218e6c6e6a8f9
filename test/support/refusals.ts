/** Every reason of the base game, of all maps and of all modules. */
import type { RefusalType } from '../../src/kit';
import { ALL_RULES } from '../../tools/all-rules';

export const REFUSALS: readonly RefusalType[] = ALL_RULES.flatMap(({ refusals = [] }) => refusals);

/** Those that games of the package tell: no choice of theirs is one of the kit. */
export const REFUSALS_IN_GAMES: readonly RefusalType[] = REFUSALS.filter(
  ({ reason }) => reason !== 'notOffered',
);

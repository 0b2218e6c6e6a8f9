/** The city tokens of a game. */
import { playsSalt, tokensOf } from '../board/tokens';
import type { StoredGood } from '../model/goods';
import type { Letter } from '../model/map';
import type { Game } from './game';

/** What decides which tokens there are. */
export type TokenRules = Pick<Game, 'board' | 'options' | 'players' | 'rules'>;

/**
 * All tokens of a letter, as the map, the options and rules have them.
 *
 * @param withSalt - whether the salt token is among them.
 */
export function tokensFor(
  { board, options, players, rules }: TokenRules,
  letter: Letter,
  withSalt = playsSalt(options),
): readonly StoredGood[] {
  return rules.reduce(
    (tokens, rule) => rule.tokens?.(tokens, letter, { board, options, players }) ?? tokens,
    tokensOf(board.map, letter, withSalt),
  );
}

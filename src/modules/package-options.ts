/**
 * The options of this package's modules, without their rules. Every library knows them, so that all libraries read the
 * same states and logs, and can say which module is missing.
 */
import type { ChosenBy } from '../kit';
import { startingGoodsOption } from './bought-goods/option';
import { intermediateScoringOption } from './intermediate-scoring/option';
import { teamsOption } from './teams/option';
import { cardsOption } from './venus/option';

/** Modules of this package that the option `modules` can name. */
export const RULE_MODULES = Object.freeze(['salt', 'forum'] as const);

/** Options that states list before the side of the display; the others come after it. */
export const OPTIONS_BEFORE_DISPLAY = {
  /** Which cards are used: those of the box of 2013 or of Concordia Venus. */
  cards: cardsOption,
  /** Whether partners play together. */
  teams: teamsOption,
};
export const OPTIONS_AFTER_DISPLAY = {
  /** Whether players start with the usual goods or buy them. */
  startingGoods: startingGoodsOption,
  /** Whether there is an intermediate scoring at each player's first Tribune. */
  intermediateScoring: intermediateScoringOption,
};

/** The values of all these options. */
export type PackageChoices = ChosenBy<typeof OPTIONS_BEFORE_DISPLAY & typeof OPTIONS_AFTER_DISPLAY>;

export { STARTING_GOODS } from './bought-goods/option';
export { CARD_SETS, type CardSet } from './venus/option';

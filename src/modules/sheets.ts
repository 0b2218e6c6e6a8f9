/** What modules add to score sheets, without their rules: enough for scoring, and much smaller. */
import type { ScorerDefinition } from '../kit-rules';
import { BID_SCORE, forumSheet } from './forum/sheet';
import { parties, teamsDeck } from './teams/cards';
import { venusDeck } from './venus/cards';

export const allSheets = [
  { id: 'venus', rules: { deck: venusDeck } },
  { id: 'teams', rules: { deck: teamsDeck, parties } },
  // It brings nothing to a sheet: every scorer knows salt. Forms ask whether it was played.
  { id: 'salt', rules: {} },
  { id: 'forum', rules: { scores: [BID_SCORE] }, sheet: forumSheet },
] as const satisfies ScorerDefinition['modules'];

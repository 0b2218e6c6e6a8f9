/** What maps and modules add to score sheets, without their rules: enough for scoring, and much smaller. */
import type { ScorerDefinition } from '../kit-rules';
import { squaresScore } from '../maps/aegyptus/score';
import { byzantiumScore } from '../maps/roma/score';
import { forumSheet } from './forum/sheet';
import { parties, teamsDeck } from './teams/cards';
import { venusDeck } from './venus/cards';

export const allSheets = [
  { id: 'roma', rules: { scores: [byzantiumScore] } },
  { id: 'aegyptus', rules: { scores: [squaresScore] } },
  { id: 'venus', rules: { deck: venusDeck } },
  { id: 'teams', rules: { deck: teamsDeck, parties } },
  { id: 'forum', rules: {}, sheet: forumSheet },
] as const satisfies ScorerDefinition['modules'];

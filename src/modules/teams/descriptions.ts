/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    teams: () =>
      'Two partners sit opposite each other. When one of them plays a card, both carry it out; with a double card, each carries out a different half. Their points are added.',
  },
  options: {
    teams: {
      label: 'Teams',
      text: 'Play in teams of two, with four or six players.',
    },
  },
  roles: {
    praetor: () =>
      'You and your partner may each buy one card of the display, for its own cost and the cost of its place.',
    proconsul: () =>
      'Buy one card of the display for its own cost alone, but not a Proconsul; then your partner plays a card other than a Legatus, and nobody follows.',
    legatus: () =>
      'Look at the hand of your partner and suggest a card; then your partner plays a card, this one or another, for both of you.',
  },
} as const satisfies Descriptions;

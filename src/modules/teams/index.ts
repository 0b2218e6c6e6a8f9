/**
 * Team play of Concordia Venus: partners sit opposite each other, and both carry out what one of them
 * plays. What the partner still has to do in a turn is in the module's part; when an action ends, it comes next.
 */
import {
  type AnyAction,
  type AnyOptions,
  ask,
  type CardId,
  defineModule,
  defineRules,
  type Game,
  option,
  type Position,
  type Refusal,
  type RoleName,
  refusal,
  type Seat,
  type Transition,
} from '../../kit';
import { beginRole, hasRole, last, partnerOf, partyOf } from '../../kit-rules';
import { parties, teamsDeck } from './cards';
import { descriptions } from './descriptions';
import { partnerActs, partnerFollows, partnerPlays, startCityChosen } from './events';
import {
  cardSuggested,
  legatus,
  legatusDecision,
  legatusFaults,
  legatusSteps,
  notInPartnersHand,
} from './legatus';
import { teamsOption } from './option';
import { copiesWithout, type Next, otherHalf, teamFaults, teamPart, teamPartner } from './part';
import { praetor, praetorDecision, praetorSteps } from './praetor';
import { noSecondProconsul, proconsul, proconsulDecision, proconsulSteps } from './proconsul';
import { isLateStarter } from './start-cities';
import { chooseStartCity, clearStart, noCityToBeginIn, startDecision } from './start-city';

const noLegatusAlone = refusal({
  reason: 'noLegatusAlone',
  code: 'CANNOT_PLAY',
  rule: 'R-9.8',
  words: (_names, _facts: { readonly card: CardId }) =>
    'The partner cannot play a Legatus after a Proconsul.',
});

const teamHasCopied = refusal({
  reason: 'teamHasCopied',
  code: 'CANNOT_COPY',
  rule: 'R-9.6',
  words: (_names, _facts: { readonly from: Seat | null }) =>
    'Your team has already copied this card.',
});

const nobodyActsAfterwards = refusal({
  reason: 'nobodyActsAfterwards',
  code: 'CANNOT_COPY',
  rule: 'R-9.8',
  words: (_names, _facts: { readonly from: Seat | null }) =>
    'A Legatus needs a partner who acts afterwards.',
});

const teamsNeedVenus = refusal({
  reason: 'teamsNeedVenus',
  code: 'INVALID_OPTIONS',
  rule: 'R-9.1',
  words: (_names, _facts: { readonly path: 'cards'; readonly teams: boolean }) =>
    'Team games use the cards of Concordia Venus.',
});

const wrongNumberInTeams = refusal({
  reason: 'wrongNumberInTeams',
  code: 'INVALID_OPTIONS',
  rule: 'R-9.1',
  words: (_names, _facts: { readonly path: 'players'; readonly players: number }) =>
    'Team games are for four or six players.',
});

function whyNoTeams(teams: boolean, { cards }: AnyOptions, players: number): Refusal | undefined {
  if (!teams) return undefined;
  if (cards !== 'venus') return teamsNeedVenus({ path: 'cards', teams });
  if (players === 4 || players === 6) return undefined;
  return wrongNumberInTeams({ path: 'players', players });
}

/** Teams of two partners; switched on by the option `teams`. */
export const teams = defineModule({
  id: 'teams',
  name: 'Teams',
  options: {
    /** Whether partners play together. */
    teams: option({
      ...teamsOption,
      description: 'Whether partners play together (R-9.4).',
      incompatible: whyNoTeams,
    }),
  },
  descriptions,
  rules: defineRules({
    id: 'teams',
    deck: teamsDeck,
    parties,
    faults: { ...teamFaults.words, ...legatusFaults.words },
    parts: [teamPart],
    roles: [praetor, proconsul, legatus],
    decisions: [praetorDecision, proconsulDecision, legatusDecision, startDecision],
    steps: [...praetorSteps, ...proconsulSteps, ...legatusSteps, chooseStartCity],
    events: [partnerFollows, partnerActs, partnerPlays, cardSuggested, startCityChosen],
    refusals: [
      noLegatusAlone,
      teamHasCopied,
      nobodyActsAfterwards,
      teamsNeedVenus,
      wrongNumberInTeams,
      noSecondProconsul,
      notInPartnersHand,
      noCityToBeginIn,
    ],

    setUp(transition) {
      const { players } = transition.game;
      const starts = Array<null>(players).fill(null);
      teamPart.write(transition, { next: null, alone: false, copied: [], suggested: null, starts });
      for (let seat = 0; seat < players; seat++) {
        if (!isLateStarter(transition.game, seat)) continue;
        clearStart(transition, seat);
        ask(transition, { kind: 'chooseStartCity', seat });
      }
    },

    on: {
      cardPlayed(transition, { seat, card, as }) {
        const part = teamPart.read(transition.state);
        const next = part.alone ? null : afterwards(transition.game, seat, card, as);
        const copied = copiesWithout(part.copied, seat);
        teamPart.write(transition, { ...part, copied, suggested: null, next });
        tellNext(transition, next);
      },

      cardsTakenBack(transition, { seat }) {
        const part = teamPart.read(transition.state);
        teamPart.write(transition, { ...part, copied: copiesWithout(part.copied, seat) });
      },

      cardCopied(transition, { seat, from, card, as }) {
        const part = teamPart.read(transition.state);
        const copy = from === null ? [] : [{ party: partyOf(transition.game, seat), from }];
        // Nothing follows the action of the partner, or of a player who plays alone.
        const next = part.next === null ? null : afterwards(transition.game, seat, card, as);
        teamPart.write(transition, { ...part, copied: [...part.copied, ...copy], next });
        tellNext(transition, next);
      },

      actionEnded(transition) {
        const part = teamPart.read(transition.state);
        const { next } = part;
        if (next === null) return false;
        if (next.do === 'play') {
          const { seat, alone } = next;
          teamPart.write(transition, { ...part, next: null, alone });
          const because = { rule: alone ? 'R-9.8' : 'R-9.9' };
          transition.emit({ type: 'partnerPlays', partner: seat, alone, because });
          ask(transition, { kind: 'playCard', seat });
          return true;
        }
        teamPart.write(transition, { ...part, next: null });
        const { seat, card, as } = next;
        transition.emit({ type: 'partnerActs', seat, card, as, because: { rule: 'R-9.4' } });
        beginRole(transition, seat, card, as);
        return true;
      },

      turnEnded(transition) {
        const part = teamPart.read(transition.state);
        if (part.alone) teamPart.write(transition, { ...part, alone: false });
      },
    },

    forbid: {
      playCard(position, { card }) {
        const barred = teamPart.read(position.state).alone && hasRole(position, card, 'legatus');
        return barred ? noLegatusAlone({ card }) : undefined;
      },
      copyCard: copyRefusal,
    },

    modifiers: {
      seesHand: (seen, { game, state }, { viewer, seat }) =>
        seen ||
        (state.decision?.kind === 'legatus' &&
          state.decision.seat === viewer &&
          partnerOf(game, viewer) === seat),
    },

    audit: {
      startCities({ state }, seat) {
        const city = teamPart.read(state).starts[seat];
        return city === undefined || city === null ? [] : [city];
      },
    },
  }),
});

/** A copy to be judged. */
interface Copy extends AnyAction {
  /** The seat whose discard the card is on; null for a card of the display. */
  readonly from: Seat | null;
  /** The card, if it is on the display. */
  readonly card?: CardId;
}

function copyRefusal(position: Position, { seat, from, card }: Copy): Refusal | undefined {
  // Carrying out one's own card again is not copying.
  if (from === seat) return undefined;
  const { game, state } = position;
  const { copied, next } = teamPart.read(state);
  const party = partyOf(game, seat);
  if (copied.some((copy) => copy.party === party && copy.from === from)) {
    return teamHasCopied({ from });
  }
  const copy = from === null ? card : last(state.players[from]?.discard ?? []);
  if (next === null && copy !== undefined && hasRole(position, copy, 'legatus')) {
    return nobodyActsAfterwards({ from });
  }
  return undefined;
}

function tellNext(transition: Transition, next: Next | null): void {
  if (next === null) return;
  const { seat: partner, ...rest } = next;
  const because = { rule: next.do === 'act' ? 'R-9.4' : next.alone ? 'R-9.8' : 'R-9.9' };
  const { do: does, ...facts } = rest;
  transition.emit({ type: 'partnerFollows', partner, does, ...facts, because });
}

/** What the other partner does after the action of a card. */
function afterwards(game: Game, player: Seat, card: CardId, as: RoleName): Next {
  const seat = teamPartner(game, player);
  if (as === 'legatus') return { do: 'play', seat, alone: false };
  if (as === 'proconsul') return { do: 'play', seat, alone: true };
  return { do: 'act', seat, card, as: otherHalf(game, card, as) };
}

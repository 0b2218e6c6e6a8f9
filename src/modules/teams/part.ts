/** The part of teams in a state. */

import * as z from 'zod/mini';
import {
  type CardId,
  CityIdSchema,
  type EventOfType,
  type Fault,
  type Game,
  type InnerFault,
  isOpen,
  type Position,
  part,
  type RoleName,
  type Seat,
  SeatSchema,
} from '../../kit';
import {
  CardIdSchema,
  cardOf,
  faultOf,
  faultsOf,
  gapOf,
  hasRole,
  hasTurn,
  MAX_SEATS,
  openDecisions,
  partnerOf,
  partyOf,
  refuseFault,
  roleOf,
  wasPlayed,
} from '../../kit-rules';
import type { partnerFollows, partnerPlays, startCityChosen } from './events';
import { isLateStarter, startCities } from './start-cities';

/** A personality by its name, which `defineRules` has checked. */
const RoleSchema = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));

const NextSchema = z.discriminatedUnion('do', [
  /** The partner carries out the same card. */
  z.strictObject({
    /** The partner carries out the same card. */
    do: z.literal('act'),
    /** The partner. */
    seat: SeatSchema,
    /** The card. */
    card: CardIdSchema,
    /** The personality it is carried out as. */
    as: RoleSchema,
  }),
  /** The partner plays a card, for both or alone. */
  z.strictObject({
    /** The partner plays a card. */
    do: z.literal('play'),
    /** The partner. */
    seat: SeatSchema,
    /** Whether the card is for the partner alone. */
    alone: z.boolean(),
  }),
]);
/** What a partner still has to do in this turn. */
export type Next = Readonly<z.infer<typeof NextSchema>>;

const TeamStateSchema = z.readonly(
  z.strictObject({
    /** What follows the present action. */
    next: z.nullable(z.readonly(NextSchema)),
    /** True once a partner plays a card alone, until the end of the turn. */
    alone: z.boolean(),
    /** Cards on top of discards that a team has already copied, by their owners. */
    copied: z.readonly(
      z
        .array(
          z.readonly(
            z.strictObject({
              /** The team, by its first seat. */
              party: SeatSchema,
              /** The owner of the discard. */
              from: SeatSchema,
            }),
          ),
        )
        .check(z.maxLength(MAX_SEATS * MAX_SEATS)),
    ),
    /** The card that a Legatus has suggested, until the partner plays; only the two partners know it. */
    suggested: z.nullable(
      z.readonly(
        z.strictObject({
          /** The partner. */
          to: SeatSchema,
          /** The card. */
          card: CardIdSchema,
        }),
      ),
    ),
    /** Where players started who chose a city. */
    starts: z.readonly(z.array(z.nullable(CityIdSchema)).check(z.maxLength(MAX_SEATS))),
  }),
);
export type TeamState = z.infer<typeof TeamStateSchema>;

export const teamFaults = faultsOf({
  hasNotBegun: (names, { seat }: { readonly seat: Seat }) =>
    `${names.player(seat)} has no start city yet`,
  cannotHaveBegun: (names, { city }: { readonly city: string }) =>
    `${names.place(city)} is not a start city`,
  notOfThisTeam: () => 'the seat must belong to the team whose turn it is',
  partnerActsAlready: () => 'the partner is already acting',
  noSuchHalf: (names, { card, role }: { readonly card: string; readonly role: string }) =>
    `${names.card(card)} has no ${names.role(role)} half`,
  partnerPlaysCard: (names, { role }: { readonly role: string }) =>
    `after the other half of this ${names.role(role)}, the partner plays a card`,
  cardWaits: () => 'no province can have produced while the partner still has to play a card',
  nothingSuggested: () => 'no card can have been suggested',
  cannotBeCopied: () => 'there is no card to copy',
  copiedTwice: () => 'a card has been copied twice',
  noPartnerHere: () => 'nobody has a partner in this game',
});

export const teamPart = part({
  id: 'teams',
  schema: TeamStateSchema,

  audit: (part, position) =>
    startFault(part, position) ?? nextFault(part, position) ?? copyFault(part, position),

  view(part, viewer) {
    const { suggested, starts } = part;
    const known =
      suggested !== null &&
      viewer !== 'spectator' &&
      viewer % (starts.length / 2) === suggested.to % (starts.length / 2);
    return {
      ...part,
      /** The card that a Legatus has suggested, if the viewer is one of the two partners. */
      suggested: known ? suggested : null,
    };
  },

  follow: {
    turnStarted: inTurn,
    gameEnded: inTurn,
    cardPlayed: (part, { seat }) => ({
      ...part,
      copied: copiesWithout(part.copied, seat),
      suggested: null,
      next: null,
    }),
    cardsTakenBack: (part, { seat }) => ({ ...part, copied: copiesWithout(part.copied, seat) }),
    cardCopied: (part, { seat, from }, { game }) => ({
      ...part,
      copied: from === null ? part.copied : [...part.copied, { party: partyOf(game, seat), from }],
      next: null,
    }),
    partnerFollows(part, event: EventOfType<typeof partnerFollows>) {
      const { partner: seat, does, card = '', as = '', alone = false } = event;
      const next: Next = does === 'act' ? { do: does, seat, card, as } : { do: does, seat, alone };
      return { ...part, next };
    },
    partnerActs: (part) => ({ ...part, next: null }),
    partnerPlays: (part, { alone }: EventOfType<typeof partnerPlays>) => ({
      ...part,
      next: null,
      alone,
    }),
    startCityChosen: (part, { seat, city }: EventOfType<typeof startCityChosen>) => ({
      ...part,
      starts: part.starts.with(seat, city),
    }),
  },

  label: 'Teams',
  picture({ suggested }, names) {
    if (suggested === null) return [];
    const text = names.card(suggested.card);
    const label = `${names.printed('Suggested card')} – ${text}`;
    return [{ key: 'suggested', kind: 'suggestedCard', seat: suggested.to, text, label }];
  },

  knownCards: ({ suggested }) =>
    suggested === null ? [] : [{ seat: suggested.to, card: suggested.card }],
});

/** The part in a new turn: nobody plays alone any more. */
function inTurn<P extends Pick<TeamState, 'alone'>>(part: P): P {
  return part.alone ? { ...part, alone: false } : part;
}

/** The copies that still count when the top card of a discard changes. */
export function copiesWithout(copied: TeamState['copied'], seat: Seat): TeamState['copied'] {
  return copied.filter(({ from }) => from !== seat);
}

function startFault({ starts }: TeamState, { game, state }: Position): InnerFault | undefined {
  if (starts.length !== game.players) return { path: 'starts', ...faultOf('notForEverySeat') };
  const open = new Set(startCities(game).map(({ id }) => id));
  for (const [seat, city] of starts.entries()) {
    const chooses = isOpen(state, 'chooseStartCity', seat);
    if ((city !== null) !== (isLateStarter(game, seat) && !chooses)) {
      return { path: `starts[${seat}]`, ...faultOf('doesNotFit') };
    }
    if (chooses && state.board.colonists.some((piece) => piece.seat === seat)) {
      return teamFaults.of('hasNotBegun', { seat });
    }
    if (city !== null && !open.has(city)) {
      return teamFaults.of('cannotHaveBegun', { city });
    }
  }
  return undefined;
}

function nextFault(part: TeamState, position: Position): InnerFault | undefined {
  const { game, state } = position;
  const { next, alone, suggested } = part;
  const { decision } = state;
  if (decision === null && (next !== null || alone))
    return faultOf('wrongPhase', { phase: 'finished' });
  if (next !== null && (next.seat >= game.players || !hasTurn(position, next.seat))) {
    return { path: 'next', ...teamFaults.of('notOfThisTeam') };
  }
  const partnerActs = openDecisions(state).some(
    (open) => open.seat === next?.seat && roleOf(game, open) !== undefined,
  );
  if (partnerActs) return teamFaults.of('partnerActsAlready');
  if (next?.do === 'act' && !hasRole(position, next.card, next.as)) {
    return teamFaults.of('noSuchHalf', { card: next.card, role: next.as });
  }
  if (next?.do === 'act' && leadsToCard(position, next.card, next.as)) {
    return teamFaults.of('partnerPlaysCard', { role: next.as });
  }
  if (next?.do === 'play' && state.praefectusUsed) return teamFaults.of('cardWaits');
  if (next?.do === 'act' && !wasPlayed(position, next.as)) {
    return faultOf('roleNotPlayed', { role: next.as });
  }
  if (isOpen(state, 'playCard')) {
    if (next !== null) return faultOf('cardNotPlayed');
    if (!alone && gapOf(state) !== -1) return faultOf('displayNotFilled');
  }
  if (suggested === null) return undefined;
  const { card } = suggested;
  if (!game.cards.has(card)) return { path: 'suggested.card', ...faultOf('unknownCard', { card }) };
  const waits = next?.do === 'play' && next.seat === suggested.to;
  const shown = waits || isOpen(state, 'playCard', suggested.to);
  const held = state.players[suggested.to]?.hand.includes(card);
  return shown && held ? undefined : teamFaults.of('nothingSuggested');
}

/** Whether a card is played after the half that was played, which is the other one. */
function leadsToCard({ game }: Position, card: CardId, as: RoleName): boolean {
  const played = otherHalf(game, card, as);
  return played === 'legatus' || played === 'proconsul';
}

/** The half of a card that is not played, if it has two. */
export function otherHalf(game: Game, card: CardId, as: RoleName): RoleName {
  return cardOf(game, card).roles.find((role) => role !== as) ?? as;
}

function copyFault({ copied }: TeamState, { game, state }: Position): Fault | undefined {
  for (const [index, { party, from }] of copied.entries()) {
    const opponent = partyOf(game, from) !== party && party < game.parties;
    if (!opponent || !state.players[from]?.discard.length) return teamFaults.of('cannotBeCopied');
    const first = copied.findIndex((other) => other.party === party && other.from === from);
    if (first !== index) return teamFaults.of('copiedTwice');
  }
  return undefined;
}

/** The partner of a seat in a team game. */
export function teamPartner(game: Game, seat: Seat): Seat {
  return (
    partnerOf(game, seat) ??
    refuseFault('INVALID_STATE', { path: '', ...teamFaults.of('noPartnerHere') })
  );
}

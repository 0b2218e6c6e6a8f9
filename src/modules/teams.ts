/**
 * Team play of Concordia Venus: partners sit opposite, and what one plays both carry
 * out. Everything a turn still owes the partner is in the module's part; when an action is over, the
 * next one begins from there.
 */
import { CARDS } from '../cards/catalogue';
import type { CardId, RoleName } from '../model/cards';
import type { Seat } from '../model/ids';
import { ask } from '../rules/change';
import type { Game, RuleModule } from '../rules/game';
import { partnerOf, partyOf } from '../rules/partners';
import { beginRole } from '../rules/role-choice';
import { legatus } from './teams/legatus';
import { type Next, type TeamState, teamPart, teamPartner } from './teams/part';
import { praetor } from './teams/praetor';
import { proconsul } from './teams/proconsul';
import { isLateStarter } from './teams/start-cities';
import { chooseStartCity, clearStart } from './teams/start-city';

export const teams: RuleModule = {
  id: 'teams',
  usedBy: (rules) => rules.teams,
  part: teamPart,
  roles: [praetor, proconsul, legatus],
  decisions: [praetor, proconsul, legatus, chooseStartCity],

  setUp(play) {
    const { players } = play.game;
    const starts = Array<null>(players).fill(null);
    teamPart.write(play, { next: null, alone: false, copied: [], suggested: null, starts });
    for (let seat = 0; seat < players; seat++) {
      if (!isLateStarter(play.game, seat)) continue;
      clearStart(play, seat);
      ask(play, { kind: 'chooseStartCity', seat });
    }
  },

  cardPlayed(play, seat, as, card) {
    const part = teamPart.read(play.state);
    teamPart.write(play, {
      ...part,
      copied: copiesWithout(part, seat),
      suggested: null,
      next: part.alone ? null : afterwards(play.game, seat, card, as),
    });
  },

  cardsTakenBack(play, seat) {
    const part = teamPart.read(play.state);
    teamPart.write(play, { ...part, copied: copiesWithout(part, seat) });
  },

  cardCopied(play, seat, from, card, as) {
    const part = teamPart.read(play.state);
    const copy = from === null ? [] : [{ party: partyOf(play.game, seat), from }];
    teamPart.write(play, {
      ...part,
      copied: [...part.copied, ...copy],
      // Nothing follows what the partner does, or a player alone.
      next: part.next === null ? null : afterwards(play.game, seat, card, as),
    });
  },

  actionEnded(play) {
    const part = teamPart.read(play.state);
    const { next } = part;
    if (next === null) return false;
    if (next.do === 'play') {
      teamPart.write(play, { ...part, next: null, alone: next.alone });
      ask(play, { kind: 'playCard', seat: next.seat });
      return true;
    }
    teamPart.write(play, { ...part, next: null });
    const { seat, card, as } = next;
    play.events?.push({ type: 'partnerActs', seat, card, as });
    beginRole(play, seat, card, as);
    return true;
  },

  turnEnded(play) {
    const part = teamPart.read(play.state);
    if (part.alone) teamPart.write(play, { ...part, alone: false });
  },

  playRefusal(_game, state, _seat, card) {
    const barred = teamPart.read(state).alone && CARDS[card].roles.includes('legatus');
    if (!barred) return undefined;
    return {
      code: 'CANNOT_PLAY',
      message: 'After a Proconsul the partner plays no Legatus.',
      rule: 'R-9.8',
      details: { card },
    };
  },

  copyRefusal(game, state, seat, from, card) {
    const { copied, next } = teamPart.read(state);
    const party = partyOf(game, seat);
    if (copied.some((copy) => copy.party === party && copy.from === from)) {
      return {
        code: 'CANNOT_COPY',
        message: 'The team has copied this card already.',
        rule: 'R-9.6',
        details: { from },
      };
    }
    if (next === null && CARDS[card].roles.includes('legatus')) {
      return {
        code: 'CANNOT_COPY',
        message: 'A Legatus needs a partner who acts afterwards.',
        rule: 'R-9.8',
        details: { from },
      };
    }
    return undefined;
  },

  homes(_game, state, seat) {
    const home = teamPart.read(state).starts[seat];
    return home === undefined || home === null ? [] : [home];
  },

  seesHand: (game, { decision }, viewer, seat) =>
    decision?.kind === 'legatus' && decision.seat === viewer && partnerOf(game, viewer) === seat,
};

/** The copies that count when another card, or none, comes to lie on top of a discard. */
function copiesWithout({ copied }: TeamState, seat: Seat): TeamState['copied'] {
  return copied.filter(({ from }) => from !== seat);
}

/** What follows the action of a card for the other partner. */
function afterwards(game: Game, player: Seat, card: CardId, as: RoleName): Next {
  const seat = teamPartner(game, player);
  if (as === 'legatus') return { do: 'play', seat, alone: false };
  if (as === 'proconsul') return { do: 'play', seat, alone: true };
  const other = CARDS[card].roles.find((role) => role !== as) ?? as;
  return { do: 'act', seat, card, as: other };
}

/** Start cities, and what a card leaves to the partner. */
import {
  card,
  changeBoard,
  changePlayer,
  city,
  event,
  flag,
  kind,
  list,
  meaning,
  optional,
  role,
  seat,
  word,
} from '../../kit';
import { leftInStore } from './start-cities';

/** The partner carries out the card, or its other half. */
export const partnerActs = event({
  type: 'partnerActs',
  shape: {
    seat,
    card,
    as: role,
  },
  words: (names, { seat, card, as }) =>
    `${names.player(seat)} also carries out ${names.card(card, as)}`,
});

/** What the partner does when the action of a played or copied card ends. */
export const partnerFollows = event({
  type: 'partnerFollows',
  shape: {
    partner: meaning(seat, 'The player who will act.'),
    does: word(['act', 'play'], '`act` to carry out the named card, `play` to play one.'),
    card: optional(card),
    as: optional(role),
    alone: optional(meaning(flag, 'True if only the partner will carry out the card played.')),
  },
});

/** The partner plays a card now, in the same turn. */
export const partnerPlays = event({
  type: 'partnerPlays',
  shape: {
    partner: meaning(seat, 'Who plays.'),
    alone: meaning(flag, 'Whether nobody else carries it out (R-9.8).'),
  },
});

/** A player of the second half chooses where to start. */
export const startCityChosen = event({
  type: 'startCityChosen',
  shape: {
    seat,
    city,
    kinds: list(kind, 2, 'The two colonists placed there from the storehouse.'),
  },
  follow(position, { seat, city, kinds }) {
    const pieces = kinds.map((kind) => ({ seat, kind, at: city }));
    changeBoard(position, { colonists: [...position.state.board.colonists, ...pieces] });
    changePlayer(position, seat, { storehouse: leftInStore(kinds) });
  },
  words: (names, { seat, city }) => `${names.player(seat)} starts in ${names.place(city)}`,
});

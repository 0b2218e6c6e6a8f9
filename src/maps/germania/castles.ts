/**
 * Ships give an Architect two steps each, and a Tribune may take the bonus marker of a castle next to one of the
 * player's colonists.
 */
import { type CityId, city, defineRules, meaning, receiveGoods, refusal, step } from '../../kit';
import { items, placesBeside, roomOf } from '../../kit-rules';
import { castleTaken } from './events';
import { castleFaults, castleGood, castlePart } from './part';
import { drawFaults, setUpCastles } from './set-up';

const RULE = 'R-10.4';

const castle = meaning(city, 'A place with a castle.');

const castleEmpty = refusal({
  reason: 'castleEmpty',
  code: 'NO_BONUS',
  rule: RULE,
  words: (names, { castle }: { readonly castle: CityId }) =>
    `There is nothing to take from ${names.place(castle)}.`,
});

const notBesideCastle = refusal({
  reason: 'notBesideCastle',
  code: 'NO_BONUS',
  rule: RULE,
  words: (names, { castle }: { readonly castle: CityId }) =>
    `None of your colonists is next to ${names.place(castle)}.`,
});

const oneCastleOnly = refusal({
  reason: 'oneCastleOnly',
  code: 'NO_BONUS',
  rule: RULE,
  words: () => 'A Tribune takes from only one castle.',
});

const noRoomForCastle = refusal({
  reason: 'noRoomForCastle',
  code: 'NO_ROOM',
  rule: RULE,
  words: () => 'There is no room in the storehouse for the good of the castle.',
});

const takeCastle = step({
  type: 'takeCastle',
  notation: 'take {castle}',
  rule: RULE,
  during: ['tribune'],
  shape: {
    castle,
  },

  candidates(position, { seat }, { isWide }) {
    const near = placesBeside(position.game.board, position.state, seat);
    return Object.keys(castlePart.read(position.state).castles)
      .filter((castle) => isWide || near.has(castle))
      .map((castle) => ({ type: 'takeCastle', seat, castle }));
  },

  refusal(position, { seat, castle }) {
    const { game, state } = position;
    const { castles, taken } = castlePart.read(state);
    if (castles[castle] === undefined) return castleEmpty({ castle });
    if (!placesBeside(game.board, state, seat).has(castle)) return notBesideCastle({ castle });
    if (taken.includes(seat)) return oneCastleOnly({});
    return roomOf(position, seat) > 0 ? undefined : noRoomForCastle({});
  },

  apply(transition, { seat, castle }) {
    const part = castlePart.read(transition.state);
    const { [castle]: good, ...castles } = part.castles;
    if (good === undefined) return;
    castlePart.write(transition, { castles, taken: [...part.taken, seat] });
    transition.emit({ type: 'castleTaken', seat, castle, good });
    receiveGoods(transition, seat, { [good]: 1 });
  },

  words(names, { castle }, _cost, moment) {
    const good = moment && castleGood(moment.state, castle);
    const what = good === undefined ? 'the good' : names.goods({ [good]: 1 });
    return `Take ${what} ${good === undefined ? 'of' : 'from'} ${names.place(castle)}`;
  },
});

export const castles = defineRules({
  id: 'germania',
  faults: { ...castleFaults.words, ...drawFaults.words },
  parts: [castlePart],
  steps: [takeCastle],
  events: [castleTaken],
  refusals: [castleEmpty, notBesideCastle, oneCastleOnly, noRoomForCastle],

  setUp: setUpCastles,

  modifiers: {
    movement(steps, { state }, { seat }) {
      const pieces = items(state.board.colonists);
      return steps + pieces.filter((piece) => piece.seat === seat && piece.kind === 'sea').length;
    },
  },

  on: {
    turnEnded(transition) {
      const part = castlePart.read(transition.state);
      if (part.taken.length > 0) castlePart.write(transition, { ...part, taken: [] });
    },
  },
});

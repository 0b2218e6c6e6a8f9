/**
 * Ships give an Architect two steps each, and a Tribune may take the bonus marker of a castle next to an
 * own colonist.
 */
import {
  city,
  defineRules,
  event,
  good,
  items,
  meaning,
  placesBeside,
  receiveGoods,
  roomOf,
  seat,
  step,
} from '../../kit';
import { castlePart } from './part';
import { manCastles } from './set-up';

const RULE = 'R-10.4';

const castle = /* @__PURE__ */ meaning(city, 'A place with a castle.');

const takeCastle = /* @__PURE__ */ step({
  type: 'takeCastle',
  rule: RULE,
  during: ['tribune'],
  shape: { castle },

  options(table, { seat }, { isWide }) {
    const near = placesBeside(table.game.board, table.state, seat);
    return Object.keys(castlePart.read(table.state).castles)
      .filter((castle) => isWide || near.has(castle))
      .map((castle) => ({ type: 'takeCastle', seat, castle }));
  },

  refusal(table, { seat, castle }) {
    const { game, state } = table;
    const { castles, taken } = castlePart.read(state);
    if (castles[castle] === undefined || !placesBeside(game.board, state, seat).has(castle)) {
      return {
        code: 'NO_BONUS',
        message: `There is nothing to take from ${castle}, or no own colonist beside it.`,
        rule: RULE,
        details: { castle },
      };
    }
    if (taken.includes(seat)) {
      return { code: 'NO_BONUS', message: 'A Tribune takes from one castle.', rule: RULE };
    }
    if (roomOf(table, seat) > 0) return undefined;
    return {
      code: 'NO_ROOM',
      message: 'What a castle holds must be stored, and there is no room.',
      rule: RULE,
    };
  },

  apply(play, { seat, castle }) {
    const part = castlePart.read(play.state);
    const { [castle]: good, ...castles } = part.castles;
    if (good === undefined) return;
    castlePart.write(play, { castles, taken: [...part.taken, seat] });
    play.emit({ type: 'castleTaken', seat, castle, good });
    receiveGoods(play, seat, { [good]: 1 });
  },

  words: (names, { castle }) => `takes the good of ${names.place(castle)}`,
});

/** A Tribune takes the marker of a castle. */
const castleTaken = /* @__PURE__ */ event({
  type: 'castleTaken',
  shape: {
    seat,
    castle,
    good: /* @__PURE__ */ meaning(good, 'What its marker showed: `goodsReceived` tells of it.'),
  },
  words: (names, { castle, good }) => `takes 1 ${good} from ${names.place(castle)}`,
});

export const castles = /* @__PURE__ */ defineRules({
  id: 'germania',
  parts: [castlePart],
  steps: [takeCastle],
  events: [castleTaken],

  setUp: manCastles,

  values: {
    steps(steps, { state }, { seat }) {
      const pieces = items(state.board.colonists);
      return steps + pieces.filter((piece) => piece.seat === seat && piece.kind === 'sea').length;
    },
  },

  on: {
    turnEnded(play) {
      const part = castlePart.read(play.state);
      if (part.taken.length > 0) castlePart.write(play, { ...part, taken: [] });
    },
  },
});

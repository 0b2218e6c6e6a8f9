/** Three tiles with invented effects, and another reading of one. */
import { interrupt, receiveGoods } from 'concordia-rules/kit';
import { roomOf } from 'concordia-rules/kit/rules';
import { forumTiles, noteTile, type OwnTile, oneWay } from 'concordia-rules/modules/forum';

/** Architect: houses in brick cities cost nothing until the action is over. */
const novius = {
  id: 'novius',
  color: 'green',
  description: () => 'Once, with an Architect: your houses in brick cities cost nothing this turn.',
  translations: {
    de: () => 'Einmal, mit einem Architekten: Deine Häuser in Ziegelstädten kosten diesmal nichts.',
  },
  use: {
    during: 'architect',
    ways: () => oneWay((transition) => noteTile(transition, 'novius')),
  },
  modifiers: {
    houseCost: (cost, { state }, { city }) =>
      state.board.cityGoods[city] === 'brick' ? { goods: {}, money: 0 } : cost,
  },
} as const satisfies OwnTile;

/** A wine or a cloth at any time. */
const quintus = {
  id: 'quintus',
  color: 'green',
  description: (names) => `Once: take 1 ${names.good('wine')} or 1 ${names.good('cloth')}.`,
  use: {
    bringsGoods: true,
    ways: (position, seat) =>
      roomOf(position, seat) === 0
        ? []
        : (['wine', 'cloth'] as const).map((good) => ({
            choice: { good },
            carryOut: (transition) =>
              interrupt(transition, () => receiveGoods(transition, seat, { [good]: 1 })),
          })),
  },
} as const satisfies OwnTile;

/** Three points for the player who owns it at the end. */
const victoria = {
  id: 'victoria',
  color: 'green',
  description: (names) => `${names.points(3)} at the end of the game if you still own her.`,
  points: () => 3,
} as const satisfies OwnTile;

/** Publius as a Tribune: only in a start place. */
const publius = {
  ...forumTiles.publius,
  description: (names) => `Once: place a new colonist at a start place for ${names.money(5)}.`,
  use: {
    ...forumTiles.publius.use,
    ways: (position, seat) =>
      forumTiles.publius.use
        .ways(position, seat)
        .filter(({ choice: { kind = 'land', city = '' } }) =>
          position.game.board.capital[kind].includes(city),
        ),
  },
} as const satisfies OwnTile;

export const tiles = [novius, quintus, victoria, publius] as const;

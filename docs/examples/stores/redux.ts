/** A game in a store of Redux Toolkit. */
import { configureStore, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { type Action, applyAction, createGame, type GameState } from 'concordia-rules';

/** A state is frozen already; `object` would make Immer's types look into it. */
interface Table {
  game: GameState;
}

function newTable(): Table {
  return {
    game: createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'at the store' }),
  };
}

const table = createSlice({
  name: 'table',
  initialState: newTable,
  reducers: {
    played(draft, { payload }: PayloadAction<Action>) {
      // `draft.game` is a proxy. The state behind it is the library's own, so it is not checked again.
      const { game } = original(draft) ?? newTable();
      Object.assign(draft, { game: applyAction(game, payload) });
    },
  },
});

export const { played } = table.actions;
export const store = configureStore({ reducer: table.reducer });

/** Choosing a start city. */
import {
  type BoardCity,
  type CityId,
  changeBoard,
  changePlayer,
  city,
  decision,
  finish,
  type Game,
  refusal,
  type Seat,
  step,
  type Transition,
} from '../../kit';
import { COLONISTS_OF_A_KIND } from '../../kit-rules';
import { teamPart } from './part';
import { leftInStore, startCities, startingKinds } from './start-cities';

/** Takes the colonists of the seat off the start places until it has chosen. */
export function clearStart(transition: Transition, seat: Seat): void {
  const { colonists } = transition.state.board;
  changeBoard(transition, { colonists: colonists.filter((piece) => piece.seat !== seat) });
  const all = COLONISTS_OF_A_KIND;
  changePlayer(transition, seat, { storehouse: { land: all, sea: all } });
}

/** Choose where to start. */
export const startDecision = decision({
  kind: 'chooseStartCity',
  when: 'beforeCard',
  outOfTurn: true,
  words: (names, { seat }) => `${names.player(seat)} chooses a start city`,
});

export const noCityToBeginIn = refusal({
  reason: 'noCityToBeginIn',
  code: 'UNREACHABLE',
  rule: 'R-9.11',
  words: (names, { city }: { readonly city: CityId }) =>
    `${names.place(city)} is too close to the capital for a start city.`,
});

/** Choose where the first colonists stand. */
export const chooseStartCity = step({
  type: 'chooseStartCity',
  notation: 'start {city}',
  rule: 'R-9.11',
  during: [startDecision],
  shape: {
    city,
  },
  candidates: ({ game }, _decision, { isWide }) =>
    (isWide ? [...game.board.cities.values()] : startCities(game)).map(({ id }) => ({ city: id })),
  refusal({ game }, { city }) {
    return startCity(game, city) === undefined ? noCityToBeginIn({ city }) : undefined;
  },
  apply(transition, { seat, city }) {
    const chosen = startCity(transition.game, city);
    if (chosen === undefined) return;
    finish(transition);
    const kinds = startingKinds(transition.game, chosen);
    const pieces = kinds.map((kind) => ({ seat, kind, at: city }));
    changeBoard(transition, { colonists: [...transition.state.board.colonists, ...pieces] });
    changePlayer(transition, seat, { storehouse: leftInStore(kinds) });
    const part = teamPart.read(transition.state);
    teamPart.write(transition, { ...part, starts: part.starts.with(seat, city) });
    transition.emit({ type: 'startCityChosen', seat, city, kinds });
  },
  words: (names, { city }) => `Start in ${names.place(city)}`,
});

function startCity(game: Game, city: CityId): BoardCity | undefined {
  return startCities(game).find(({ id }) => id === city);
}

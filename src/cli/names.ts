/** The names that people use, fit for a terminal. */
import { cards, type MapModule } from '../index';
import type { Names } from '../kit/names';
import { namesOf as namesIn } from '../words/names';
import { printable } from './printable';

export type { Names } from '../kit/names';
export { listed, titleCase } from '../words/names';

export function namesOf(map: MapModule, players: readonly { readonly name: string }[]): Names {
  return namesIn(
    map,
    new Map(Object.entries(cards)),
    players.map(({ name }) => ({ name: printable(name) })),
  );
}

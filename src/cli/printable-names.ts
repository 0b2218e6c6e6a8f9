/** Names that are safe to print on a terminal. */
import type { MapModule } from '../index';
import { MAX_SEATS } from '../model/ids';
import { type Names, playerNames } from '../model/names';
import { NOWHERE, namesOf as namesIn } from '../words/game-names';
import type { CliLanguage } from './language';
import { printable } from './printable';

export type { Names } from '../model/names';
export { listed, titleCase } from '../model/names';

export function namesOf(
  map: MapModule,
  players: readonly { readonly name: string }[],
  language: CliLanguage,
): Names {
  return namesIn(
    map,
    new Map(Object.entries(language.library.cards)),
    players.map(({ name }) => ({ name: printable(name) })),
    language.names,
  );
}

/** The name of a player, safe to print; in the language if nobody has given one. */
export function playerNamed(name: string, language: CliLanguage): string {
  const seat = playerNames(MAX_SEATS).indexOf(name);
  return seat < 0 ? printable(name) : namesWithoutMap(language).unnamed(seat);
}

/** Names that are not on a board, such as those of cards, gods and goods. */
export function namesWithoutMap({ library, names }: CliLanguage): Names {
  return namesIn(NOWHERE, new Map(Object.entries(library.cards)), [], names);
}

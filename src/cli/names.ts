/** Names that are safe to print on a terminal. */
import type { MapModule } from '../index';
import type { Names } from '../model/names';
import { NOWHERE, namesOf as namesIn } from '../words/names';
import { type CliLanguage, languageNamed } from './language';
import { printable } from './printable';

export type { Names } from '../model/names';
export { listed, titleCase } from '../model/names';

export function namesOf(
  map: MapModule,
  players: readonly { readonly name: string }[],
  language: CliLanguage = languageNamed('en'),
): Names {
  return namesIn(
    map,
    new Map(Object.entries(language.library.cards)),
    players.map(({ name }) => ({ name: printable(name) })),
    language.names,
  );
}

/** Names that are not on a board, such as those of cards, gods and goods. */
export function namesWithoutMap({ library, names }: CliLanguage): Names {
  return namesIn(NOWHERE, new Map(Object.entries(library.cards)), [], names);
}

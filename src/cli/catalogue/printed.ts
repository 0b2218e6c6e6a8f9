/** Names that languages translate, besides those of actions, decisions and personalities. */
import { type Names, namesWith } from '../../model/names';
import type { CliLanguage } from '../language';

export interface OtherNames {
  /** What boards have printed, such as colours of provinces, in English. */
  readonly printed: readonly string[];
  /** Ids of gods and tiles. */
  readonly pieces: readonly string[];
}

/** Those that a language of this package says in another way. */
export function otherNames({ library, sets }: CliLanguage): OtherNames {
  const maps = library.mapIds().map((id) => library.getMap(id));
  const names = maps.flatMap((map) => [
    map.name,
    ...[...map.provinces, ...map.cities, ...(map.fields ?? [])].map(({ name }) => name),
  ]);
  const languages: readonly Names[] = sets.map((words) => namesWith(words.names));
  const isTranslated = (name: string): boolean =>
    languages.some((one) => one.printed(name) !== name);
  const pieces = sets.flatMap(({ nouns = {} }) => Object.keys(nouns.pieces ?? {}));
  return { printed: [...new Set(names)].filter(isTranslated).sort(), pieces: [...new Set(pieces)] };
}

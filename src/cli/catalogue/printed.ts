/** Names on boards that languages translate, such as colours of provinces. */
import { type Names, namesWith } from '../../model/names';
import type { CliLanguage } from '../language';

/** Those that a language of this package says in another way. */
export function printedNames({ library, sets }: CliLanguage): readonly string[] {
  const maps = library.mapIds().map((id) => library.getMap(id));
  const names = maps.flatMap((map) => [
    map.name,
    ...[...map.provinces, ...map.cities, ...(map.fields ?? [])].map(({ name }) => name),
  ]);
  const languages: readonly Names[] = sets.map(({ names = {} }) => namesWith(names));
  const isTranslated = (name: string): boolean =>
    languages.some((one) => one.printed(name) !== name);
  return [...new Set(names)].filter(isTranslated).sort();
}

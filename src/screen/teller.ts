/** The words of a screen: those of the language first, then those of maps and modules, then English. */
import type { DescribeRole, Descriptions, OptionTexts } from '../kit/module';
import type { RoleName } from '../model/cards';
import type { MapId } from '../model/ids';
import { filled, type Names, said } from '../model/names';
import { isRecord } from '../model/plain';
import { baseDescriptions } from '../words/descriptions';
import {
  englishScreen,
  type ScreenFacts,
  type ScreenLabel,
  type ScreenWords,
} from '../words/screen-words';
import type { WordSet } from '../words/word-set';

/** Words for everything on a screen. What fails or is no text is as if it were left out. */
export interface ScreenTeller {
  label(name: ScreenLabel): string;
  labels(): Readonly<Record<ScreenLabel, string>>;
  tell<K extends keyof ScreenFacts>(names: Names, text: K, facts: ScreenFacts[K]): string;
  /** Whole sentences as one text. */
  joined(names: Names, sentences: readonly (string | undefined)[]): string;
  role(names: Names, role: RoleName, card: Parameters<DescribeRole>[1]): string | undefined;
  tile(names: Names, id: string): string | undefined;
  /** What the map and modules of a game say of a place. @param played - their ids. */
  place(names: Names, played: readonly MapId[], key: string): readonly string[];
  option(name: string): OptionTexts | undefined;
  summary(names: Names, id: MapId): string | undefined;
}

/** Something that brings descriptions: a map or a module. */
interface DescribedPart {
  readonly id: MapId;
  readonly descriptions?: Descriptions;
}

export function tellerFor(words: WordSet, parts: readonly DescribedPart[]): ScreenTeller {
  const sources: readonly unknown[] = [
    words.descriptions,
    ...parts.map(({ descriptions }) => descriptions),
    baseDescriptions,
  ];
  const { texts }: ScreenWords = englishScreen;

  /** What the first source says; a source that has nothing, or fails, is passed over. */
  function first(
    path: readonly [keyof Descriptions, ...string[]],
    say: (found: never) => unknown,
  ): string | undefined {
    for (const source of sources) {
      const text = said(() => {
        const found = within(source, path);
        return typeof found === 'function' ? say(found as never) : undefined;
      });
      if (text) return text;
    }
    return undefined;
  }

  function tell<K extends keyof ScreenFacts>(names: Names, text: K, facts: ScreenFacts[K]): string {
    const own = words.screen?.texts?.[text];
    return said(() => own?.(names, facts)) ?? texts[text](names, facts);
  }

  const label = (name: ScreenLabel): string =>
    said(() => words.screen?.labels?.[name]) ?? englishScreen.labels[name];

  return {
    label,
    labels() {
      const labels = { ...englishScreen.labels };
      for (const name of Object.keys(labels)) if (isLabel(name)) labels[name] = label(name);
      return labels;
    },
    tell,
    joined: (names, sentences) =>
      tell(names, 'sentences', { list: sentences.flatMap((sentence) => sentence || []) }),
    role: (names, role, card) => first(['roles', role], (say: DescribeRole) => say(names, card)),
    tile(names, id) {
      // What a module says of its own tile comes before what a language says of another one with that id.
      const own = parts.map((part) => `${part.id}:${id}`);
      for (const key of [...own, id]) {
        const text = first(['tiles', key], (say: (names: Names) => string) => say(names));
        if (text !== undefined) return text;
      }
      return undefined;
    },
    place: (names, played, key) =>
      played.flatMap(
        (id) => first(['places', id, key], (say: (names: Names) => string) => say(names)) ?? [],
      ),
    option: (name) => {
      for (const source of sources) {
        const found = optionIn(source, name);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    summary: (names, id) => first(['summaries', id], (say: (names: Names) => string) => say(names)),
  };
}

function isLabel(name: string): name is ScreenLabel {
  return Object.hasOwn(englishScreen.labels, name);
}

function within(source: unknown, path: readonly string[]): unknown {
  let found = source;
  for (const key of path) {
    found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

function optionIn(source: unknown, name: string): OptionTexts | undefined {
  try {
    const found = within(source, ['options', name]);
    const label = isRecord(found) ? filled(found.label) : undefined;
    if (!isRecord(found) || label === undefined) return undefined;
    const { text, values } = found;
    return {
      label,
      ...(typeof text === 'string' && { text }),
      ...(isRecord(values) && {
        values: Object.fromEntries(
          Object.entries(values).flatMap(([value, word]) => {
            const text = filled(word);
            return text === undefined ? [] : [[value, text] as const];
          }),
        ),
      }),
    };
  } catch {
    return undefined;
  }
}

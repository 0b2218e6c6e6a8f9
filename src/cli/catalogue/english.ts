/** The English texts of a library, as a catalogue in another language has them. */
import { namesWith } from '../../model/names';
import type { Parameter } from './compile';
import type { EnglishText } from './english-text';
import { NAME_TEXTS } from './names';
import type { NeededText } from './needed';
import type { OtherNames } from './printed';
import { traced } from './traced';

/** What texts of each section are called with, and where they stand. */
const SECTIONS: Readonly<
  Record<string, { readonly where: string; readonly parameters?: readonly Parameter[] }>
> = {
  notation: {
    where: 'Words of logs as text. The first of several between | is written, all are read.',
  },
  nouns: { where: 'A name, as it stands within a sentence.' },
  actions: {
    where: 'A button, at most 60 letters: what a player can do.',
    parameters: ['names', [], 'cost', 'moment'],
  },
  decisions: {
    where: 'A heading, without a full stop: who has to choose, and what.',
    parameters: ['names', [], 'moment'],
  },
  events: {
    where: 'A line of what has happened, without a full stop.',
    parameters: ['names', []],
  },
  corrections: {
    where: 'A line of what is not as the rules have it, without a full stop.',
    parameters: ['names', []],
  },
  refusals: {
    where: 'Sentences with a full stop: why something is not possible.',
    parameters: ['names', []],
  },
  faults: {
    where: 'Behind a colon, without a full stop: what is wrong with input.',
    parameters: ['names', []],
  },
  scores: { where: 'A heading of victory points.', parameters: ['names'] },
  'screen.texts': {
    where: 'A line of a screen; a sentence if English has a full stop.',
    parameters: ['names', []],
  },
  screen: { where: 'A heading of a screen.' },
  'descriptions.roles': {
    where: 'Sentences on a card: what it does.',
    parameters: ['names', ['income']],
  },
  descriptions: {
    where: 'Sentences on a screen: what a card, a tile, a place, an option or a module does.',
    parameters: ['names'],
  },
  gameOver: { where: 'A sentence.' },
};

/**
 * All texts of a catalogue.
 *
 * @param missing - what a language lacks.
 */
export function englishIn(
  missing: readonly NeededText[],
  { printed, pieces }: OtherNames,
): readonly EnglishText[] {
  const said = missing.filter(({ key }) => !key.startsWith('names.')).map(textOf);
  // Whoever has names has them by id, too.
  if (!missing.some(({ key }) => key === 'names.good')) return said;
  const named = missing.flatMap(({ key }) => nameById(key));
  const { title } = namesWith();
  const others = [
    ...printed.map((name) => nameOf(`nouns.printed.${name}`, name)),
    ...pieces.map((id) => nameOf(`nouns.pieces.${id}`, title(id))),
  ];
  // What rules say themselves is better than an id.
  const all = new Map([...NAME_TEXTS, ...named, ...others, ...said].map((one) => [one.key, one]));
  // The decision of a role has its name.
  return [...all.values()].filter(
    ({ key }) =>
      !all.has(key.replace(/^nouns\.decisions\./, 'nouns.roles.')) ||
      !/^nouns\.decisions\./.test(key),
  );
}

/** An action, a decision and a personality have a name, too. */
function nameById(key: string): readonly EnglishText[] {
  const [, section, id = ''] =
    /^(?:descriptions\.)?(actions|decisions|roles)\.([^.]+)$/.exec(key) ?? [];
  const english = namesWith();
  const named = { actions: english.action, decisions: english.decision, roles: english.role };
  return Object.entries(named).flatMap(([one, name]) =>
    one === section ? [nameOf(`nouns.${section}.${id}`, name(id))] : [],
  );
}

function nameOf(key: string, english: string): EnglishText {
  const where = 'A name, as it stands within a sentence.';
  return { ...PLAIN, key, english, source: english, where };
}

const PLAIN = { parameters: undefined, longest: undefined, isList: false, isPlain: true } as const;

function textOf({ key, english, fields = [] }: NeededText): EnglishText {
  const [section = '', group = ''] = key.split('.');
  const { where, parameters = [] } = SECTIONS[`${section}.${group}`] ??
    SECTIONS[section] ?? { where: '' };
  if (typeof english !== 'function') {
    const said = [english].flat().join('|');
    return { ...PLAIN, key, english: said, source: said, where, isList: Array.isArray(english) };
  }
  const told = traced(english, parameters);
  const all = [...new Set([...told.fields, ...fields])].filter(isBinding);
  return {
    key,
    english: told.english,
    when: told.when,
    where,
    source: told.english,
    parameters: parameters.map((one) => (typeof one === 'string' ? one : [...one, ...all])),
    longest: undefined,
    isList: false,
  };
}

/** What can be the name of a variable. */
function isBinding(name: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && !RESERVED.test(name);
}

const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|names|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** The module of what games say in a language: each map and module apart, so that a program carries the words of what it plays. */
import { type ModuleForm, type ModuleParts, TEXTS } from '../../src/cli/catalogue/compile';
import { SPREAD, treeOf } from '../../src/cli/catalogue/tree';

/** What stands in which part of a language; all else is said in games. */
const PARTS: Readonly<Record<string, string>> = {
  screen: 'Screens',
  descriptions: 'Screens',
  faults: 'Faults',
  sentences: 'Faults',
};

/** How a set of words calls a group of texts. */
const SECTIONS: Readonly<Record<string, string>> = { sentences: 'refusals' };

/** Each group of texts is exported by its own name. */
export const AS_GAME: ModuleForm = { command: TEXTS, isGame: true, moduleOf: gameModule };

function gameModule(
  texts: ReadonlyMap<string, string>,
  { language, owners, own, imported }: ModuleParts,
): string {
  const sets = new Map<string, Map<string, string>>();
  const add = (owner: string, key: string, code: string): void => {
    const [group = '', ...rest] = key.split('.');
    const name = `${nameOf(owner)}${PARTS[group] ?? 'Game'}`;
    const set = sets.get(name) ?? new Map<string, string>();
    sets.set(name, set.set([SECTIONS[group] ?? group, ...rest].join('.'), code));
  };
  // The functions of a group come along at once.
  for (const [key, { module, constant }] of own) {
    const group = key.split('.').slice(0, -1).join('.');
    add('', `${group}.${SPREAD}`, imported(module, constant, `own_${constant}`));
  }
  for (const [key, code] of texts) add(owners.get(key) ?? '', key, code);
  const names = [...sets.keys()];
  const partOf = (name: string): string => name.replace(/(?:Game|Screens|Faults)$/, '');
  const parts = [...new Set(names.map(partOf))];
  const joined = (name: string, some: readonly string[], isSpeaking = false): string => {
    const call = isSpeaking ? 'speaking' : 'joined';
    const given = [
      ...(isSpeaking ? ['names', 'forms'].map((one) => imported('./names.ts', one, one)) : []),
      `'${language}'`,
      ...some.filter((one) => sets.has(one)).map((one) => `_${one}`),
    ];
    return `export const ${name} = /* @__PURE__ */ ${imported('../joined.ts', call, call)}(${given.join(', ')});`;
  };
  const ending = (end: string): readonly string[] => names.filter((name) => name.endsWith(end));
  return [
    ...[...sets].map(([name, set]) => `const _${name} = ${treeOf(set)};`),
    joined('whole', names, true),
    joined('game', ending('Game'), true),
    joined('screens', ending('Screens')),
    joined('faults', ending('Faults')),
    ...parts.map((part) =>
      joined(
        part,
        names.filter((name) => partOf(name) === part),
        part === BASE,
      ),
    ),
    joined('baseGame', ['baseGame'], true),
    joined('baseScreens', ['baseScreens']),
    joined('baseFaults', ['baseFaults']),
  ].join('\n');
}

const BASE = 'base';

/** `modules/bought-goods` is `boughtGoods`. */
function nameOf(owner: string): string {
  const [, id = BASE] = owner.split('/');
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

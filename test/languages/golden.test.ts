/**
 * Every text of each language as people read it, one a line behind its key; at the end, what no sample says. A change of a single letter shows in
 * `golden/<language>.txt`; whoever changes a text reads the line there. `npx vitest run test/languages/golden.test.ts -u`
 * writes them anew.
 */
// answers for src/maps src/modules src/roles src/rules src/words src/kit src/scoring src/engine src/log src/notation src/model src/match-faults.ts

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type KnownTag, LANGUAGES } from '../../src/cli/languages/all';
import { ROOT } from '../readme/markdown';
import { everyText, namesIn, type Said } from '../support/every-text';
import { GAME_WORDS, TAGS } from '../support/game-words';
import { SITE_WORDS } from '../support/site-words';
import {
  COMMANDS,
  distinctSamples,
  PEOPLE,
  SITE,
  samplesOfTexts,
  textsOfTree,
} from '../support/texts-by-type';

/** English words of the library stand beside the rules: their samples are all that is kept. */
function sourcesOf(tag: KnownTag): readonly string[] {
  const commands = 'src/cli/languages';
  return tag === 'en'
    ? [`${commands}/en.ts`]
    : [`src/languages/${tag}`, `${commands}/functions/${tag}.ts`];
}

/** Texts of the library with all samples; of the command line, those that are always the same. */
function textsIn(tag: KnownTag): readonly Said[] {
  const ours = GAME_WORDS[tag];
  return [...everyText(ours), ...textsOfTree({ cli: LANGUAGES[tag].words }, namesIn(ours))];
}

/** Facts as short as they can be read. */
function keyOf(key: string): string {
  const short = key.replaceAll('"', '').replace(/\{type:\w+,?/g, '{');
  return short.length > 160 ? `${short.slice(0, 160)}…` : short;
}

/** Functions are called with every plural, and with every kind of thing. */
const CALLS = [COMMANDS, SITE].map((texts) => [samplesOfTexts(texts), distinctSamples(texts)]);

const pathOf = ({ key }: Said): string => key.split(' ', 1)[0] ?? '';

/** What differs from another text of the same function by numbers and players alone has the same. */
function likeOthers(said: Said): string {
  return `${pathOf(said)} ${said.text.replaceAll(NUMBER_OR_PLAYER, '#')}`;
}
const exact = (said: Said): string => `${pathOf(said)} ${said.text}`;
const NUMBER_OR_PLAYER = new RegExp(`\\d+|${PEOPLE.join('|')}`, 'g');

describe.each(TAGS)('%s', (tag) => {
  test('says what has been read', async () => {
    const lines = textsIn(tag).map(
      ({ key, text }) => `${keyOf(key)} = ${text.replaceAll('\n', ' ⏎ ')}`,
    );
    const whole = plain(lines.join('\n'));
    for (const text of constantsIn(sourcesOf(tag))) {
      const line = text.replaceAll('\n', ' ⏎ ');
      if (!isIn(whole, plain(line))) lines.push(`(in the source) ${line}`);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${tag}.txt`);
  });

  test.each(['cli', 'site'] as const)('says in %s what has been read', async (room) => {
    const names = namesIn(GAME_WORDS[tag]);
    const [commands, pages] = CALLS;
    const [tree, calls] =
      room === 'cli' ? [LANGUAGES[tag].words, commands] : [SITE_WORDS[tag], pages];
    const [numbers, kinds] = calls?.map((samples) => textsOfTree(tree, names, samples)) ?? [];
    const said = new Map([
      ...(kinds ?? []).map((one) => [likeOthers(one), one] as const),
      // Those of the site have no further forms.
      ...(numbers ?? []).map(
        (one) => [room === 'site' ? likeOthers(one) : exact(one), one] as const,
      ),
    ]);
    const lines = [...said.values()].map(
      ({ key, text }) => `${keyOf(key)} = ${text.replaceAll('\n', ' ⏎ ')}`,
    );
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(`golden/${room}-${tag}.txt`);
  });
});

/** French blanks that do not break come in while it speaks. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** Whether it stands there as whole words. */
function isIn(whole: string, text: string): boolean {
  for (let at = whole.indexOf(text); at !== -1; at = whole.indexOf(text, at + 1)) {
    const around = `${whole[at - 1] ?? ''}${whole[at + text.length] ?? ''}`;
    if (!/\p{L}/u.test(around)) return true;
  }
  return false;
}

/** Every string and every piece of a template in the files of these folders and files, that has a letter. */
function constantsIn(paths: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const file of paths.flatMap(filesIn)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${ROOT}${file}`, 'utf8'),
      ts.ScriptTarget.ESNext,
    );
    walk(source);
  }
  return [...found];

  function walk(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = ts.isStringLiteralLike(node) || isPiece(node) ? node.text : '';
    if (/\p{L}/u.test(text)) found.add(text);
    node.forEachChild(walk);
  }
}

function isPiece(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function filesIn(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(`${ROOT}${path}`)
    .filter((name) => /^(?:words\.js|.*(?<!\.d)\.ts)$/.test(name))
    .sort()
    .map((name) => `${path}/${name}`);
}

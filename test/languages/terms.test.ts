/** One word for one thing: words that a language's terms (docs/words/terms) replace are in none of its texts. */
// answers for src/words src/cli/languages
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What is not said, and what is said instead. */
type Term = readonly [not: RegExp, but: string];

const TERMS: Readonly<Record<string, readonly Term[]>> = {
  en: [
    [/automatic player/i, 'bot'],
    [/\bchances? to win\b/i, 'chance of winning'],
    [/\bgoods? of choice\b/, 'good of your choice'],
    [/where salt is not played/, 'without salt'],
    [/'Tiles of the forum'/, 'forum tile'],
    [/start place/, 'capital'],
    [/cardboard/, 'at the table'],
  ],
  de: [
    [/\bG(?:ott|ötter|öttern)\b/, 'Gottheit'],
    [/Wertungsbl[aä]tt/, 'Wertungsbogen'],
    [/\bSeed\b/, 'Startwert'],
    [/Arbeits-Thread/, 'Worker-Thread'],
    [/[Aa]utomatische[rn]? Spieler/, 'Bot'],
    [/aufgehoben in/, 'gespeichert in'],
  ],
  fr: [
    [/jetons? de bonus|\bmarqueurs?\b/, 'jeton bonus'],
    [/'de (?:terre|mer)'|(?:colons?|routes?) de (?:terre|mer)\b/, 'terrestre, maritime'],
    [/Byzance/, 'Byzantium'],
    [/\bsortes? de marchandises|par sorte\b/, 'type'],
    [/joueurs? automatiques?|\brobots?\b/, 'bot'],
    [/[Dd]écompter?\b (?:un|\$)|ne décompte/, 'compter les points'],
    [/sans Venus/, 'Vénus'],
    [/\bfautes?\b/, 'erreur'],
    [/provinces? partagées?/, 'province commune'],
  ],
  nl: [
    [/\bgoed onbekend|\been goed om|\belk goed\b|\bGoed van\b/, 'product'],
    [/\bSpelbord|\b[Bb]ord(?:en)?\b/, 'speelbord'],
    [/'Te koop'/, 'kaartenspoor'],
    [/\bRang\b/, 'Plaats'],
    [/belofte/, 'promise'],
    [/dit apparaat/, 'toestel'],
    [/verscheidene/, 'meerdere'],
    [/[Aa]utomatische spelers?/, 'bot'],
    [/(?<!punten van )een god tellen/, 'de punten van een god tellen'],
    [/\bverplaatsing(?:en)?\b/, 'stap'],
  ],
  pl: [
    [/\bPremia\b|[Pp]unkty dodatkowe|'Dodatkowe'/, 'bonus'],
    [/\b[Pp]opraw(?:ka|ki|ek)\b/, 'korekta'],
    [/przewodnik/i, 'poradnik'],
    [/wytwarza/, 'produkuje'],
    [/miastami cegły/, 'miastami produkującymi cegłę'],
    [/[Rr]ęka początkowa|karty startowe/, 'karty początkowe'],
    [/(?<!\p{L})parti(?:a|ę|i|e|ą)(?!\p{L})/iu, 'gra'],
    [/[Aa]utomatyczn\p{L}+ gracz/u, 'bot'],
    [/bez Venus/, 'Wenus'],
    [/count\} gracze/, 'graczy'],
  ],
  ja: [
    [/盤|ボード(?!ゲーム)/, 'マップ'],
    [/棋譜/, '記録'],
    [/得点シート|得点表/, 'スコアシート'],
    [/ブラウザー/, 'ブラウザ'],
    [/ウェヌス|ヴィーナス/, 'ヴェヌス'],
    [/自動プレイヤー/, 'ボット'],
    [/転換点/, '転機'],
    [/勝つ見込み/, '勝率'],
    [/だれ/, '誰'],
    [/計上/, '得点する'],
    [/もたら/, '得られる'],
  ],
};

/** Where the texts of a language are. Words of notation are read as people type them, so all of them are welcome. */
function filesOf(tag: string): readonly string[] {
  const site = 'docs/site/src/words';
  const folders = [
    ...(tag === 'en' ? [`${site}/en`] : []),
    ...(tag === 'en' ? ['src/words'] : [`src/languages/${tag}`]),
    ...(tag === 'en' ? wordsOfParts() : []),
  ];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  const commands = 'src/cli/languages';
  const parts = wordsOfParts().map((folder) => `${folder}/words`);
  const catalogues = [
    ...[site, commands, ...parts].map((folder) => `${folder}/${tag}.json`),
    `src/languages/${tag}/words.json`,
  ].filter((file) => existsSync(join(ROOT, file)));
  const others = [...catalogues, `${commands}/functions/${tag}.ts`];
  return [...(tag === 'en' ? [`${commands}/en.ts`] : others), ...inFolders];
}

function wordsOfParts(): readonly string[] {
  return ['src/maps', 'src/modules'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name)),
  );
}

/**
 * The lines of a file, in one kind of quotes, that are no comments, and no lists of answers and words of logs: those are
 * what people type.
 */
function linesOf(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return (file.endsWith('.json') ? withoutNotation(text) : text)
    .replaceAll('"', "'")
    .replaceAll(/\[\s*'[^\]]*\]/g, (list) => (file.endsWith('.json') ? '[]' : list))
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*|'?\w+'?: \[')/.test(line));
}

function withoutNotation(catalogue: string): string {
  const { notation: _, ...texts } = JSON.parse(catalogue);
  return JSON.stringify(texts, undefined, 1);
}

describe.each(Object.entries(TERMS))('%s', (tag, terms) => {
  const lines = filesOf(tag).flatMap((file) =>
    linesOf(file).map((line) => `${file}: ${line.trim()}`),
  );

  test('there are texts to look at', () => {
    expect(lines.length).toBeGreaterThan(1000);
  });

  test.each(terms)('%s is said otherwise: %s', (not) => {
    expect(lines.filter((line) => not.test(line))).toEqual([]);
  });
});

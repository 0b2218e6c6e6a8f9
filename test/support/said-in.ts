/** Everything that people read in a language: of the library, the command line and the site, with all samples. */

import { texts as de } from '../../docs/site/src/words/de.js';
import { english as en } from '../../docs/site/src/words/en';
import { texts as fr } from '../../docs/site/src/words/fr.js';
import { texts as ja } from '../../docs/site/src/words/ja.js';
import { texts as nl } from '../../docs/site/src/words/nl.js';
import { texts as pl } from '../../docs/site/src/words/pl.js';
import { type KnownTag, LANGUAGES } from '../../src/cli/languages/all';
import { everyText, namesIn, type Said } from './every-text';
import { GAME_WORDS } from './game-words';
import {
  COMMANDS,
  distinctSamples,
  exampleSamples,
  SITE,
  samplesOfTexts,
  textsOfTree,
} from './texts-by-type';
import { varied } from './varied-facts';

export const TAGS = ['en', 'de', 'fr', 'nl', 'pl', 'ja'] as const satisfies readonly KnownTag[];

/** The three rooms whose texts people read. */
export type RoomOfTexts = 'game' | 'cli' | 'site';

/** A text, and where it is said. */
export interface SaidIn extends Said {
  readonly room: RoomOfTexts;
}

const SITES: Readonly<Record<KnownTag, unknown>> = { de, en, fr, ja, nl, pl };

/** Functions are called with every plural, and with every kind of thing. */
const CALLS = { cli: callsOf(COMMANDS), site: callsOf(SITE) };

function callsOf(texts: typeof SITE) {
  return [samplesOfTexts(texts), distinctSamples(texts)];
}

/** How logs are written is no text, and neither is what people may answer. */
const NO_TEXT = /^notation\./;

/** Every text once for each of its samples, and for each other number, good and god in one. */
export function saidIn(tag: KnownTag): readonly SaidIn[] {
  const ours = GAME_WORDS[tag];
  const { words } = LANGUAGES[tag];
  const names = namesIn(ours);
  const game = everyText(ours, varied).filter(({ key }) => !NO_TEXT.test(key));
  const trees = (['cli', 'site'] as const).flatMap((room) => {
    const tree = room === 'cli' ? words : SITES[tag];
    const said = CALLS[room].flatMap((samples) => textsOfTree(tree, names, samples));
    return said.map((one) => ({ ...one, room }));
  });
  const all = [...game.map((one) => ({ ...one, room: 'game' as const })), ...trees];
  return [...new Map(all.map((one) => [`${one.room} ${one.key} ${one.text}`, one])).values()];
}

const EXAMPLES = { cli: exampleSamples(COMMANDS), site: exampleSamples(SITE) };

/** Every text once, in one order for all languages: what is called says its first example. Names are each a text. */
export function exampleTexts(tag: KnownTag): readonly SaidIn[] {
  const ours = GAME_WORDS[tag];
  const { words } = LANGUAGES[tag];
  const names = namesIn(ours);
  const game = everyText(ours).map((one) => ({ ...one, room: 'game' as const }));
  const trees = (['cli', 'site'] as const).flatMap((room) => {
    const tree = room === 'cli' ? words : SITES[tag];
    return textsOfTree(tree, names, EXAMPLES[room]).map((one) => ({ ...one, room }));
  });
  const first = new Map<string, SaidIn>();
  for (const said of [...game, ...trees]) {
    const [key = ''] = said.key.startsWith('names.') ? [said.key] : said.key.split(' ', 1);
    const id = `${said.room} ${key}`;
    if (!first.has(id)) first.set(id, { ...said, key });
  }
  return [...first.values()];
}

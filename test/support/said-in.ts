/** Everything that people read in a language: of the library, the command line and the site, with all samples. */

import { type KnownTag, LANGUAGES } from '../../src/cli/languages/all';
import { everyText, namesIn, type Said } from './every-text';
import { GAME_WORDS } from './game-words';
import { SITE_WORDS } from './site-words';
import {
  COMMANDS,
  distinctSamples,
  exampleSamples,
  type Samples,
  SITE,
  samplesOfTexts,
  textsOfTree,
} from './texts-by-type';
import { varied } from './varied-facts';

/** The three rooms whose texts people read. */
export type RoomOfTexts = 'game' | 'cli' | 'site';

/** A text, and where it is said. */
export interface SaidIn extends Said {
  readonly room: RoomOfTexts;
}

/** What functions are called with, by the room that they are in: each of these samples. */
type Calls = Readonly<Record<'cli' | 'site', readonly ReadonlyMap<string, Samples>[]>>;

/** With every plural, and with every kind of thing. */
const ALL: Calls = {
  cli: [samplesOfTexts(COMMANDS), distinctSamples(COMMANDS)],
  site: [samplesOfTexts(SITE), distinctSamples(SITE)],
};
const EXAMPLES: Calls = { cli: [exampleSamples(COMMANDS)], site: [exampleSamples(SITE)] };

function textsOf(tag: KnownTag, calls: Calls, vary?: typeof varied): readonly SaidIn[] {
  const ours = GAME_WORDS[tag];
  const names = namesIn(ours);
  const trees = { cli: LANGUAGES[tag].words, site: SITE_WORDS[tag] };
  const game = everyText(ours, vary).map((one) => ({ ...one, room: 'game' as const }));
  const others = (['cli', 'site'] as const).flatMap((room) =>
    calls[room]
      .flatMap((samples) => textsOfTree(trees[room], names, samples))
      .map((one) => ({ ...one, room })),
  );
  return [...game, ...others];
}

/** How logs are written is no text, and neither is what people may answer. */
const NO_TEXT = /^notation\./;

/** Every text once for each of its samples, and for each other number, good and god in one. */
export function saidIn(tag: KnownTag): readonly SaidIn[] {
  const all = textsOf(tag, ALL, varied).filter(
    ({ room, key }) => room !== 'game' || !NO_TEXT.test(key),
  );
  return [...new Map(all.map((one) => [`${one.room} ${one.key} ${one.text}`, one])).values()];
}

/** Every text once, in one order for all languages: what is called says its first example. Names are each a text. */
export function exampleTexts(tag: KnownTag): readonly SaidIn[] {
  const first = new Map<string, SaidIn>();
  for (const said of textsOf(tag, EXAMPLES)) {
    const [key = ''] = said.key.startsWith('names.') ? [said.key] : said.key.split(' ', 1);
    const id = `${said.room} ${key}`;
    if (!first.has(id)) first.set(id, { ...said, key });
  }
  return [...first.values()];
}

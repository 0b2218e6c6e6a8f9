/**
 * Every text of each language as people read it, one a line behind its key. A change of a single letter shows in
 * `golden/<language>.txt`; whoever changes a text reads the line there. `npx vitest run test/languages/golden.test.ts -u`
 * writes them anew.
 */
import { describe, expect, test } from 'vitest';
import { texts as de } from '../../docs/site/src/words/de';
import { english as en } from '../../docs/site/src/words/en';
import { texts as fr } from '../../docs/site/src/words/fr';
import { texts as ja } from '../../docs/site/src/words/ja';
import { texts as nl } from '../../docs/site/src/words/nl';
import { texts as pl } from '../../docs/site/src/words/pl';
import { type KnownTag, LANGUAGES } from '../../src/cli/languages/all';
import { everyText, namesIn, type Said } from '../support/every-text';
import { textsOfTree } from '../support/texts-by-type';

const SITE: Readonly<Record<KnownTag, unknown>> = { de, en, fr, ja, nl, pl };

const TAGS = ['en', 'de', 'fr', 'nl', 'pl', 'ja'] as const;

/** Texts of the library with all samples; of the command line and the site, those that are always the same. */
function textsIn(tag: KnownTag): readonly Said[] {
  const { ours, words } = LANGUAGES[tag];
  const names = namesIn(ours);
  return [...everyText(ours), ...textsOfTree({ cli: words, site: SITE[tag] }, names)];
}

/** Facts as short as they can be read. */
function keyOf(key: string): string {
  const short = key.replaceAll('"', '').replace(/\{type:\w+,?/g, '{');
  return short.length > 160 ? `${short.slice(0, 160)}…` : short;
}

describe.each(TAGS)('%s', (tag) => {
  test('says what has been read', async () => {
    const lines = textsIn(tag).map(
      ({ key, text }) => `${keyOf(key)} = ${text.replaceAll('\n', ' ⏎ ')}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${tag}.txt`);
  });
});

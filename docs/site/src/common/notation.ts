/** Logs as text, written in the language of the site and read in every language of the package. */
import type * as concordia from 'concordia-rules';
import { createNotation } from 'concordia-rules/notation';
import { germanGame } from 'concordia-rules/words/de';
import { frenchGame } from 'concordia-rules/words/fr';
import { japaneseGame } from 'concordia-rules/words/ja';
import { dutchGame } from 'concordia-rules/words/nl';
import { polishGame } from 'concordia-rules/words/pl';
import { engine } from './library';

const all = [germanGame, dutchGame, frenchGame, polishGame, japaneseGame];

export const { formatLog, parseLog } = createNotation(engine, {
  languages: all,
}) as unknown as Pick<typeof concordia, 'formatLog' | 'parseLog'>;

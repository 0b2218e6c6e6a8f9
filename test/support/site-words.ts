/** What the site says, in each of its languages. */
import { texts as de } from '../../docs/site/src/words/de.js';
import { english as en } from '../../docs/site/src/words/en';
import { texts as fr } from '../../docs/site/src/words/fr.js';
import { texts as ja } from '../../docs/site/src/words/ja.js';
import { texts as nl } from '../../docs/site/src/words/nl.js';
import { texts as pl } from '../../docs/site/src/words/pl.js';

export const SITE_WORDS = { en, de, fr, ja, nl, pl } as const;

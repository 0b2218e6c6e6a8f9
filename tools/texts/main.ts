/**
 * Texts in other languages than English. `npm run texts` makes the modules of all catalogues and lists what is stale;
 * `npm run texts -- translated de [key]` notes that it, or one text, has been translated anew; `npm run texts -- new it`
 * begins a language in English.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { englishOf } from './catalogue';
import { frameOf } from './frame';
import { makeTexts } from './make';
import { noteTranslated, staleTexts } from './marks';
import { catalogueFile, languagesOf, ROOMS, type Room } from './rooms';

async function main([command, language = '', ...keys]: readonly string[]): Promise<void> {
  for (const room of ROOMS) {
    if (command === 'new') begin(room, language);
    if (command === 'translated') {
      noteTranslated(room, language, (key) => keys.length === 0 || keys.includes(key));
    }
  }
  await makeTexts();
  for (const room of ROOMS) for (const tag of languagesOf(room)) tell(room, tag);
}

/** A catalogue whose texts are all to be translated. */
function begin(room: Room, language: string): void {
  // Says so where it is no tag of a language.
  const [tag = language] = Intl.getCanonicalLocales(language);
  const english = englishOf(room);
  const owners = new Set(english.map(({ owner = '' }) => owner));
  for (const owner of owners) {
    const file = catalogueFile(room, tag, owner);
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) throw new Error(`${file} is there already`);
    const texts = frameOf(english.filter((one) => (one.owner ?? '') === owner));
    writeFileSync(file, `${JSON.stringify(texts, undefined, 2)}\n`);
  }
}

function tell(room: Room, language: string): void {
  const stale = staleTexts(room, language);
  // Every `npm ci` makes the texts: it has something to say only where there is something to do.
  if (stale.length === 0) return;
  console.log(`${room.name} ${language}: ${stale.length} to translate`);
  for (const { key, source, comment, longest } of stale) {
    const most = longest === undefined ? '' : ` (at most ${longest} letters)`;
    console.log(`  ${key}: ${source}${comment === '' ? '' : ` – ${comment}`}${most}`);
  }
}

await main(process.argv.slice(2));

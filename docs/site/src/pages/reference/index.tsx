import { LANGUAGES, type Language, say } from '../../words/language';
import type { SiteWords } from '../../words/texts';

type Described = keyof SiteWords['reference']['what'];

/** The entry points of the package besides the whole, by what they are for. */
const ENTRIES: readonly Described[] = [
  'core',
  'log',
  'follow',
  'notation',
  'words',
  'screen',
  'maps',
  'modules',
  'scoring',
  'sheets',
  'svg',
  'board',
  'table',
  'bots',
  'boardgame',
  'kit',
  'kit-rules',
  'testing',
];

/** The way into the reference, which is made by typedoc beside this page. */
export function ReferencePage() {
  const { open, entries, what, words, begin } = say.reference;
  const tags = Object.keys(LANGUAGES) as readonly Language[];
  return (
    <>
      <p>
        <a class="button main" href="./reference/index.html">
          {open}
        </a>
      </p>
      <h2>{entries}</h2>
      <ul class="links">
        <Entry file="index" what={what.index} />
        {ENTRIES.map((file) => (
          <Entry key={file} file={file} entry={file.replace('-', '/')} what={what[file]} />
        ))}
        {tags.map((tag) => (
          <Entry
            key={tag}
            file={`languages_${tag}`}
            entry={`words/${tag}`}
            what={words(LANGUAGES[tag])}
          />
        ))}
      </ul>
      <p>
        <a class="button" href="#/guides/readme">
          {begin}
        </a>
      </p>
    </>
  );
}

interface EntryProps {
  /** As typedoc calls the page of the entry point. */
  readonly file: string;
  /** Behind the name of the package. */
  readonly entry?: string;
  readonly what: string;
}

function Entry({ file, entry, what }: EntryProps) {
  return (
    <li>
      <a href={`./reference/modules/${file}.html`}>
        <code>{['concordia-rules', entry].filter(Boolean).join('/')}</code>
      </a>
      : {what}
    </li>
  );
}

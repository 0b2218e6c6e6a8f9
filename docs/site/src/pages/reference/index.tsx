import { LANGUAGES, type Language, say } from '../../words/language';
import type { SiteWords } from '../../words/texts';

type Described = keyof SiteWords['reference']['what'];

/** The entry points of the package, by what they are for. */
const ENTRIES: readonly (readonly [file: Described, entry: string])[] = [
  ['index', 'concordia-rules'],
  ['core', 'concordia-rules/core'],
  ['log', 'concordia-rules/log'],
  ['follow', 'concordia-rules/follow'],
  ['notation', 'concordia-rules/notation'],
  ['words', 'concordia-rules/words'],
  ['screen', 'concordia-rules/screen'],
  ['maps', 'concordia-rules/maps'],
  ['modules', 'concordia-rules/modules'],
  ['scoring', 'concordia-rules/scoring'],
  ['sheets', 'concordia-rules/sheets'],
  ['svg', 'concordia-rules/svg'],
  ['board', 'concordia-rules/board'],
  ['table', 'concordia-rules/table'],
  ['bots', 'concordia-rules/bots'],
  ['boardgame', 'concordia-rules/boardgame'],
  ['kit', 'concordia-rules/kit'],
  ['kit-rules', 'concordia-rules/kit/rules'],
  ['testing', 'concordia-rules/testing'],
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
        {ENTRIES.map(([file, entry]) => (
          <Entry key={entry} file={file} entry={entry} what={what[file]} />
        ))}
        {tags.map((tag) => (
          <Entry
            key={tag}
            file={`languages_${tag}`}
            entry={`concordia-rules/words/${tag}`}
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
  readonly entry: string;
  readonly what: string;
}

function Entry({ file, entry, what }: EntryProps) {
  return (
    <li>
      <a href={`./reference/modules/${file}.html`}>
        <code>{entry}</code>
      </a>
      : {what}
    </li>
  );
}

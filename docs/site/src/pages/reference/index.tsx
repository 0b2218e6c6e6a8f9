import { LANGUAGES, type Language, say } from '../../words/language';

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
        {Object.entries(what).map(([file, text]) => (
          <Entry
            key={file}
            file={file}
            entry={file === 'index' ? '' : file.replace('-', '/')}
            what={text}
          />
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
  /** Behind the name of the package; empty for the whole. */
  readonly entry: string;
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

import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { FaultPanel } from '../common/fault';
import { StartPage } from '../pages/start';
import { choose, LANGUAGES, type Language, language, say } from '../words/language';
import { PAGES, type PageEntry, type PageProps } from './pages';
import { useRoute } from './route';

const TAGS = Object.keys(LANGUAGES) as readonly Language[];

/** The frame around every page. */
export function Shell() {
  const { page, rest } = useRoute();
  const entry = PAGES.find(({ id }) => id === page);
  return (
    <>
      <header class="site">
        <button type="button" class="skip" onClick={skip}>
          {say.shell.skip}
        </button>
        <a class="home" href="#/" aria-current={page === '' ? 'page' : undefined}>
          Concordia
        </a>
        <nav aria-label={say.shell.pages}>
          {PAGES.map(({ id }) => (
            <a key={id} href={`#/${id}`} aria-current={id === page ? 'page' : undefined}>
              {say.shell.titles[id]}
            </a>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        {entry !== undefined ? (
          <Loaded key={entry.id} entry={entry} rest={rest} />
        ) : page === '' ? (
          <StartPage />
        ) : (
          <Nowhere />
        )}
      </main>
      <footer class="site">{say.shell.footer}</footer>
    </>
  );
}

/** No link, for one to `#main` would leave the page, whose address is in the fragment. */
function skip(): void {
  document.querySelector<HTMLElement>('#main')?.focus();
}

function LanguageSwitch() {
  return (
    <select
      class="language"
      aria-label={say.shell.language}
      value={language}
      onChange={({ currentTarget: { value } }) => {
        const next = TAGS.find((tag) => tag === value);
        if (next !== undefined) choose(next);
      }}
    >
      {TAGS.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGES[tag]}
        </option>
      ))}
    </select>
  );
}

function Loaded({ entry, rest }: { entry: PageEntry; rest: readonly string[] }) {
  const [loaded, setLoaded] = useState<{ readonly Page: ComponentType<PageProps> }>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    entry.load().then((Page) => setLoaded({ Page }), setFault);
  }, [entry]);
  if (fault !== undefined) return <FaultPanel error={fault} lead={say.shell.notLoaded} />;
  if (loaded === undefined) return <p role="status">{say.shell.loading}</p>;
  return <Arrived title={say.shell.titles[entry.id]} Page={loaded.Page} rest={rest} />;
}

interface ArrivedProps extends PageProps {
  readonly title: string;
  readonly Page: ComponentType<PageProps>;
}

/** Who uses the keyboard, or hears the page, starts at its heading. */
function Arrived({ title, Page, rest }: ArrivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [fault] = useErrorBoundary();
  useEffect(() => {
    document.title = `${title} – concordia-rules`;
    heading.current?.focus();
  }, [title]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {fault === undefined ? (
        <Page rest={rest} />
      ) : (
        <FaultPanel error={fault} lead={say.shell.wentWrong} />
      )}
    </>
  );
}

function Nowhere() {
  return (
    <>
      <h1>{say.shell.notFound}</h1>
      <p>
        <a href="#/">{say.shell.toStart}</a>
      </p>
    </>
  );
}

import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { FaultPanel } from '../common/fault';
import { StartPage } from '../pages/start';
import { PAGES, type PageEntry, type PageProps } from './pages';
import { useRoute } from './route';

/** The frame around every page. */
export function Shell() {
  const { page, rest } = useRoute();
  const entry = PAGES.find(({ id }) => id === page);
  return (
    <>
      <header class="site">
        <button type="button" class="skip" onClick={skip}>
          Skip to the page
        </button>
        <a class="home" href="#/" aria-current={page === '' ? 'page' : undefined}>
          Concordia
        </a>
        <nav aria-label="Pages">
          {PAGES.map(({ id, title }) => (
            <a key={id} href={`#/${id}`} aria-current={id === page ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
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
      <footer class="site">
        An unofficial helper made with the library concordia-rules. Concordia is a board game by Mac
        Gerdts. Nothing you enter leaves your device.
      </footer>
    </>
  );
}

/** No link, for one to `#main` would leave the page, whose address is in the fragment. */
function skip(): void {
  document.querySelector<HTMLElement>('#main')?.focus();
}

function Loaded({ entry, rest }: { entry: PageEntry; rest: readonly string[] }) {
  const [loaded, setLoaded] = useState<{ readonly Page: ComponentType<PageProps> }>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    entry.load().then((Page) => setLoaded({ Page }), setFault);
  }, [entry]);
  if (fault !== undefined)
    return <FaultPanel error={fault} lead="This page could not be loaded." />;
  if (loaded === undefined) return <p role="status">Loading …</p>;
  return <Arrived title={entry.title} Page={loaded.Page} rest={rest} />;
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
        <FaultPanel
          error={fault}
          lead="Something went wrong on this page; reloading it may help."
        />
      )}
    </>
  );
}

function Nowhere() {
  return (
    <>
      <h1>Page not found</h1>
      <p>
        <a href="#/">Go to the start page</a>
      </p>
    </>
  );
}

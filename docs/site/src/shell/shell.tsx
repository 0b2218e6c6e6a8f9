import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import type { StartProps } from '../pages/start';
import { say, speakOf } from '../words/language';
import { Header } from './header';
import { keepNow, useKeeping } from './offline';
import { PAGES, type PageEntry, type PageProps, READING, TOOLS } from './pages';
import { useRoute } from './route';

/** The frame around every page. */
export function Shell() {
  const { page, rest } = useRoute();
  const entry = PAGES.find(({ id }) => id === page);
  return (
    <>
      <Header page={page} />
      <main id="main" tabIndex={-1} data-page={entry?.id ?? 'start'}>
        {entry !== undefined ? (
          <Loaded key={entry.id} entry={entry} rest={rest} />
        ) : page === '' ? (
          <Start />
        ) : (
          <Nowhere />
        )}
      </main>
      <Footer />
    </>
  );
}

/** It has a heading of its own. */
function Start() {
  const [page, setPage] = useState<{ readonly StartPage: ComponentType<StartProps> }>();
  useEffect(() => {
    import('../pages/start').then(setPage, () => setPage({ StartPage: Doorless }));
  }, []);
  return page === undefined ? (
    <p class="loading" role="status" />
  ) : (
    <page.StartPage tools={TOOLS} reading={READING} />
  );
}

/** The pages are in the header as well. */
function Doorless() {
  return <Trouble text={say.shell.notLoaded} />;
}

function Loaded({ entry, rest }: { entry: PageEntry; rest: readonly string[] }) {
  const [loaded, setLoaded] = useState<{ readonly Page: ComponentType<PageProps> }>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    Promise.all([entry.load(), speakOf(entry.id)]).then(
      ([Page]) => setLoaded({ Page }),
      (error: unknown) => {
        console.info('This page could not be loaded:', error);
        setIsMissing(true);
      },
    );
  }, [entry]);
  if (isMissing) return <NotLoaded title={say.shell.titles[entry.id]} />;
  if (loaded === undefined) {
    return (
      <p class="loading" role="status">
        {say.shell.loading}
      </p>
    );
  }
  return <Arrived title={say.shell.titles[entry.id]} Page={loaded.Page} rest={rest} />;
}

/** Without a network; or there is a newer site by now, whose files have other names. */
function NotLoaded({ title }: { title: string }) {
  return (
    <Headed title={title}>
      <Trouble text={say.shell.notLoaded} />
    </Headed>
  );
}

/** Loading the site anew keeps what is on its pages. */
function Trouble({ text }: { text: string }) {
  return (
    <div class="fault" role="alert">
      <p>{text}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {say.shell.again}
        </button>
      </p>
    </div>
  );
}

interface ArrivedProps extends PageProps {
  readonly title: string;
  readonly Page: ComponentType<PageProps>;
}

function Arrived({ title, Page, rest }: ArrivedProps) {
  const [fault] = useErrorBoundary((error: unknown) => console.error(error));
  return (
    <Headed title={title}>
      {fault === undefined ? <Page rest={rest} /> : <Trouble text={say.shell.wentWrong} />}
    </Headed>
  );
}

function Nowhere() {
  return (
    <Headed title={say.shell.notFound}>
      <p>
        <a class="button" href="#/">
          {say.shell.toStart}
        </a>
      </p>
    </Headed>
  );
}

/** Who uses the keyboard, or hears the page, starts at its heading. */
function Headed({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – concordia-rules`;
    heading.current?.focus();
  }, [title]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}

function Footer() {
  const keeping = useKeeping();
  const { footer, kept, notKept, again, newer, loadNewer } = say.shell;
  return (
    <footer class="site">
      <p>{footer}</p>
      <p aria-live="polite">
        {keeping === 'kept' && kept}
        {keeping === 'failed' && notKept}
        {keeping === 'newer' && newer}
      </p>
      {keeping === 'failed' && (
        <button type="button" onClick={() => void keepNow()}>
          {again}
        </button>
      )}
      {keeping === 'newer' && (
        <button type="button" onClick={() => location.reload()}>
          {loadNewer}
        </button>
      )}
    </footer>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { choose, LANGUAGES, type Language, language, say } from '../words/language';
import { useKeeping } from './offline';
import { PAGES } from './pages';

const TAGS = Object.keys(LANGUAGES) as readonly Language[];

/** One line: the way home, the pages and the language. Where it is narrow, the pages are behind a button. */
export function Header({ page }: { page: string }) {
  const header = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const current = PAGES.find(({ id }) => id === page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has chosen a page is done
  useEffect(() => setIsOpen(false), [page]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const away = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) setIsOpen(false);
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      header.current?.querySelector<HTMLElement>('.menu')?.focus();
    };
    addEventListener('pointerdown', away);
    addEventListener('focusin', away);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('focusin', away);
      removeEventListener('keydown', leave);
    };
  }, [isOpen]);

  return (
    <header class="site" ref={header}>
      <button type="button" class="skip" onClick={skip}>
        {say.shell.skip}
      </button>
      <a class="home" href="#/" aria-current={page === '' ? 'page' : undefined}>
        Concordia
      </a>
      <button
        type="button"
        class="menu"
        aria-expanded={isOpen}
        aria-controls="pages"
        onClick={() => setIsOpen(!isOpen)}
      >
        {current === undefined ? say.shell.pages : say.shell.titles[current.id]}
      </button>
      <nav id="pages" class={isOpen ? 'open' : ''} aria-label={say.shell.pages}>
        {PAGES.map(({ id }) => (
          <a
            key={id}
            href={`#/${id}`}
            aria-current={id === page ? 'page' : undefined}
            onClick={() => setIsOpen(false)}
          >
            {say.shell.titles[id]}
          </a>
        ))}
      </nav>
      <LanguageSwitch />
      {useKeeping() === 'newer' && (
        <button
          type="button"
          class="newer"
          aria-label={say.shell.newerReady}
          title={say.shell.newerReady}
          onClick={() => location.reload()}
        >
          ↻ <span>{say.shell.newerReady}</span>
        </button>
      )}
    </header>
  );
}

/** No link, for one to `#main` would leave the page, whose address is in the fragment. */
function skip(): void {
  document.querySelector<HTMLElement>('#main')?.focus();
}

/** A list that shows its language; where it is narrow, only two letters of it lie on the list. */
function LanguageSwitch() {
  return (
    <span class="language">
      <select
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
      <span class="short" aria-hidden="true">
        {language.toUpperCase()}
      </span>
    </span>
  );
}

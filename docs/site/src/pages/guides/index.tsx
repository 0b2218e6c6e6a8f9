import { guides } from 'virtual:guides';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageProps } from '../../shell/pages';
import { say } from '../../words/language';
import './guides.css';

/** A guide, or the list of all. */
export function GuidesPage({ rest: [name = '', anchor = ''] }: PageProps) {
  if (name === '') return <List />;
  return <Guide key={name} name={name} anchor={anchor} />;
}

function List() {
  return (
    <>
      {say.guides.inEnglish !== '' && <p>{say.guides.inEnglish}</p>}
      <h2>{say.shell.players}</h2>
      <Groups groups={['rules', 'maps']} />
      <h2>{say.shell.programmers}</h2>
      <Groups groups={['start', 'how', 'about']} />
    </>
  );
}

function Groups({ groups }: { groups: readonly (typeof guides)[number]['group'][] }) {
  return (
    <>
      {groups.map((group) => (
        <section key={group}>
          <h3>{say.guides.groups[group]}</h3>
          <ul class="links guides" lang="en">
            {guides
              .filter((guide) => guide.group === group)
              .map(({ name, title }) => (
                <li key={name}>
                  <a href={`#/guides/${name}`}>{title}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Guide({ name, anchor }: { name: string; anchor: string }) {
  const [html, setHtml] = useState<string>();
  const [fault, setFault] = useState<string>();
  const article = useRef<HTMLElement>(null);
  const guide = guides.find((one) => one.name === name);

  useEffect(() => {
    if (guide === undefined) setFault(say.guides.none(name));
    else
      guide.load().then(
        (loaded) => setHtml(loaded.html),
        () => setFault(say.shell.notLoaded),
      );
  }, [guide, name]);

  useEffect(() => {
    if (html === undefined || guide === undefined) return;
    document.title = `${guide.title} – concordia-rules`;
    const places = [...(article.current?.querySelectorAll<HTMLElement>('[id]') ?? [])];
    const place = places.find(({ id }) => id === anchor) ?? places[0];
    place?.focus({ preventScroll: true });
    if (anchor !== '') place?.scrollIntoView();
    else scrollTo(0, 0);
  }, [html, anchor, guide]);

  return (
    <>
      <p class="screen-only">
        <a class="button" href="#/guides">
          {say.guides.all}
        </a>
      </p>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {fault === undefined && html === undefined && <p role="status">{say.shell.loading}</p>}
      {html !== undefined && (
        <article
          class="guide"
          lang="en"
          ref={article}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own text, rendered when it was built.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  );
}

import { guides } from 'virtual:guides';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FaultPanel } from '../../common/fault';
import type { PageProps } from '../../shell/pages';
import './guides.css';

/** A guide, or the list of all. */
export function GuidesPage({ rest: [name = '', anchor = ''] }: PageProps) {
  if (name === '') return <List />;
  return <Guide key={name} name={name} anchor={anchor} />;
}

function List() {
  const groups = [...new Set(guides.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul class="links guides">
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
  const [fault, setFault] = useState<unknown>();
  const article = useRef<HTMLElement>(null);
  const guide = guides.find((one) => one.name === name);

  useEffect(() => {
    if (guide === undefined) setFault(new Error(`There is no guide called ${name}.`));
    else guide.load().then((loaded) => setHtml(loaded.html), setFault);
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
          All guides
        </a>
      </p>
      {fault !== undefined && <FaultPanel error={fault} />}
      {fault === undefined && html === undefined && <p role="status">Loading …</p>}
      {html !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own text, rendered when it was built.
        <article class="guide" ref={article} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}

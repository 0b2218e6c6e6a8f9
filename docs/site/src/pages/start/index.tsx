import { useEffect } from 'preact/hooks';
import { READING, TOOLS } from '../../shell/pages';
import { say } from '../../words/language';

/** What one can do here. */
export function StartPage() {
  const { title, lead, leads, titles, programmers } = say.shell;
  useEffect(() => {
    document.title = 'concordia-rules';
  }, []);
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <ul class="doors">
        {TOOLS.map(({ id }) => (
          <li key={id}>
            <a href={`#/${id}`}>
              <strong>{titles[id]}</strong>
              <span>{leads[id]}</span>
            </a>
          </li>
        ))}
      </ul>
      <h2>{programmers}</h2>
      <ul class="links">
        {READING.map(({ id }) => (
          <li key={id}>
            <a href={`#/${id}`}>{titles[id]}</a>: {leads[id]}
          </li>
        ))}
      </ul>
    </>
  );
}

import { useEffect } from 'preact/hooks';
import { PAGES } from '../../shell/pages';

/** What one can do here. */
export function StartPage() {
  useEffect(() => {
    document.title = 'concordia-rules';
  }, []);
  const [four, more] = [PAGES.slice(0, 4), PAGES.slice(4)];
  return (
    <>
      <h1>Concordia, without the arithmetic</h1>
      <p>The rules of the game in your browser. It works offline, and nothing you enter is sent.</p>
      <ul class="doors">
        {four.map(({ id, title, lead }) => (
          <li key={id}>
            <a href={`#/${id}`}>
              <strong>{title}</strong>
              <span>{lead}</span>
            </a>
          </li>
        ))}
      </ul>
      <h2>For programmers</h2>
      <ul class="links">
        {more.map(({ id, title, lead }) => (
          <li key={id}>
            <a href={`#/${id}`}>{title}</a>: {lead}
          </li>
        ))}
      </ul>
    </>
  );
}

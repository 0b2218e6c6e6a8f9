import { useState } from 'preact/hooks';
import { copied, download } from '../../common/files';
import { PointsTable } from '../../common/points';
import type { Count } from './count';
import { type Draft, namedSheet } from './draft';
import { getMap } from './library';
import { fragmentOf } from './share';

interface ResultProps {
  readonly draft: Draft;
  readonly count: Count;
}

/** Everybody's points, and ways to take them along. */
export function Result({ draft, count }: ResultProps) {
  const { scores, hints } = count;
  const [said, setSaid] = useState('');
  const [link, setLink] = useState('');
  const title = titleOf(draft);

  async function share(): Promise<void> {
    const [before = ''] = location.href.split('#');
    const next = `${before}#/score/${await fragmentOf(draft)}`;
    setLink(next);
    const done = await copied(next);
    setSaid(done ? 'Link copied.' : 'Copy the link by hand:');
  }

  return (
    <section class="panel stack result" aria-labelledby="result">
      <h2 id="result">{title}</h2>
      {hints.length > 0 && (
        <div class="hints screen-only">
          <h3>Still to settle</h3>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
      )}
      {scores === undefined ? (
        <p>There is nothing to count yet.</p>
      ) : (
        <PointsTable
          scores={scores}
          more={scores.sestertii ? [{ name: 'Sestertii won', cells: scores.sestertii }] : []}
        />
      )}
      <div class="row screen-only">
        <button type="button" class="main" onClick={() => void share()}>
          Share as a link
        </button>
        <button
          type="button"
          onClick={async () => {
            const done = await copied(textOf(title, count));
            setSaid(done ? 'Result copied.' : 'The browser does not allow copying.');
          }}
        >
          Copy as text
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
        <button
          type="button"
          onClick={() => download('sheet.json', `${JSON.stringify(namedSheet(draft), null, 2)}\n`)}
        >
          Save the sheet
        </button>
      </div>
      <p role="status" class="screen-only">
        {said}
      </p>
      {link !== '' && (
        <label class="screen-only link">
          The link
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </section>
  );
}

function titleOf({ sheet, intermediate }: Draft): string {
  const what = intermediate ? 'Intermediate scoring' : 'Result';
  return sheet.map === undefined ? what : `${what} – ${getMap(sheet.map).name}`;
}

/** For a message to those who played. */
function textOf(title: string, { scores }: Count): string {
  const lines = (scores?.players ?? [])
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, name, total }) => `${rank}. ${name}: ${total}`);
  return [`Concordia: ${title}`, ...lines].join('\n');
}

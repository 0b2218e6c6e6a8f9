/** Where a game comes from: a file, or an example. */
import { FileDrop } from '../../common/files';
import { logIn } from '../../common/read-log';
import { EXAMPLES } from './examples';

export interface Source {
  readonly name: string;
  /** Whatever was read. */
  readonly log: unknown;
}

interface ChooserProps {
  readonly onSource: (source: Source) => void;
  readonly onFault: (error: unknown) => void;
}

export function Chooser({ onSource, onFault }: ChooserProps) {
  return (
    <div class="stack">
      <FileDrop
        label="Choose a log"
        onText={async (text, name) => {
          try {
            onSource({ name, log: await logIn(text) });
          } catch (error) {
            onFault(error);
          }
        }}
        onFault={onFault}
      >
        <span>or drop one here</span>
      </FileDrop>
      <section>
        <h2>Examples</h2>
        <ul class="examples row">
          {EXAMPLES.map(({ name, load }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  load().then((log) => onSource({ name, log }), onFault);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

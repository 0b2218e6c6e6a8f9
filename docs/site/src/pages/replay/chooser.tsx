/** Where a game comes from: a file, or an example. */
import { FileDrop } from '../../common/files';
import { logIn } from '../../common/read-log';
import { say } from '../../words/language';
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
        label={say.replay.choose}
        onText={async (text, name) => {
          try {
            onSource({ name, log: await logIn(text) });
          } catch (error) {
            onFault(error);
          }
        }}
        onFault={onFault}
      >
        <span>{say.common.files.orDrop}</span>
      </FileDrop>
      <section>
        <h2>{say.replay.examples}</h2>
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

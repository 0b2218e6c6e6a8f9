/** Where a game comes from: a file, or an example. */
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { logIn } from '../../common/read-log';
import { say } from '../../words/language';
import { type Example, FIRST_EXAMPLES, nameOf, OTHER_EXAMPLES } from './examples';

export interface Source {
  readonly name: string;
  /** @returns whatever was read. */
  read(): Promise<unknown>;
}

interface ChooserProps {
  readonly onSource: (source: Source) => void;
  /** Somebody is about to choose. */
  readonly onNear: () => void;
  readonly onFault: (error: unknown) => void;
}

export function Chooser({ onSource, onNear, onFault }: ChooserProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads what is wanted next
    <div class="stack" onFocusIn={onNear} onPointerDown={onNear} onDragEnter={onNear}>
      <FileDrop
        label={say.replay.choose}
        onText={(text, name) => onSource({ name, read: () => logIn(text) })}
        onFault={onFault}
      >
        <span>{say.common.files.orDrop}</span>
      </FileDrop>
      <section>
        <h2>{say.replay.examples}</h2>
        <Examples of={FIRST_EXAMPLES} onSource={onSource} />
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{say.replay.moreExamples}</summary>
          {isOpen && <Examples of={OTHER_EXAMPLES} onSource={onSource} />}
        </details>
      </section>
    </div>
  );
}

interface ExamplesProps extends Pick<ChooserProps, 'onSource'> {
  readonly of: readonly Example[];
}

function Examples({ of, onSource }: ExamplesProps) {
  return (
    <ul class="plain tiles examples">
      {of.map((example) => (
        <li key={example.file}>
          <button
            type="button"
            onClick={() => onSource({ name: nameOf(example), read: () => fetched(example.load) })}
          >
            <Picture load={example.picture} />
            {nameOf(example)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A board in small; its place is there before it. */
function Picture({ load }: { readonly load: Example['picture'] }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    // Without a network there is the name.
    load().then(setAddress, () => undefined);
  }, [load]);
  return <img src={address} alt="" loading="lazy" width={1210} height={713} />;
}

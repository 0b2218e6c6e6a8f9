/** Where a game comes from: a file, or an example. */
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { logIn } from '../../common/read-log';
import { say } from '../../words/language';

/* The example games of the package, each loaded when somebody wants it. */

const FILES = import.meta.glob(
  ['../../../../examples/*.json', '!../../../../examples/tsconfig*.json'],
  { import: 'default' },
);

/** Boards in small. */
const PICTURES = import.meta.glob<string>('../../../../maps/*.svg', {
  query: '?url',
  import: 'default',
});

interface Example {
  /** Such as `ionium-teams-4`. */
  readonly file: string;
  /** The address of a picture of its board. */
  picture(): Promise<string | undefined>;
  load(): Promise<unknown>;
}

/** These are shown first. */
const FIRST = ['imperium-4', 'italia-3', 'corsica-2'];

const ALL = Object.entries(FILES).map(([path, load]): Example => {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const [map] = file.split('-');
  return { file, picture: async () => PICTURES[`../../../../maps/${map}.svg`]?.(), load };
});

const FIRST_EXAMPLES = ALL.filter(({ file }) => FIRST.includes(file));
const OTHER_EXAMPLES = ALL.filter(({ file }) => !FIRST.includes(file));

/** `Ionium, Teams, 4 players` of `ionium-teams-4`. */
function nameOf({ file }: Example): string {
  return file.split('-').map(partOf).join(', ');
}

/** What is special about a game, or else the name of its map, which is its id in every language. */
function partOf(part: string): string {
  if (/^\d$/.test(part)) return say.replay.players(Number(part));
  const special: Readonly<Record<string, string>> = say.replay.special;
  return special[part] ?? part.charAt(0).toUpperCase() + part.slice(1);
}

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

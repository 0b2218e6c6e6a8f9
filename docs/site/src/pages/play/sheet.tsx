/** What lies beside the board, one part at a time. */
import type { GameView } from 'concordia-rules';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { screenModel } from '../../common/library';
import { say } from '../../words/language';
import { CardRow } from './cards';
import { Reckoned, SectionOf } from './section';

interface SheetProps {
  readonly view: GameView;
  readonly turn: ComponentChildren;
  readonly menu: ComponentChildren;
}

const TABS = ['turn', 'cards', 'display', 'players', 'points', 'more'] as const;
type Tab = (typeof TABS)[number];

export function Sheet({ view, turn, menu }: SheetProps) {
  const [shown, setShown] = useState<Tab>('turn');
  const isAsked = view.decision?.seat === view.viewer;
  const question = JSON.stringify(view.decision);
  // Another choice comes up in sight, whatever was looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another one
  useLayoutEffect(() => {
    if (isAsked) setShown('turn');
  }, [isAsked, question]);
  return (
    <div class="sheet">
      <div class={shown === 'turn' ? 'turn-part' : 'turn-part other'}>{turn}</div>
      {shown !== 'turn' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <div class="sheet-body" tabIndex={0}>
          {shown === 'more' ? menu : <Part key={shown} tab={shown} view={view} />}
        </div>
      )}
      <div class="tabs" role="toolbar" aria-label={say.play.game}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => setShown(name)}
          >
            {say.play.tabs[name]}
          </button>
        ))}
      </div>
    </div>
  );
}

function Part({ tab, view }: { tab: Tab; view: GameView }) {
  const model = useMemo(() => screenModel(view), [view]);
  const { viewer } = view;
  if (tab === 'display') return <SectionOf section={model.display} />;
  if (tab === 'points') {
    return (
      <>
        <SectionOf section={model.scores} />
        <Reckoned table={model.scores} />
      </>
    );
  }
  if (tab === 'players') {
    return (
      <>
        <SectionOf section={model.players} />
        {model.parts.map((part) => (
          <SectionOf key={part.key} section={part} />
        ))}
      </>
    );
  }
  const hands = model.hands.filter(({ items }) => items.some(({ kind }) => kind === 'card'));
  const own = model.storehouses.filter(({ seat }) => seat === viewer);
  return (
    <>
      {hands.map(({ key, label, items }) => (
        <section key={key}>
          <h3>{label}</h3>
          <CardRow label={label} items={items} />
        </section>
      ))}
      {[...own, ...model.discards].map((section) => (
        <SectionOf key={section.key} section={section} isFolded={section.seat !== viewer} />
      ))}
    </>
  );
}

/** What lies beside the board, one part at a time. */
import type { GameView } from 'concordia-rules';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
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
  // Another choice comes up in sight, whatever was looked at.
  const [{ tab, of }, setTab] = useState<{ tab: Tab; of: GameView['decision'] }>({
    tab: 'turn',
    of: view.decision,
  });
  const isSame = JSON.stringify(of) === JSON.stringify(view.decision);
  const shown = isSame || view.decision?.seat !== view.viewer ? tab : 'turn';
  return (
    <div class="sheet">
      <div class={shown === 'turn' ? 'turn-part' : 'turn-part other'}>{turn}</div>
      {shown !== 'turn' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section class="sheet-body" tabIndex={0} aria-label={say.play.tabs[shown]}>
          {shown === 'more' ? menu : <Part key={shown} tab={shown} view={view} />}
        </section>
      )}
      <div class="tabs" role="toolbar" aria-label={say.play.game}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => setTab({ tab: name, of: view.decision })}
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

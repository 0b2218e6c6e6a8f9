/** On a phone, what is below the board one at a time. On a wide screen all of it is there, and nothing to choose. */
import { say } from '../../words/language';

export type Tab = keyof typeof say.replay.tabs;

interface TabsProps {
  readonly open: Tab;
  readonly onOpen: (tab: Tab) => void;
}

const TABS = ['actions', 'table', 'points', 'chances'] as const satisfies readonly Tab[];

export function Tabs({ open, onOpen }: TabsProps) {
  return (
    <nav class="tabs" aria-label={say.replay.below}>
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === open} onClick={() => onOpen(tab)}>
          {say.replay.tabs[tab]}
        </button>
      ))}
    </nav>
  );
}

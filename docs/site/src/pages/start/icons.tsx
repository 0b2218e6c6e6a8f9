/** What each tool does, at a glance. */
import type { PageEntry } from '../../shell/pages';

/** Lines of 24 by 24. */
const LINES: Partial<Record<PageEntry['id'], string>> = {
  // Points as bars.
  score: 'M4 20h16M6 17V11M12 17V4M18 17V8',
  // A pawn.
  play: 'M12 4a3 3 0 1 1-.01 0M9 10h6M10 10c0 4-1.5 6-3 8h10c-1.5-2-3-4-3-8M6 21h12',
  check: 'M12 3a9 9 0 1 1-.01 0M8 12l3 3 5-6',
  // Back to the beginning.
  replay: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.6 5M11 9l4.5 3-4.5 3z',
};

export function Icon({ page }: { readonly page: PageEntry['id'] }) {
  return (
    <svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[page]} />
    </svg>
  );
}

/** The guides, in Polish. */
import type { SiteWords } from '../texts';

export const guides: SiteWords['guides'] = {
  all: 'Wszystkie poradniki',
  none: (name) => `Nie ma poradnika o nazwie ${name}.`,
  inEnglish: 'Poradniki są po angielsku.',
  groups: {
    start: 'Na początek',
    how: 'Jak co zrobić',
    about: 'Wszystko po kolei',
    maps: 'Mapy',
  },
};

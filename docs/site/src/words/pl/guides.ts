/** The guides, in Polish. */
import type { SiteWords } from '../texts';

export const guides: SiteWords['guides'] = {
  all: 'Wszystkie przewodniki',
  none: (name) => `Nie ma przewodnika o nazwie ${name}.`,
  inEnglish: 'Przewodniki są po angielsku.',
  groups: {
    start: 'Na początek',
    how: 'Jak co zrobić',
    about: 'Wszystko po kolei',
    maps: 'Mapy',
  },
};

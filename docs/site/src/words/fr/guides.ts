/** The guides, in French. */
import type { SiteWords } from '../texts';

export const guides: SiteWords['guides'] = {
  all: 'Tous les guides',
  none: (name) => `Il n’y a pas de guide appelé ${name}.`,
  inEnglish: 'Les guides sont en anglais.',
  groups: {
    start: 'Pour commencer',
    how: 'Comment faire',
    about: 'Tout en détail',
    maps: 'Plateaux',
  },
};

/** The guides, in Dutch. */
import type { SiteWords } from '../texts';

export const guides: SiteWords['guides'] = {
  all: 'Alle handleidingen',
  none: (name) => `Er is geen handleiding met de naam ${name}.`,
  inEnglish: 'De handleidingen zijn in het Engels.',
  groups: {
    start: 'Begin',
    how: 'Hoe je iets doet',
    about: 'Alles op een rij',
    maps: 'Speelborden',
  },
};

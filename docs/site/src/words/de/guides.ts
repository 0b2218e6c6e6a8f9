/** The guides, in German. */
import type { SiteWords } from '../texts';

export const guides: SiteWords['guides'] = {
  all: 'Alle Anleitungen',
  none: (name) => `Es gibt keine Anleitung namens ${name}.`,
  inEnglish: 'Die Anleitungen sind auf Englisch.',
  groups: {
    start: 'Einstieg',
    how: 'So geht es',
    about: 'Alles im Einzelnen',
    maps: 'Spielpläne',
  },
};

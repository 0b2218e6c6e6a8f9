/** The way into the reference, in Dutch. */
import type { SiteWords } from '../texts';

export const reference: SiteWords['reference'] = {
  open: 'Referentie openen',
  entries: 'Ingangen',
  begin: 'Hoe je begint',
  what: {
    index: 'Alles: alle speelborden en modules, klaar om te spelen.',
    core: 'Alleen de engine, voor je eigen speelborden en kleine bundels.',
    log: 'Verslagen van een engine vastleggen, terugkijken en controleren.',
    follow: 'Beelden die gebeurtenissen volgen.',
    notation: 'Verslagen van een engine als tekst.',
    words: 'Partijen van een engine in woorden, en de teksten die een taal mist.',
    screen: 'Wat een scherm naast het speelbord laat zien, in woorden.',
    maps: 'Elk speelbord apart.',
    modules: 'Venus, teams, zout, het forum en andere modules.',
    scoring: 'Alleen de puntentelling, voor partijen aan tafel.',
    sheets: 'Een puntentelling in zinnen, met namen en kaarten, voor scorebladen op een scherm.',
    svg: 'Afbeeldingen van speelborden en partijen.',
    board: 'Een interactief speelbord voor een pagina.',
    bots: 'Bots.',
    boardgame: 'Een spel voor boardgame.io.',
    kit: 'Gereedschap voor eigen speelborden en modules.',
    'kit-rules': 'Hulpjes van het basisspel, voor regels die het veranderen.',
    testing: 'Tests voor eigen speelborden en modules.',
  },
  words: (language) => `De teksten van de taal: ${language}.`,
};

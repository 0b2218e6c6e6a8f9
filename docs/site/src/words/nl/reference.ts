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
    words: 'Partijen van een engine in woorden, en wat een taal mist.',
    screen: 'Wat een scherm naast het bord laat zien, in woorden.',
    maps: 'Elk speelbord apart.',
    modules: 'Venus, teams, zout, het forum en andere modules.',
    scoring: 'Alleen de puntentelling, voor partijen aan tafel.',
    sheets: 'Een puntentelling in zinnen, met namen en kaarten, voor scorebladen op een scherm.',
    svg: 'Afbeeldingen van borden en partijen.',
    board: 'Een bord op een pagina, om aan te raken.',
    bots: 'Automatische spelers.',
    boardgame: 'Een spel voor boardgame.io.',
    kit: 'Waarmee je regels schrijft: eigen speelborden en modules.',
    'kit-rules': 'Hulpjes van het basisspel, voor regels die het veranderen.',
    testing: 'Tests voor eigen speelborden en modules.',
  },
  words: (language) => `De teksten van de taal: ${language}.`,
};

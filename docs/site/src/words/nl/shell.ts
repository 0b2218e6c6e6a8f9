/** The frame, the start page and the way into the reference, in Dutch. */
import type { SiteWords } from '../texts';

export const shell: SiteWords['shell'] = {
  skip: 'Naar de inhoud',
  pages: 'Pagina’s',
  language: 'Taal',
  footer:
    'Een onofficiële hulp, gemaakt met de bibliotheek concordia-rules. Concordia is een bordspel van Mac Gerdts. Niets van wat je invoert verlaat je toestel.',
  again: 'Opnieuw proberen',
  kept: 'Deze site staat op je toestel en werkt offline.',
  notKept:
    'Deze site kon niet op je toestel worden bewaard en heeft een verbinding nodig. Misschien is er te weinig ruimte.',
  newer: 'Er is een nieuwere versie van deze site.',
  loadNewer: 'Laden',
  loading: 'Laden…',
  notLoaded: 'Dit kon niet worden geladen. Offline zie je alleen wat op dit toestel is bewaard.',
  wentWrong: 'Er ging iets mis op deze pagina; opnieuw laden helpt misschien.',
  notFound: 'Pagina niet gevonden',
  toStart: 'Naar de startpagina',
  title: 'Concordia zonder rekenwerk',
  lead: 'De regels van het spel in je browser. Het werkt ook offline, en niets van wat je invoert wordt verstuurd.',
  programmers: 'Voor programmeurs',
  titles: {
    score: 'Tellen',
    check: 'Controleren',
    replay: 'Terugkijken',
    play: 'Spelen',
    guides: 'Handleidingen',
    reference: 'Referentie',
  },
  leads: {
    score: 'Tel een partij die jullie net aan tafel hebben gespeeld.',
    check: 'Kijk of een vastgelegde partij de regels volgt.',
    replay: 'Bekijk een partij nog eens, stap voor stap.',
    play: 'Speel op één toestel, met vrienden of tegen bots.',
    guides: 'De regels, de bestanden en hoe je de bibliotheek gebruikt (Engels).',
    reference: 'Alle functies en typen van het pakket (Engels).',
  },
};

/** What several pages say, in Dutch. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Groter', smaller: 'Kleiner', whole: 'Hele speelbord' },
  fault: {
    programmers: 'Voor programmeurs',
    oldLog: 'Deze partij komt uit een oude versie, waarvan partijen niet meer te lezen zijn.',
    newerVersion:
      'Deze partij komt uit een nieuwere versie. Laad de pagina opnieuw om die te lezen.',
    hiddenCharacter: (character) =>
      `In een naam of notitie staat een onzichtbaar teken: ${character}.`,
    noFormat: 'Dit is geen partij van deze bibliotheek, of het begin ontbreekt.',
    tooLong: 'Deze tekst is te lang voor een partij.',
    wrongPlayers: 'Een partij is voor twee tot zes spelers.',
    wrongName: 'Een naam heeft 1 tot 60 tekens, zonder spaties aan het begin of eind.',
    noModule: (name) => `Deze site kent geen module ${name}.`,
    sameName: (name) => `Twee spelers heten ${name}.`,
    wrongData: 'Er staan gegevens in die geen partij heeft.',
    unexpected: 'Er ging iets mis.',
    rule: (number) => `Spelregel ${number}`,
  },
  files: {
    tooLarge: (name) => `${name} is te groot voor een partij.`,
    notRead: (name) => `${name} kan niet worden gelezen.`,
    orDrop: 'of sleep het bestand hierheen',
  },
  log: {
    nothing: 'Er valt nog niets te lezen.',
    noJson: 'Het begin of het einde van het bestand ontbreekt, of er is iets beschadigd.',
    list: 'Dit is een lijst en geen partij.',
    value: 'Dit is alleen een getal of een woord en geen partij.',
    other: 'Dit is geen vastgelegde partij Concordia. Een scoreblad kun je onder “Tellen” openen.',
  },
  points: {
    caption: 'Punten per god',
    god: 'God',
    total: 'Totaal',
    rank: 'Plaats',
    bonus: 'Bonus',
    winner: (names, count) => (count === 1 ? `Winnaar: ${names}` : `Winnaars: ${names}`),
    inTheLead: (names) => `Aan kop: ${names}`,
    team: (rank, names, total) => `${rank}. ${names}: ${total} punten`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`,
};

/** The page Replay, in Dutch. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {
  choose: 'Kies een partij',
  examples: 'Voorbeelden',
  players: (count) => `${count} spelers`,
  broken: 'met een fout',
  justSeen: 'De partij van zojuist',
  cannotShow: 'Deze partij kan niet worden getoond.',
  preparing: 'De partij wordt klaargezet …',
  another: 'Een andere partij',

  board: 'Spelbord',
  where: 'Waar in de partij',
  first: 'Naar het begin',
  turnBefore: 'Vorige beurt',
  back: 'Terug',
  play: 'Afspelen',
  pause: 'Pauze',
  forward: 'Verder',
  nextTurn: 'Volgende beurt',
  last: 'Naar het einde',
  action: (count, last) => `Actie ${count} van ${last}`,
  actionAndTurn: (count, last, turn) => `Actie ${count} van ${last}, beurt ${turn}`,
  turn: 'Beurt',
  ofTurns: (count) => `van ${count}`,
  keys: 'Toetsen: ← → een stap, Page Up en Page Down een beurt, Home en End.',

  setUp: 'Het spel is klaargezet.',
  actions: 'Acties',
  comment: 'opmerking',
  variation: 'variant',
  correction: 'correctie',
  corrected: 'Aan tafel rechtgezet:',
  clock: (time) => `De klok staat op ${time}.`,
  clockOf: (name, time) => `${name} heeft nog ${time}.`,
  others: 'Wat er ook gespeeld had kunnen worden:',
  nothingPlayed: 'Geen actie',
  more: (count) => `… en nog ${count}`,
  onBoard: 'Op het bord tonen',
  inVariation: 'Een variant: dit is niet gespeeld.',
  backToGame: 'Terug naar de partij',

  turningPoints: 'Keerpunten',
  turningPointsHow:
    'Een nieuwe koploper telt als dat een ronde zo blijft. Daarbij de grootste veranderingen in één beurt.',
  lead: (names) => `${names} aan kop`,
  swing: (points, name) =>
    `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'punt' : 'punten'} voor ${name}`,
  lastTurns: 'De laatste beurten beginnen',
  end: 'De partij is afgelopen',
  annotated: 'Opmerkingen, varianten en correcties',
  atTurn: (turn) => `Beurt ${turn}`,

  finalPoints: 'Eindstand',
  pointsNow: 'Punten tot nu toe',
  plot: 'Punten per beurt',
  whose: 'Van wie',
  allTotals: 'Iedereen, totalen',
  byGod: (name) => `${name}, per god`,
  plotLabel: (who, turn) =>
    `Punten van beurt 1 tot beurt ${turn}: ${who}. De getallen staan in de tabel hieronder.`,
  everybody: 'iedereen',
  turnAxis: 'beurt',
  asTable: 'De getallen als tabel',
  figures: 'Getallen',
  figuresOf: (who) => `Punten aan het begin van elke beurt: ${who}`,
  endRow: 'Einde',

  wrongCorrection: (count) =>
    `De correctie na actie ${count} is onmogelijk; het terugkijken stopt daarvoor.`,
  wrongScores: 'Alle acties volgen de regels, maar de genoteerde punten kloppen niet.',
  wrongVariation: (number) =>
    `Een variant bij actie ${number} is tegen de regels; het terugkijken stopt daarvoor.`,
  wrongAction: (number) => `Actie ${number} is tegen de regels; het terugkijken stopt daarvoor.`,
  showThere: 'Toon dat moment',
};

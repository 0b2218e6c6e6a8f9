/** A real table of two on Imperium: the cities as they were laid, and the cards as they came up. */

export const CITIES = [
  'Alexandria brick',
  'Antiochia food',
  'Aquileia brick',
  'Athenae wine',
  'Attalia cloth',
  'Brigantium food',
  'Burdigala tool',
  'Byzantium brick',
  'Carthago wine',
  'Colonia Agrippina food',
  'Cyrene brick',
  'Dyrrhachium food',
  'Isca Dumnoniorum food',
  'Leptis Magna wine',
  'Londinium cloth',
  'Lutetia food',
  'Massilia brick',
  'Memphis food',
  'Napoca tool',
  'Novaria cloth',
  'Olisipo cloth',
  'Petra tool',
  'Rusadir tool',
  'Sinope tool',
  'Sirmium wine',
  'Syracusae tool',
  'Tomis brick',
  'Tyros wine',
  'Valentia brick',
  'Vindobona brick',
].join(', ');

export const DISPLAY = 'Architect I, Colonist I, Smith I, Farmer I, Prefect I, Mason I, Diplomat I';

/** The tags of the table, on three lines. */
export const TABLE = [
  '[Map "Imperium"] [Players "Livia, Gaius"]',
  `[Cities "${CITIES}"]`,
  `[Display "${DISPLAY}"]`,
].join('\n');

/** The same with a seed, on one line. */
export const SEEDED = '[Map "Imperium"] [Players "Livia, Gaius, Flavia"] [Seed "imperium-1"]';

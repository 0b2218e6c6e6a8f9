/** What the module and its tiles are, in words. */
import type { Describe, Descriptions, Names } from '../../kit';
import type { TileId } from './tile-ids';

const saltOrAny = (names: Names): string =>
  `${names.goods({ salt: 1 })}, or any good if you play without salt`;

export const descriptions = {
  summaries: {
    forum: () =>
      'The people of the forum help their owners permanently or once. Every player begins with one of them, and may take another with a Tribune who takes back many cards.',
  },
  options: {
    forumTiles: {
      label: 'First tiles',
      text: 'Every player keeps one of two dealt tiles, or the tiles are auctioned for victory points.',
      values: { dealt: 'Dealt', auction: 'Auctioned' },
    },
  },
  tiles: {
    'annaeus-arcadius': () =>
      'Architect: build one house at the far end of a route where a colonist of another player stands, if its near end is beside a colonist of yours.',
    'appius-arcadius': () => 'Architect: one more step.',
    'aulus-arcadius': (names) => `Every house costs you ${names.money(1)} less.`,
    'claudia-agrippina': (names) =>
      `Four more spaces in your storehouse, and ${names.goods({ brick: 1 })} at once.`,
    'claudius-pompeius': () => 'Prefect: you may sell the goods of the bonus as they arrive.',
    'cornelius-scipio': () => 'Senator: pay what the places of the display cost with any goods.',
    'donatus-pompeius': () =>
      'Prefect: with a province that produces, you also take the coins of its marker.',
    'faustus-marcellus': (names) => `Mercator: the first ${names.good('brick')} you buy is free.`,
    'gaius-marcellus': (names) => `Mercator: every good you sell brings ${names.money(1)} more.`,
    'lucius-flavius': () => 'Diplomat: you may copy a card of the display instead.',
    'servius-marcellus': () => 'Mercator: trade in three kinds of goods.',
    'sextus-pompeius': () => 'Prefect: you may use it as a Diplomat instead.',
    'titus-valerius': (names) => `Tribune: exchange one good for ${saltOrAny(names)}.`,
    augustus: (names) => `Once: exchange up to two goods for ${saltOrAny(names)}.`,
    commodus: (names) =>
      `Once: take ${names.goods({ tool: 1 })} for every three provinces with a house of yours.`,
    julius: () => 'Once: move your colonists, with one step for each of them on the board.',
    laurentius: (names) => `Once: take ${names.goods({ brick: 1, food: 1 })}.`,
    mamercus: () => 'Once, with an Architect: a house of your choice costs no money.',
    mamilius: (names) =>
      `Once, with an Architect: your houses cost no ${names.good('brick')} this turn.`,
    marcus: (names) =>
      `Once, with an Architect: a house in a salt city, or in any city if you play without salt, costs ${names.goods({ tool: 1 })} and nothing else.`,
    numerius: (names) => `Once: take ${names.money(2)} for each province with a house of yours.`,
    publius: (names) =>
      `Once: place a new colonist in the capital or in a city with a house of yours for ${names.money(5)}.`,
    spurius: (names) => `Once: take ${saltOrAny(names)}.`,
    tiberius: () =>
      'Once: take the good of the marker of a province that can produce; it stays as it is.',
  },
} as const satisfies Descriptions & { readonly tiles: Readonly<Record<TileId, Describe>> };

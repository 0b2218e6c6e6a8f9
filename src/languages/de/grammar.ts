/** German grammar of names and numbers. */
import type { Names } from '../../model/names';
import { grammarOf } from '../grammar';

export const { counted, either, form, listed, number } = grammarOf('de');

/** What is counted. Numbers stand where nominative and accusative are the same. */
export const CARDS = { one: 'Karte', other: 'Karten' };
export const COINS = { one: 'Münze', other: 'Münzen' };
export const COLONISTS = { one: 'Kolonist', other: 'Kolonisten' };
export const GOODS = { one: 'Ware', other: 'Waren' };
export const HOUSES = { one: 'Haus', other: 'Häuser' };
export const KINDS = { one: 'Warensorte', other: 'Warensorten' };
export const POINTS = { one: 'Punkt', other: 'Punkte' };
export const PROVINCES = { one: 'Provinz', other: 'Provinzen' };
export const SESTERTII = { one: 'Sesterz', other: 'Sesterzen' };
export const STEPS = { one: 'Schritt', other: 'Schritte' };

/** `in Roma`, `auf Casinum–Roma`, `auf dem Startfeld`. */
export function at(names: Names, place: string): string {
  return names.formOf(place, 'at') || `${place.includes('–') ? 'auf' : 'in'} ${place}`;
}

/** `von Roma`, `vom Startfeld`. */
export function from(names: Names, place: string): string {
  return names.formOf(place, 'from') || `von ${place}`;
}

/** `nach Roma`, `zum Kastell Alpes`. */
export function to(names: Names, place: string): string {
  return names.formOf(place, 'to') || `nach ${place}`;
}

/** The end of a clause about an unknown word; empty if no known word is near. */
export function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `; meintest du ${nearest}?`;
}

/** Dutch grammar of names, numbers and lists. */
import { grammarOf } from '../grammar';
import { capitalized } from '../shared';

const grammar = grammarOf('nl');

/** A number as the language writes it. */
export const { number } = grammar;

export const { listed, either } = grammar;

/** A number and what it counts: `0 kaarten`, `1 kaart`, `2 kaarten`. */
export function counted(count: number, one: string, other: string): string {
  return grammar.counted(count, { one, other });
}

/** The verb that goes with the number. */
export function verb(count: number, one: string, other: string): string {
  return grammar.form(count, { one, other });
}

/**
 * A text with names in it. Places that are called by a noun have their article after a preposition: `naar ${place}` is
 * `naar Roma` or `naar het startveld`, and `in ${place}` is `in Roma` or `op Novaria–Roma`. A nameless player at the
 * beginning has a capital letter.
 */
export function nl(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const [first = '', ...rest] = parts;
  return rest.reduce((text, part, index) => joined(text, String(values[index])) + part, first);
}

function joined(before: string, word: string): string {
  if (before === '') return SEAT.test(word) ? capitalized(word) : word;
  const lead = isOpen(word) ? before.replace(/(^| )in $/, '$1op ') : before;
  return lead + (PREPOSITION.test(lead) ? withArticle(word) : word);
}

/** Colonists stand in a city, but on a route or in the open. */
function isOpen(place: string): boolean {
  return place === 'Startveld' || place === 'Middellandse Zee' || isRoute(place);
}

function isRoute(place: string): boolean {
  return /\p{L}–\p{L}/u.test(place);
}

const SEAT = /^stoel \d+$/;
const PREPOSITION = /(?:^|\W)(?:bij|in|naar|naast|op|uit|van|vanaf) $/i;

/** Such as `de Middellandse Zee`; proper names have no article. */
function withArticle(place: string): string {
  if (isRoute(place)) return place;
  const [, noun, more] = /^(Startveld|Boot bij|Kasteel) ?(.*)$/.exec(place) ?? [];
  if (noun === 'Startveld' && more === '') return 'het startveld';
  if (noun === 'Boot bij') return `de boot bij ${more}`;
  if (noun === 'Kasteel') return `kasteel ${more}`;
  return place === 'Middellandse Zee' ? `de ${place}` : place;
}

/** The end of a sentence about an unknown word; empty if no known word is near. */
export function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `; bedoel je ${nearest}?`;
}

/** Ends with the names that there are, or with one that may be meant. */
export function noSuch(
  what: string,
  name: string,
  nearest?: string,
  known: readonly string[] = [],
): string {
  const hint = known.length === 0 ? meant(nearest) : `; kies uit ${listed(known)}`;
  return `er is geen ${what} ${name}${hint}`;
}

/** The tag of all messages. */
export { nl as sentence };

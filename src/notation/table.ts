/** Turns the tags of a text into the table: map, players, options and set-up. */
import type { AnyNewGame } from '../engine/engine';
import { MOST_POINTS } from '../log/schemas';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import { Dictionary } from '../model/find';
import type { StoredGood } from '../model/goods';
import { type CityId, MAX_SEATS, type MapId } from '../model/ids';
import type { Setup } from '../model/options';
import type { GameState } from '../model/state';
import { cut, faultAt, MOST_FAULTS, type UntoldFault } from './faults';
import { type Header, type Item, itemsOf, itemsWithAnd, tagLine, textOf } from './header';
import type { TextLanguage } from './language';
import { readOption } from './option-tags';
import { completed, inCatalogueOrder } from './shuffle';
import type { NotationSource } from './source';
import type { Clause, Pages, Tag } from './text';

/** The values before the first tag. */
const START: Tag = { name: '', text: '', line: 1, column: 1 };

/** The maps of a library by their names and ids. */
export function mapsOf({ engine }: NotationSource): Dictionary {
  const maps = new Dictionary();
  for (const id of engine.mapIds()) maps.add(engine.getMap(id).name, id).add(id, id);
  return maps;
}

export function mapOf(
  { engine }: NotationSource,
  maps: Dictionary,
  header: Header,
  faults: UntoldFault[],
): MapId | undefined {
  const tag = header.tag('Map');
  const { found, nearest } = maps.find(tag?.text ?? '');
  if (found.length === 1) return found[0];
  const nameOf = (id: MapId): string => engine.getMap(id).name;
  const expected = engine.mapIds().map(nameOf);
  if (tag === undefined) {
    if (faults.length > 0) return undefined;
    const example = tagLine('Map', expected[0] ?? '');
    faults.push(faultAt(START, 'mapMissing', { example }, { expected }));
    return undefined;
  }
  if (found.length > 1) {
    faults.push(faultAt(tag, 'ambiguous', { expected: found.map(nameOf) }));
    return undefined;
  }
  const meant = nearest === undefined ? undefined : nameOf(nearest);
  faults.push(faultAt(tag, 'unknownName', unknown('map', tag, meant), { expected }));
  return undefined;
}

export function playersOf(
  header: Header,
  faults: UntoldFault[],
): number | readonly string[] | undefined {
  const tag = header.tag('Players');
  if (tag === undefined) {
    if (faults.length > 0) return undefined;
    const example = tagLine('Players', 'Livia, Gaius');
    faults.push(faultAt(header.tag('Map') ?? START, 'playersMissing', { example }));
    return undefined;
  }
  const names = itemsWithAnd(tag).map(({ text }) => text);
  const [only = ''] = names;
  if (names.length === 1 && /^\d+$/.test(only)) {
    const count = Number(only);
    if (count >= 2 && count <= MAX_SEATS) return count;
  } else if (names.length >= 2 && names.length <= MAX_SEATS) {
    return names;
  }
  faults.push(faultAt(tag, 'wrongPlayers', { least: 2, most: MAX_SEATS }));
  return undefined;
}

export function resultOf(header: Header, faults: UntoldFault[]): readonly number[] | undefined {
  const tag = header.tag('Result');
  if (tag === undefined) return undefined;
  const items = itemsOf(tag);
  const wrong = items.find(({ text }) => !/^-?\d{1,5}$/.test(text));
  if (wrong !== undefined) faults.push(faultAt(wrong, 'noNumber', {}));
  const most = MOST_POINTS;
  const beyond = items.find(({ text }) => Math.abs(Number(text)) > most);
  if (beyond !== undefined) faults.push(faultAt(beyond, 'wrongSize', { of: 'number', most }));
  return items.map(({ text }) => Number(text));
}

/** The options in tags; whether they are compatible is checked later. */
export function chosen(
  { options: tags }: NotationSource,
  header: Header,
  language: TextLanguage,
  faults: UntoldFault[],
): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = {};
  for (const known of tags) {
    const { option } = known;
    const tag = header.tag(known.tag);
    if (tag === undefined) continue;
    if (option === 'omitProvinces') {
      options[option] = itemsOf(tag).flatMap((item) =>
        oneOf(language.provinces, item, 'province', language.provinceOf, faults),
      );
    } else {
      options[option] = readOption(known, tag, faults);
    }
  }
  return options;
}

/** The only thing with this name, or a fault. */
function oneOf<T>(
  dictionary: Dictionary<T>,
  item: Item,
  what: string,
  nameOf: (value: T) => string,
  faults: UntoldFault[],
): readonly T[] {
  if (faults.length >= MOST_FAULTS) return [];
  const { found, nearest } = dictionary.find(item.text);
  if (found.length === 1) return found;
  const hint = nearest === undefined ? undefined : nameOf(nearest);
  faults.push(
    found.length > 1
      ? faultAt(item, 'ambiguous', { expected: found.map(nameOf) })
      : faultAt(item, 'unknownName', unknown(what, item, hint)),
  );
  return [];
}

/** The facts about an unknown name. */
function unknown(what: string, { text }: Item, nearest: string | undefined) {
  return { what, unknown: cut(text), ...(nearest === undefined ? {} : { nearest }) };
}

/** Cards in the order in which they were revealed; undefined if no line says so. */
export function seenCards(
  header: Header,
  { lines }: Pages,
  language: TextLanguage,
  faults: UntoldFault[],
): readonly CardId[] | undefined {
  const tags = ['Display', 'Deck'].flatMap((name) => header.tag(name) ?? []);
  const revealed = lines.flatMap(({ clauses }) =>
    clauses.filter(({ kind }) => kind === 'reveal').flatMap(revealedBy),
  );
  const [first] = revealed;
  if (first !== undefined && header.tag('Display') === undefined) {
    faults.push(faultAt(first, 'displayMissing', {}));
    return [];
  }
  if (tags.length === 0) return undefined;
  return [...tags.flatMap(itemsOf), ...revealed].flatMap((item) =>
    oneOf(language.cards, item, 'card', language.cardOf, faults),
  );
}

/** The cards of `+ Mercator III, Prefect II`. */
function revealedBy({ text, line, column }: Clause): readonly Item[] {
  return itemsOf({ name: '', text: text.slice(1), line, column: column + 1 });
}

export function setupOf(
  header: Header,
  language: TextLanguage,
  faults: UntoldFault[],
): Setup | undefined {
  const cities = header.tag('Cities');
  const cityGoods =
    cities === undefined
      ? undefined
      : Object.fromEntries(itemsOf(cities).flatMap((item) => cityOf(item, language, faults)));
  const hasDraws = Object.keys(header.draws).length > 0 || header.tag('Draws') !== undefined;
  const isThere = cityGoods !== undefined || hasDraws || header.tag('Setup') !== undefined;
  if (!isThere) return undefined;
  return {
    ...(cityGoods === undefined ? {} : { cityGoods }),
    ...(hasDraws ? { parts: header.draws } : {}),
  };
}

/** `Novaria wine`. */
function cityOf(
  item: Item,
  { places, goods, placeOf }: TextLanguage,
  faults: UntoldFault[],
): readonly (readonly [CityId, StoredGood])[] {
  const words = item.text.split(/\s+/);
  const good = words.at(-1) ?? '';
  const cut = item.text.length - good.length;
  const [city] = oneOf(
    places,
    { ...item, text: item.text.slice(0, cut).trim() },
    'city',
    placeOf,
    faults,
  );
  const [token] = oneOf(
    goods,
    { ...item, text: good, column: item.column + cut },
    'good',
    String,
    faults,
  );
  return city === undefined || token === undefined ? [] : [[city, token]];
}

/** The table after set-up. */
export interface Shuffle {
  readonly first: GameState;
  /** Cards of the deck that no line names. */
  readonly unseen: ReadonlySet<CardId>;
  readonly newGame: AnyNewGame;
}

function gameOf(
  options: AnyNewGame & Readonly<Record<string, unknown>>,
  setup: Setup | undefined,
): AnyNewGame {
  const game: AnyNewGame & Readonly<Record<string, unknown>> = { ...options, setup };
  return setup === undefined ? options : game;
}

/** Sets up the table; cards that no line names have a fixed order. */
export function shuffleOf(
  source: NotationSource,
  header: Header,
  options: { readonly map: MapId },
  setup: Setup | undefined,
  seen: readonly CardId[] | undefined,
  faults: UntoldFault[],
): Shuffle | undefined {
  const { engine } = source;
  const seedTag = header.tag('Seed');
  const seed = seedTag === undefined ? {} : { seed: textOf(seedTag) };
  try {
    let shuffled = setup;
    let unseen: readonly CardId[] = [];
    if (seen !== undefined) {
      const { display, deck } = engine.createGame(gameOf({ ...options, seed: '' }, setup));
      const cards = [...display, ...deck].flatMap((card) => card ?? []);
      const whole = completed(seen, inCatalogueOrder(cards, engine.cards));
      unseen = whole.slice(seen.length);
      shuffled = { ...setup, deck: whole };
    }
    const newGame = gameOf({ ...options, ...seed }, shuffled);
    return { first: engine.createGame(newGame), unseen: new Set(unseen), newGame };
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    faults.push(optionFault(source, header, error));
    return undefined;
  }
}

/** The tags that set an option. */
const TAGS_OF: Readonly<Record<string, readonly string[]>> = Object.freeze({
  players: ['Players'],
  seed: ['Seed', 'Map'],
  'setup.cityGoods': ['Cities'],
  'setup.deck': ['Deck', 'Display'],
});

function optionFault(
  { options, clauseOf, localized }: NotationSource,
  header: Header,
  error: ConcordiaError,
): UntoldFault {
  const { details, code, reason, rule } = error;
  const path = typeof details.path === 'string' ? details.path : '';
  const [option = ''] = path.split(/[.[]/);
  const known = Object.keys(TAGS_OF).find((one) => path.startsWith(one)) ?? '';
  const isMissing = option === 'seed' && header.tag('Seed') === undefined;
  const tag =
    (TAGS_OF[known] ?? []).flatMap((name) => header.tag(name) ?? [])[0] ??
    header.tag(options.find((known) => known.option === option)?.tag ?? '') ??
    header.tag('Players') ??
    START;
  const more = { code, ...(rule === undefined ? {} : { rule }) };
  if (isMissing) {
    const expected = ['[Seed "..."]', '[Cities "..."] [Display "..."]'];
    return faultAt(tag, 'seedOrDraws', {}, { expected, ...more });
  }
  const { path: _path, issues: _issues, expected, ...facts } = details;
  const { line, column, text } = tag;
  return {
    ...facts,
    // The facts of other errors may have an `expected` that is not a list.
    ...(Array.isArray(expected) ? { expected: expected.map(String) } : {}),
    line,
    column,
    text: cut(text),
    reason,
    message: clauseOf(reason, details) ?? localized(error).message,
    ...more,
  };
}

/** Turns the tags of a text into the table: map, players, options and set-up. */
import type { AnyNewGame } from '../engine/engine';
import { LOG_VERSION } from '../log/game-log';
import { MOST_POINTS } from '../log/schemas';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import { Dictionary, nearest } from '../model/find';
import type { Good, StoredGood } from '../model/goods';
import { type CityId, MAX_SEATS, type MapId, type ProvinceId } from '../model/ids';
import type { Setup, Shuffles } from '../model/options';
import type { GameState } from '../model/state';
import { isUnknown, type OpenPart, piecesIn, UNKNOWN } from './draws';
import { cut, errorAt, faultAt, MOST_FAULTS, type UntoldFault } from './faults';
import { type Header, type Item, itemsOf, itemsWithAnd, tagLine, textOf } from './header';
import type { TextLanguage } from './language';
import { readOption } from './option-tags';
import { completed, inCatalogueOrder, unseenOf } from './shuffle';
import type { NotationSource } from './source';
import type { Clause, Pages, Tag } from './text';
import { type KnownTokens, type TokenBox, tokenBox } from './unknown-tokens';

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
  least: number,
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
    if (count >= least && count <= MAX_SEATS) return count;
  } else if (names.length >= least && names.length <= MAX_SEATS) {
    return names;
  }
  faults.push(faultAt(tag, 'wrongPlayers', { least, most: MAX_SEATS }));
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

/** Cards in the order in which they were revealed, `undefined` for `?`; undefined if no line says so. */
export function seenCards(
  header: Header,
  { lines }: Pages,
  language: TextLanguage,
  faults: UntoldFault[],
): Seen['cards'] {
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
  return [...tags.flatMap(itemsOf), ...revealed].flatMap((item): readonly (CardId | undefined)[] =>
    item.text === UNKNOWN
      ? [undefined]
      : oneOf(language.cards, item, 'card', language.cardOf, faults),
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

/** `Novaria wine`, or nothing for a token that nobody has noted: `Novaria ?`. */
function cityOf(
  item: Item,
  { places, goods, placeOf }: TextLanguage,
  faults: UntoldFault[],
): readonly (readonly [CityId, StoredGood])[] {
  if (item.text === UNKNOWN) return [];
  const [name, good] = halves(item);
  const [city] = oneOf(places, name, 'city', placeOf, faults);
  if (good.text === UNKNOWN) return [];
  const [token] = oneOf(goods, good, 'good', String, faults);
  return city === undefined || token === undefined ? [] : [[city, token]];
}

/** A bonus marker that was noted. */
interface NotedMarker {
  readonly province: ProvinceId;
  readonly good: Good;
  /** What is wrong if it cannot be. */
  readonly fault: UntoldFault;
}

/** `[Bonus "Italia cloth, Gallia ?"]`: the markers as far as they were noted. */
export function markersOf(
  header: Header,
  { provinces, goods, provinceOf }: TextLanguage,
  faults: UntoldFault[],
): readonly NotedMarker[] {
  const tag = header.tag('Bonus');
  const markers = new Map<ProvinceId, NotedMarker>();
  for (const item of tag === undefined ? [] : itemsOf(tag)) {
    if (item.text === UNKNOWN) continue;
    const [name, noted] = halves(item);
    const [province] = oneOf(provinces, name, 'province', provinceOf, faults);
    if (noted.text === UNKNOWN) continue;
    const [good] = oneOf(goods, noted, 'good', String, faults);
    if (province === undefined || good === undefined) continue;
    if (good === 'salt') {
      // No marker shows it.
      faults.push(faultAt(noted, 'unknownName', unknown('good', noted, undefined)));
      continue;
    }
    const facts = { province: provinceOf(province), good };
    const fault = faultAt(item, 'otherMarkerNoted', facts);
    const before = markers.get(province);
    if (before === undefined) markers.set(province, { province, good, fault });
    else if (before.good !== good) faults.push(fault);
  }
  return [...markers.values()];
}

/** A name, and the last word. */
function halves(item: Item): readonly [name: Item, last: Item] {
  const last = item.text.split(/\s+/).at(-1) ?? '';
  const cut = item.text.length - last.length;
  return [
    { ...item, text: item.text.slice(0, cut).trim() },
    { ...item, text: last, column: item.column + cut },
  ];
}

/** The table after set-up. */
export interface Shuffle {
  readonly first: GameState;
  /** Cards of the deck that no line names. */
  readonly unseen: ReadonlySet<CardId>;
  readonly newGame: SetUpGame;
  /** The same, if it was written as a state. */
  readonly start?: GameState;
  /** What the tokens can be, if they were dealt at a table. */
  readonly box?: TokenBox | undefined;
}

/** A game that begins from the state in a tag; undefined if that is a fault. */
export function startedFrom(
  source: NotationSource,
  tag: Tag,
  newGame: SetUpGame,
  faults: UntoldFault[],
): Shuffle | undefined {
  let written: unknown;
  try {
    written = JSON.parse(textOf(tag));
  } catch {
    faults.push(faultAt(tag, 'noJson', {}));
    return undefined;
  }
  try {
    const start = source.engine.parseState(written);
    const options = source.engine.parseOptions(newGame);
    source.startOf({ format: 'concordia-log', version: LOG_VERSION, options, start, actions: [] });
    return { first: start, unseen: new Set(), newGame, start };
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    faults.push(errorAt(tag, error, source));
    return undefined;
  }
}

interface SetUpGame extends AnyNewGame, Shuffles {
  readonly setup?: Setup;
}

function gameOf(options: SetUpGame, setup: Setup | undefined): SetUpGame {
  return setup === undefined ? options : { ...options, setup };
}

/** The same table with these tokens and draws. */
export function withSetup(
  engine: NotationSource['engine'],
  shuffle: Shuffle,
  laid: Setup,
): Shuffle {
  const newGame = { ...shuffle.newGame, setup: { ...shuffle.newGame.setup, ...laid } };
  return { ...shuffle, newGame, first: engine.createGame(newGame) };
}

/** What the tags say about what was shuffled. */
export interface Seen {
  readonly setup: Setup | undefined;
  /** Cards in the order in which they were revealed, as far as they were noted; undefined if no line says so. */
  readonly cards: readonly (CardId | undefined)[] | undefined;
  readonly markers: readonly NotedMarker[];
}

/** Sets up the table; tokens and cards that no line names have a fixed order. */
export function shuffleOf(
  source: NotationSource,
  header: Header,
  options: { readonly map: MapId },
  { setup, cards: seen, markers }: Seen,
  faults: UntoldFault[],
): Shuffle | undefined {
  const { engine } = source;
  const seedTag = header.tag('Seed');
  const seed = seedTag === undefined ? {} : { seed: textOf(seedTag) };
  const start = (setup: Setup | undefined): GameState =>
    engine.createGame(gameOf({ ...options, seed: '' }, setup));
  const open = openParts(source, header, seedTag !== undefined, faults);
  if (open === undefined) return undefined;
  const given = withoutDraws(setup, open);
  try {
    let shuffled = given;
    let unseen: readonly CardId[] = [];
    if (seen !== undefined) {
      const { display, deck } = start(undefined);
      const cards = [...display, ...deck].flatMap((card) => card ?? []);
      const all = inCatalogueOrder(cards, engine.cards);
      unseen = unseenOf(seen, all);
      shuffled = { ...shuffled, deck: completed(seen, all) };
    }
    let box: TokenBox | undefined;
    // A seed deals all tokens or none.
    if (seedTag === undefined && shuffled?.cityGoods !== undefined) {
      const game = engine.gameOf(start(undefined));
      const draws = Object.fromEntries(
        open.map(({ id }) => [id, piecesIn(header.draws[id] ?? {})] as const),
      );
      const known = { cities: shuffled.cityGoods, markers: goodsOf(markers), draws };
      box = tokenBox(game, open, known, shuffled, start);
      faults.push(...unknownPlaces(box, header));
      shuffled = laidFirst(box, markers);
    }
    const newGame = gameOf({ ...options, ...seed }, shuffled);
    const first = engine.createGame(newGame);
    const wrong = markers.find(
      ({ province, good }) => first.board.markers[province]?.good !== good,
    );
    if (wrong !== undefined) faults.push(wrong.fault);
    return { first, unseen: new Set(unseen), newGame, box };
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    faults.push(optionFault(source, header, error));
    return undefined;
  }
}

/** The parts of which not everything was noted; undefined if that is a fault. */
function openParts(
  { bags }: NotationSource,
  { draws, drawTags }: Header,
  hasSeed: boolean,
  faults: UntoldFault[],
): readonly OpenPart[] | undefined {
  const open: OpenPart[] = [];
  for (const [id, tags] of drawTags) {
    if (!isUnknown(draws[id] ?? {})) continue;
    const own = bags.get(id);
    if (own !== undefined && !hasSeed) {
      open.push({ id, bags: own });
      continue;
    }
    const tag = tags.find(({ text }) => text.includes(UNKNOWN)) ?? START;
    faults.push(faultAt(tag, 'drawsInFull', { tag: tag.name, part: id }));
    return undefined;
  }
  return open;
}

/** Names of places, or of lists of them, that no bag has. */
function unknownPlaces(
  { known, setups }: TokenBox,
  { draws, drawTags }: Header,
): readonly UntoldFault[] {
  const { bags = {} } = setups(known).next().value ?? {};
  return Object.entries(bags).flatMap(([id, own]) => {
    const places = own.flatMap((bag) => bag.places.map((place) => place.split('.')[0] ?? ''));
    const names = Object.keys(draws[id] ?? {});
    const wrong = names.find((name) => name !== UNKNOWN && !places.includes(name));
    const tag = drawTags.get(id)?.find(({ name, text }) => `${name} ${text}`.includes(wrong ?? ''));
    if (wrong === undefined || tag === undefined) return [];
    const item = { text: wrong, line: tag.line, column: tag.column };
    return [faultAt(item, 'unknownName', unknown('place', item, nearest(wrong, places)))];
  });
}

/** What was noted in full. */
function withoutDraws(setup: Setup | undefined, open: readonly OpenPart[]): Setup | undefined {
  if (setup?.parts === undefined || open.length === 0) return setup;
  const { parts, ...rest } = setup;
  const full = Object.entries(parts).filter(([id]) => open.every((part) => part.id !== id));
  return full.length === 0 ? rest : { ...rest, parts: Object.fromEntries(full) };
}

/** A full set-up that agrees with the markers, up to the first that cannot be. */
function laidFirst(
  { known, noted, lay, setups }: TokenBox,
  markers: readonly NotedMarker[],
): Setup {
  for (let count = markers.length; count >= 0; count--) {
    const laid = lay({ ...known, markers: goodsOf(markers.slice(0, count)) });
    if (laid !== undefined) return laid.setup;
  }
  // It cannot be laid at all: setting up the game says why.
  return setups({ ...known, markers: {} }).next().value?.setup ?? noted;
}

function goodsOf(markers: readonly NotedMarker[]): KnownTokens['markers'] {
  return Object.fromEntries(markers.map(({ province, good }) => [province, good]));
}

/** The tags that set an option. */
const TAGS_OF: Readonly<Record<string, readonly string[]>> = Object.freeze({
  players: ['Players'],
  seed: ['Seed', 'Map'],
  'setup.cityGoods': ['Cities'],
  'setup.deck': ['Deck', 'Display'],
});

/** The tag of the draws that a path in the options is about. */
function drawTagOf({ drawTags }: Header, path: string): Tag | undefined {
  const [, id = '', field = ''] = /^setup\.parts\.([^.[]+)\.?([^.[]*)/.exec(path) ?? [];
  const tags = drawTags.get(id) ?? [];
  return tags.find(({ name }) => name.toLowerCase() === `${id}.${field}`.toLowerCase()) ?? tags[0];
}

function optionFault(source: NotationSource, header: Header, error: ConcordiaError): UntoldFault {
  const { options } = source;
  const { details, code, rule } = error;
  const path = typeof details.path === 'string' ? details.path : '';
  const [option = ''] = path.split(/[.[]/);
  const known = Object.keys(TAGS_OF).find((one) => path.startsWith(one)) ?? '';
  const isMissing = option === 'seed' && header.tag('Seed') === undefined;
  const tag =
    (TAGS_OF[known] ?? []).flatMap((name) => header.tag(name) ?? [])[0] ??
    drawTagOf(header, path) ??
    header.tag(options.find((known) => known.option === option)?.tag ?? '') ??
    header.tag('Players') ??
    START;
  if (isMissing) {
    const expected = ['[Seed "..."]', '[Cities "..."] [Display "..."]'];
    const ruled = rule === undefined ? {} : { rule };
    return faultAt(tag, 'seedOrDraws', {}, { expected, code, ...ruled });
  }
  const { path: _path, issues: _issues, expected, ...facts } = details;
  return {
    ...facts,
    // The facts of other errors may have an `expected` that is not a list.
    ...(Array.isArray(expected) ? { expected: expected.map(String) } : {}),
    ...errorAt(tag, error, source),
  };
}

/** From a text to its log. */
import type { AnyNewGame } from '../engine/engine';
import { type GameLog, LOG_VERSION } from '../log/game-log';
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import type { StoredGood } from '../model/goods';
import { type CityId, MAX_SEATS, type MapId } from '../model/ids';
import { asHint, nearest } from '../model/nearest';
import type { Setup } from '../model/options';
import type { GameState } from '../model/state';
import { Dictionary } from './dictionary';
import { MOST_FAULTS, type NotationFault, refuseText } from './faults';
import {
  type Header,
  headerOf,
  type Item,
  isYes,
  itemsOf,
  tagFault,
  textOf,
  versionFault,
} from './header';
import type { Language } from './language';
import type { NotationSource, Tools } from './notation';
import { type LineRead, quoted, type Reader } from './reader';
import { completed, inCatalogueOrder } from './shuffle';
import { type Clause, type Line, type Pages, pagesOf, type Tag } from './text';
import { isShortFor, type Word, wordsOf } from './words';

/** @throws ConcordiaError `INVALID_LOG` with all faults. */
export function parseText(
  source: NotationSource,
  text: string,
  toolsFor: (map: MapId, players: readonly string[]) => Tools,
): GameLog {
  const pages = pagesOf(text);
  const faults = [...pages.faults];
  const header = headerOf(pages.tags, source.drawing, faults);
  const version = versionFault(header.tag('Version'));
  if (version !== undefined) faults.push(version);
  const map = mapOf(source, header, faults);
  const players = playersOf(header, faults);
  const scores = resultOf(header, faults);
  if (map === undefined || players === undefined) return refuseText(faults);

  const { language, reader } = toolsFor(map, namesOf(players));
  const lost = lostWords(pages, language);
  faults.push(...lost);
  const options = { map, players, ...chosen(header, language, faults) };
  const seen = seenCards(header, pages, language, faults);
  const setup = setupOf(header, language, faults);
  if (faults.length > lost.length) return refuseText(faults);

  const shuffle = shuffleOf(source, header, options, setup, seen, faults);
  if (shuffle === undefined) return refuseText(faults);
  const { first, unseen, newGame } = shuffle;
  const read = readLines(reader, pages.lines, first, unseen, lost);
  if ('fault' in read) faults.push(read.fault);
  if (faults.length > 0 || 'fault' in read) return refuseText(faults);

  const { actions, state, hasEnded, wrongTurn } = read;
  const passes = scores === undefined || hasEnded ? [] : reader.lastPasses(state, wrongTurn);
  return source.parseGameLog({
    format: 'concordia-log',
    version: LOG_VERSION,
    ...(header.notes === undefined ? {} : { meta: header.notes }),
    options: source.engine.parseOptions(newGame),
    actions: [...actions, ...passes],
    ...(scores === undefined ? {} : { scores }),
  });
}

/** What there is before the first tag. */
const START: Tag = { name: '', text: '', line: 1, column: 1 };

function mapOf(
  { engine }: NotationSource,
  header: Header,
  faults: NotationFault[],
): MapId | undefined {
  const tag = header.tag('Map');
  const maps = new Dictionary();
  for (const id of engine.mapIds()) maps.add(engine.getMap(id).name, id).add(id, id);
  const found = maps.meant(wordsOf(tag?.text ?? ''));
  if (found.length === 1) return found[0];
  const expected = engine.mapIds().map((id) => engine.getMap(id).name);
  if (tag === undefined) {
    if (faults.length > 0) return undefined;
    const message = 'a tag says which map it is, such as [Map "Imperium"]';
    faults.push({ ...tagFault(START, message), expected });
    return undefined;
  }
  const meant = expected[engine.mapIds().indexOf(nearest(tag.text, engine.mapIds()) ?? '')];
  const hint = asHint(meant);
  faults.push({
    ...tagFault(tag, `there is no map ${quoted(tag.text)}${hint}`),
    expected,
    ...(meant === undefined ? {} : { nearest: meant }),
  });
  return undefined;
}

function playersOf(
  header: Header,
  faults: NotationFault[],
): number | readonly string[] | undefined {
  const tag = header.tag('Players');
  if (tag === undefined) {
    if (faults.length > 0) return undefined;
    const message = 'a tag says who plays, such as [Players "Livia, Gaius"]';
    faults.push(tagFault(header.tag('Map') ?? START, message));
    return undefined;
  }
  const names = itemsOf(tag).map(({ text }) => text);
  const [only = ''] = names;
  if (names.length === 1 && /^\d+$/.test(only)) {
    const count = Number(only);
    if (count >= 2 && count <= MAX_SEATS) return count;
  } else if (names.length >= 2 && names.length <= MAX_SEATS) {
    return names;
  }
  faults.push(tagFault(tag, `2 to ${MAX_SEATS} names are wanted, with commas between them`));
  return undefined;
}

function namesOf(players: number | readonly string[]): readonly string[] {
  return typeof players === 'number'
    ? Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
    : players;
}

function resultOf(header: Header, faults: NotationFault[]): readonly number[] | undefined {
  const tag = header.tag('Result');
  if (tag === undefined) return undefined;
  const items = itemsOf(tag);
  const wrong = items.find(({ text }) => !/^-?\d{1,5}$/.test(text));
  if (wrong !== undefined) faults.push(itemFault(wrong, `${quoted(wrong.text)} is no number`));
  return items.map(({ text }) => Number(text));
}

/** The options that tags say; whether they go together is asked later. */
function chosen(
  header: Header,
  language: Language,
  faults: NotationFault[],
): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = {};
  for (const [option, tag] of header.options) {
    if (option === 'omitProvinces') {
      options[option] = itemsOf(tag).flatMap((item) =>
        oneOf(language.provinces, item, 'province', language.provinceOf, faults),
      );
    } else if (option === 'modules') {
      options[option] = itemsOf(tag).map(({ text }) => text.toLowerCase());
    } else if (option === 'teams' || option === 'intermediateScoring') {
      const answer = isYes(tag.text);
      if (answer === undefined) faults.push(tagFault(tag, 'yes or no is wanted'));
      options[option] = answer;
    } else {
      options[option] = tag.text.trim().toLowerCase();
    }
  }
  return options;
}

/** The only thing of that name, or a fault. */
function oneOf<T>(
  dictionary: Dictionary<T>,
  { text, line, column }: Item,
  what: string,
  nameOf: (value: T) => string,
  faults: NotationFault[],
): readonly T[] {
  const found = dictionary.meant(wordsOf(text));
  if (found.length === 1) return found;
  if (found.length > 1) {
    const expected = found.map(nameOf);
    const message = `${quoted(text)} may be ${expected.join(' or ')}`;
    faults.push({ line, column, text, message, expected });
    return [];
  }
  const meant = dictionary.nearest(text);
  const hint = meant === undefined ? undefined : nameOf(meant);
  faults.push({
    line,
    column,
    text,
    message: `no ${what} ${quoted(text)}${asHint(hint)}`,
    ...(hint === undefined ? {} : { nearest: hint }),
  });
  return [];
}

function itemFault({ line, column, text }: Item, message: string): NotationFault {
  return { line, column, text, message };
}

/** Cards in the order in which they have come up; undefined if no line says so. */
function seenCards(
  header: Header,
  { lines }: Pages,
  language: Language,
  faults: NotationFault[],
): readonly CardId[] | undefined {
  const tags = ['Display', 'Deck'].flatMap((name) => header.tag(name) ?? []);
  const revealed = lines.flatMap(({ clauses }) =>
    clauses.filter(({ kind }) => kind === 'reveal').flatMap(revealedBy),
  );
  const [first] = revealed;
  if (first !== undefined && header.tag('Display') === undefined) {
    faults.push(itemFault(first, 'first of all [Display "..."] names the cards on display'));
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

function setupOf(header: Header, language: Language, faults: NotationFault[]): Setup | undefined {
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
  { places, goods, placeOf }: Language,
  faults: NotationFault[],
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

interface Shuffle {
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

/** Lays the table; cards that nobody has seen lie in an order that says nothing. */
function shuffleOf(
  { engine }: NotationSource,
  header: Header,
  options: { readonly map: MapId },
  setup: Setup | undefined,
  seen: readonly CardId[] | undefined,
  faults: NotationFault[],
): Shuffle | undefined {
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
    faults.push(optionFault(header, error));
    return undefined;
  }
}

/** Which tags say what an option says. */
const TAGS_OF: Readonly<Record<string, readonly string[]>> = /* @__PURE__ */ Object.freeze({
  players: ['Players'],
  seed: ['Seed', 'Map'],
  'setup.cityGoods': ['Cities'],
  'setup.deck': ['Deck', 'Display'],
});

function optionFault(
  header: Header,
  { details, message, code, reason, rule }: ConcordiaError,
): NotationFault {
  const path = typeof details.path === 'string' ? details.path : '';
  const [option = ''] = path.split(/[.[]/);
  const known = Object.keys(TAGS_OF).find((one) => path.startsWith(one)) ?? '';
  const drawn = option === 'seed' ? 'a seed is wanted, or what was drawn at the table' : undefined;
  const tag =
    (TAGS_OF[known] ?? []).flatMap((name) => header.tag(name) ?? [])[0] ??
    header.options.get(option) ??
    header.tag('Players') ??
    START;
  return {
    ...tagFault(tag, drawn ?? message),
    ...(drawn === undefined
      ? {}
      : { expected: ['[Seed "..."]', '[Cities "..."] [Display "..."]'] }),
    code,
    reason,
    ...(rule === undefined ? {} : { rule }),
  };
}

/** Words that mean nothing at this table, and comments that mean too much. */
function lostWords({ lines, comments }: Pages, language: Language): readonly NotationFault[] {
  const faults: NotationFault[] = [];
  const isKnown = knowing(language.words);
  for (const clause of lines.flatMap(({ clauses }) => clauses)) {
    if (faults.length >= MOST_FAULTS) return faults;
    const owners = clause.by.length === 0 ? [] : language.players.meant(clause.by);
    if (clause.by.length > 0 && owners.length !== 1) {
      faults.push(ownerFault(clause, language, owners.length));
    }
    if (clause.kind === 'reveal') continue;
    const lost = clause.words.find(({ key }) => !isKnown(key));
    if (lost !== undefined) faults.push(wordFault(clause, lost, language));
  }
  for (const { text, line, column, words, kind } of comments) {
    if (kind !== 'action' || language.read(words, 0).length === 0) continue;
    const message = `${quoted(text)} reads like something that is done; say it otherwise in a comment, or write it with one blank before the semicolon`;
    faults.push({ line, column, text, message });
  }
  return faults;
}

function knowing(words: ReadonlyMap<string, string>): (key: string) => boolean {
  const known = new Map<string, boolean>();
  return (key) => {
    if (words.has(key) || /^\d+$/.test(key)) return true;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isKnown = [...words.keys()].some((word) => isShortFor(key, word) || key === `${word}s`);
    known.set(key, isKnown);
    return isKnown;
  };
}

function ownerFault({ by, line }: Clause, language: Language, found: number): NotationFault {
  const text = by.map(({ text }) => text).join(' ');
  const column = (by[0]?.at ?? 0) + 1;
  if (found > 1) return { line, column, text, message: `${quoted(text)} may be several players` };
  const meant = language.players.nearest(text);
  const hint = meant === undefined ? undefined : language.playerOf(meant);
  return {
    line,
    column,
    text,
    message: `no player ${quoted(text)}${asHint(hint)}`,
    ...(hint === undefined ? {} : { nearest: hint }),
  };
}

function wordFault({ line, text }: Clause, word: Word, { words }: Language): NotationFault {
  const meant = words.get(nearest(word.text, words.keys()) ?? '');
  const understood = text.slice(0, Math.max(0, text.indexOf(word.text))).trim();
  return {
    line,
    column: word.at + 1,
    text: word.text,
    message: `nothing here is called ${quoted(word.text)}${asHint(meant)}`,
    ...(understood === '' ? {} : { understood }),
    ...(meant === undefined ? {} : { nearest: meant }),
  };
}

interface Course extends LineRead {
  /** Whether the text says that the game stops here. */
  readonly hasEnded: boolean;
}

/** Plays line by line, up to the first that has lost words. */
function readLines(
  reader: Reader,
  lines: readonly Line[],
  first: GameState,
  unseen: ReadonlySet<CardId>,
  lost: readonly NotationFault[],
): Course | { readonly fault: NotationFault } {
  const actions: AnyAction[] = [];
  const isLost = new Set(lost.map(({ line }) => line));
  let state = first;
  let hasEnded = false;
  let wrongTurn: number | undefined;
  for (const { clauses, ...rest } of lines) {
    if (clauses.some(({ line }) => isLost.has(line))) break;
    const [after] = hasEnded ? clauses : [];
    if (after !== undefined) {
      return { fault: reader.faultAt(after, 'nothing comes after the end of the text') };
    }
    hasEnded = clauses.at(-1)?.kind === 'end';
    const done = clauses.filter(({ kind }) => kind === 'action');
    const read = reader.readLine(state, { ...rest, clauses: done }, wrongTurn);
    if ('fault' in read) return read;
    ({ wrongTurn } = read);
    const [clause] = done;
    const card = unseenIn(read.actions, unseen);
    if (clause !== undefined && card !== undefined)
      return { fault: reader.unseenFault(clause, card) };
    actions.push(...read.actions);
    state = read.state;
  }
  return { actions, state, hasEnded, wrongTurn };
}

function unseenIn(actions: readonly AnyAction[], unseen: ReadonlySet<CardId>): CardId | undefined {
  if (unseen.size === 0) return undefined;
  return actions.flatMap((action) => Object.values(action)).find((value) => unseen.has(value));
}

/** What maps, modules and their rules consist of: each field once, with its check and the places that its errors name. */

import { type Card, type CardId, GODS } from '../model/cards';
import { refuseFault } from '../model/faults';
import { STORED_GOODS } from '../model/goods';
import { COLONIST_KINDS, MAX_SEATS } from '../model/ids';
import { type GameOption, isAllowed } from '../model/options';
import { isRecord, isSameData } from '../model/plain';
import { PIECES } from '../model/state';
import {
  areTexts,
  badValue,
  type Failure,
  failure,
  kindOf,
  type ResultCheck,
  textsFault,
} from '../model/watch';
import { candidatesOf } from './blame';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { Shape } from './fields';
import type { Transition } from './game';
import { MODIFIER_NAMES } from './modifiers';
import type { MapDefinition, RuleModule, SheetRules } from './module';
import type { Part } from './part';
import {
  answer,
  anything,
  asText,
  call,
  effect,
  fieldsOf,
  flag,
  free,
  id,
  list,
  maybe,
  modifier,
  name,
  number,
  object,
  objection,
  oneOf,
  type Pattern,
  plain,
  record,
  replacement,
  text,
  within,
  wrong,
} from './patterns';
import type { DeclinedNoun, Noun, Nouns, Translation } from './rule-words';
import type {
  Answer,
  Audit,
  AutomaticSeats,
  Deck,
  Forbid,
  NounSection,
  Overrides,
  Role,
  Rules,
  ScoreType,
  SetupContext,
} from './rules';
import { LEGAL, type Step, templateFault, WIDE } from './step';

// Steps, decisions, events, refusals.

function isSchema(value: unknown): value is GameOption['schema'] {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** The fields of an action, a decision or an event, apart from those that all have. */
const shape = (...taken: readonly string[]): Pattern<Shape> => record(FIELD, free(...taken));

const FIELD = plain((field, at) => {
  const { schema, description } = fieldsOf(field, at);
  if (!isSchema(schema)) wrong(at, 'notMadeWithField');
  text(description, within(at, 'description'));
});

const STEP_FIELDS = object<Step>(
  {
    type: name,
    rule: maybe(text),
    during: list(text, 1),
    shape: shape('type', 'seat'),
    // Watched by the whole step, which knows their fields.
    candidates: call,
    candidatesAreLegal: maybe(flag),
    refusal: maybe(objection()),
    cost: maybe(answer()),
    apply: effect(),
    words: maybe(call),
    notation: maybe(text),
    toldBy: maybe(name),
    mask: maybe(answer()),
  },
  (_, field, { type }) => `the step ${type}, ${field}`,
);

const STEP: Pattern<Step> = (value, at, author) => {
  const step = STEP_FIELDS(value, at, author);
  const { notation, shape } = step;
  const fault = notation === undefined ? undefined : templateFault(notation, shape);
  if (fault !== undefined) refuseFault('INVALID_RULES', { ...fault, path: within(at, 'notation') });
  if (author === undefined) return step;
  return Object.freeze({ ...step, candidates: candidatesOf(step, author.id) });
};

/** A whole number from `least` to `most`. */
const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The seat of a player, or none. */
const seatFault = (seat: unknown, { game }: Transition): Failure | undefined =>
  seat === undefined || isWithin(seat, 0, game.players - 1) ? undefined : badValue(seat);

const DECISION = object<DecisionType>(
  {
    kind: name,
    shape: shape('kind', 'seat'),
    role: maybe(name),
    when: maybe(oneOf(['beforeCard', 'anyTime'])),
    outOfTurn: maybe(flag),
    together: maybe(flag),
    close: maybe(effect<NonNullable<DecisionType['close']>>(seatFault)),
    mustDecide: maybe(flag),
    each: maybe(name),
    audit: maybe(objection()),
    covered: maybe(answer()),
    words: maybe(call),
  },
  (_, field, { kind }) => `the decision ${kind}, ${field}`,
);

const EVENT = object<EventType>({
  type: name,
  shape: shape('type', 'because'),
  isQuiet: maybe(flag),
  words: maybe(call),
  follow: maybe(call),
});

/** A reason made with `refusal`. */
const REFUSAL = plain((value, at) => {
  if (typeof value !== 'function') wrong(at, 'notMadeWithRefusal');
  name('reason' in value ? value.reason : undefined, within(at, 'reason'));
  text('code' in value ? value.code : undefined, within(at, 'code'));
  call('words' in value ? value.words : undefined, within(at, 'words'));
});

// Parts.

const isBag = (bag: unknown): boolean =>
  isRecord(bag) && areTexts(bag.places) && areTexts(bag.pieces);

const BAGS = object<NonNullable<Part['bags']>>(
  {
    of: answer((bags: unknown) =>
      Array.isArray(bags) && Array.from<unknown>(bags).every(isBag) ? undefined : badValue(bags),
    ),
    used: answer(textsFault),
  },
  (at) => at,
);

/** A part made with `part`, which has more. */
const PART = object<Part>(
  {
    id,
    draws: anything,
    schema: anything,
    audit: answer(),
    view: maybe(answer()),
    imagine: maybe(answer()),
    suppose: maybe(answer()),
    start: maybe(answer()),
    knownCards: maybe(answer()),
    drawn: maybe(answer()),
    bags: maybe(BAGS),
    follow: anything,
    label: maybe(text),
    picture: maybe(call),
  },
  (_, field, { id }) => `the part ${id}, ${field}`,
  true,
);

// Roles, cards, points, pieces.

const ROLE = object<Role>(
  {
    name,
    rule: maybe(text),
    repeats: maybe(flag),
    takesBack: maybe(flag),
    begin: effect(),
    income: maybe(answer(kindOf('number'))),
  },
  (_, field, { name }) => `the role ${name}${field === 'begin' ? '' : `, ${field}`}`,
);

const CARD = object<Card>({
  id,
  roles: list(name, 1, 2),
  deck: oneOf([0, 1, 2, 3, 4, 5]),
  cost: record(oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), oneOf(STORED_GOODS)),
  gods: list(oneOf(GODS)),
  income: maybe(oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
});

function cardsFault(named: readonly CardId[], { cards }: SetupContext): Failure | undefined {
  const fault = textsFault(named);
  if (fault !== undefined) return fault;
  const lost = named.find((card) => cards?.has(card) === false);
  return lost === undefined ? undefined : failure('noSuchCard', { card: lost });
}

const DECK = object<Deck>({
  cards: list(CARD),
  hand: maybe(answer((named, _before, _seat, context) => cardsFault(named, context))),
  forSale: maybe(answer((named, _before, context) => cardsFault(named, context))),
});

const SCORE = object<ScoreType>(
  {
    id,
    words: maybe(call),
    most: maybe(number),
    points: answer((points) => (Number.isSafeInteger(points) ? undefined : badValue(points))),
  },
  (_, field, { id }) => `the score ${id}, ${field}`,
);

/** Pieces of the box, and as many colonists as begin on the board. */
const piecesFault: ResultCheck<NonNullable<Rules['pieces']>> = (pieces, _, __, { board }) => {
  const counts: Readonly<Record<string, unknown>> = isRecord(pieces) ? pieces : {};
  const fits = Object.entries(PIECES).every(([piece, most]) => isWithin(counts[piece], 0, most));
  if (!fits) return badValue(pieces);
  const few = COLONIST_KINDS.find((kind) => pieces[kind] < board.start[kind].length);
  return few && badValue(pieces[few]);
};

/** Goods, and as many as there are cities. */
const tokensFault: ResultCheck<NonNullable<Rules['tokens']>> = (tokens, _, letter, { board }) => {
  const isList =
    Array.isArray(tokens) &&
    // Not `every`, which passes over holes.
    !Array.from<unknown>(tokens).some((token) => !STORED_GOODS.some((good) => good === token));
  if (!isList) return badValue(tokens);
  const cities = [...board.cities.values()].filter((city) => city.letter === letter);
  return tokens.length >= cities.length ? undefined : badValue(tokens.length);
};

/** Seats of the rules: an automatic seat does one of the legal actions, or nothing. */
const SEATS = object<AutomaticSeats>({
  names: list(text, 1, MAX_SEATS - 1),
  choose: answer((chosen, _position, actions) =>
    chosen === undefined || actions.some((action) => isSameData(action, chosen))
      ? undefined
      : badValue(chosen),
  ),
});

/** Parties of as many players each. */
const partiesFault: ResultCheck<NonNullable<Rules['parties']>> = (parties, players) =>
  kindOf('number')(parties) ??
  (isWithin(parties, 1, players) && players % parties === 0
    ? undefined
    : failure('unequalParties', { parties, players }));

// Replacements.

/**
 * The list of a step may rely on its refusal, and leave out what would be refused: with another refusal, everything is
 * listed that a screen could show. It may also end early, so another list gets all of it.
 */
function listedAnew(before: Step, after: Step): Step {
  const { candidates, refusal } = after;
  const isSameList = candidates === before.candidates;
  if (isSameList && refusal === before.refusal) return after;
  return {
    ...after,
    candidatesAreLegal: false,
    candidates: (position, decision, { isWide }) =>
      candidates(position, decision, isWide || isSameList ? WIDE : LEGAL),
  };
}

const OVERRIDES = object<Overrides>({
  steps: maybe(record(replacement(STEP, ['type', 'shape', 'during'], listedAnew))),
  roles: maybe(record(replacement(ROLE, ['name']))),
  forbid: maybe(record(replacement(objection<Forbid>()))),
});

// Rules and modules.

/** Names by id. */
const nounsOf = <N>(named: Pattern<N>) => ({
  actions: named,
  decisions: named,
  roles: named,
  cards: named,
  pieces: named,
});
const NOUNS = nounsOf(maybe(record<Readonly<Record<string, string>>>(text)));

const FORMS = record<DeclinedNoun>(text);
/** In another language, a name may have forms. */
const TRANSLATED = maybe(
  record<Readonly<Record<string, Noun>>>((noun, at) =>
    isRecord(noun) ? FORMS({ name: undefined, ...noun }, at) : text(noun, at),
  ),
);

const AUDIT = object<Audit>({
  housesElsewhere: maybe(answer()),
  startCities: maybe(answer()),
  mayRepeat: maybe(answer()),
  fault: maybe(answer()),
});

const RULES_FIELDS = object<Rules>(
  {
    id,
    steps: maybe(list(STEP)),
    decisions: maybe(list(DECISION)),
    events: maybe(list(EVENT)),
    refusals: maybe(list(REFUSAL)),
    faults: maybe(record(call)),
    nouns: maybe(object<NounSection>(NOUNS)),
    parts: maybe(list(PART)),
    roles: maybe(list(ROLE)),
    deck: maybe(DECK),
    scores: maybe(list(SCORE)),
    pieces: maybe(answer(piecesFault)),
    tokens: maybe(answer(tokensFault)),
    seats: maybe(SEATS),
    parties: maybe(answer(partiesFault)),
    modifiers: maybe(record(modifier(), oneOf(MODIFIER_NAMES), (_, answer) => answer)),
    forbid: maybe(record(objection<Forbid>(), text, (_, type) => `the refusal of ${type}`)),
    overrides: maybe(record(OVERRIDES, text, (_, owner) => `overrides.${owner}`)),
    on: maybe(record(effect<Answer>(), text, (_, type) => `the listener for ${type}`)),
    setUp: maybe(effect()),
    audit: maybe(AUDIT),
  },
  (_, field) => field,
);

/** Names are for ids of the rules alone: nobody's names touch those of anybody else. */
export const RULES: Pattern<Rules> = (value, at, author) => {
  const rules = RULES_FIELDS(value, at, author);
  const { id, steps = [], decisions = [], roles = [], deck, nouns = {} } = rules;
  const own: Readonly<Record<keyof NounSection, readonly string[]>> = {
    actions: steps.map(({ type }) => type),
    decisions: decisions.map(({ kind }) => kind),
    roles: roles.map(({ name }) => name),
    cards: (deck?.cards ?? []).map((card) => card.id),
    pieces: Object.keys(nouns.pieces ?? {}).filter((piece) => `${piece}-`.startsWith(`${id}-`)),
  };
  mustName(nouns, { ...own, pieces: [...own.pieces, `${id}-`] }, within(at, 'nouns'));
  return rules;
};

/** @throws ConcordiaError `INVALID_RULES` if something else is named than what is known. */
function mustName(nouns: object, known: Readonly<Record<string, readonly string[]>>, at: string) {
  for (const [section, entries] of Object.entries(nouns)) {
    const names = known[section] ?? [];
    const lost = Object.keys(entries ?? {}).find((id) => !names.includes(id));
    if (lost !== undefined)
      wrong(within(within(at, section), lost), 'noneOfThese', { known: names });
  }
}

/** A language names what the rules name in English. */
function mustTranslate({
  rules,
  languages = [],
}: Pick<RuleModule, 'languages'> & { readonly rules?: Rules }) {
  const { nouns = {} } = rules ?? {};
  const known = Object.fromEntries(
    Object.keys(NOUNS).map((section) => [section, Object.keys(Reflect.get(nouns, section) ?? {})]),
  );
  for (const [index, language] of languages.entries()) {
    const { printed: _printed, ...own } = language.nouns ?? {};
    mustName(own, known, `languages[${index}].nouns`);
  }
}

const OPTION_FIELDS = object<GameOption>({
  schema: anything,
  description: text,
  byDefault: anything,
  off: anything,
  startsModule: maybe(flag),
  module: maybe(id),
  tag: maybe(plain((tag, at) => name(asText(tag).toLowerCase(), at))),
  incompatible: maybe(objection()),
});

/** An option, made by `option`. */
const OPTION: Pattern<GameOption> = (value, at, author) => {
  const option = OPTION_FIELDS(value, at, author);
  const { schema, off, byDefault = off, startsModule } = option;
  if (!isSchema(schema)) wrong(within(at, 'schema'), 'notMadeWithZod');
  if (startsModule && off !== undefined) wrong(within(at, 'startsModule'), 'offStarts');
  const values = { byDefault, ...(off !== undefined && { off }) };
  for (const [key, one] of Object.entries(values)) {
    if (typeof one !== 'function' && !isAllowed(schema, one)) {
      wrong(within(at, key), 'schemaForbids');
    }
  }
  if (author === undefined || typeof byDefault !== 'function') return option;
  const fits = answer<typeof byDefault>((value) =>
    isAllowed(schema, value) ? undefined : badValue(value),
  );
  const place = { ...author, at: () => within(author.at(), 'byDefault') };
  return { ...option, byDefault: fits(byDefault, at, place) };
};

/** The fields of all games' options, apart from those of modules. */
const BASE_OPTIONS = ['map', 'players', 'seed', 'setup', 'display', 'modules', 'omitProvinces'];

const WORDS = maybe(plain(record(call)));

/** Words in other languages. */
const LANGUAGES = maybe(
  list(
    object<Translation>({
      language: text,
      notation: anything,
      nouns: maybe(object<Nouns>({ ...nounsOf(TRANSLATED), printed: TRANSLATED })),
      actions: WORDS,
      decisions: WORDS,
      events: WORDS,
      refusals: WORDS,
      faults: WORDS,
      scores: WORDS,
      descriptions: anything,
    }),
  ),
);

function isFault(fault: unknown): boolean {
  return (
    isRecord(fault) &&
    Number.isInteger(fault.seat) &&
    Array.isArray(fault.path) &&
    typeof fault.reason === 'string'
  );
}

/** @param scores - the ids of the module's own victory points. */
const sheetWith = (scores: readonly string[]) =>
  object<SheetRules>({
    lines: shape(),
    capacity: maybe(answer(kindOf('number'))),
    points: maybe(
      answer((points: unknown) =>
        isRecord(points) &&
        Object.entries(points).every(([id, n]) => scores.includes(id) && Number.isSafeInteger(n))
          ? undefined
          : failure('noPoints', {}),
      ),
    ),
    faults: maybe(
      answer((faults: unknown) =>
        Array.isArray(faults) && faults.every(isFault) ? undefined : failure('noFaults', {}),
      ),
    ),
  });

const MODULE_FIELDS = object<RuleModule>({
  id,
  name: maybe(text),
  options: maybe(record(OPTION, free(...BASE_OPTIONS))),
  isPlayed: maybe(answer(kindOf('boolean'))),
  incompatible: maybe(objection()),
  rules: RULES,
  // Screens read them one by one, and do without those that fail.
  descriptions: anything,
  languages: LANGUAGES,
  // Which points it may speak of is in the rules.
  sheet: anything,
});

export const MODULE: Pattern<RuleModule> = (value, at) => {
  const id = asText(fieldsOf(value, at).id);
  const module = MODULE_FIELDS(value, at, { id, at: () => at });
  const { rules, sheet } = module;
  if (rules.id !== id) wrong('rules.id', 'idOfOther', { id });
  mustTranslate(module);
  if (sheet === undefined) return module;
  const place = within(at, 'sheet');
  const read = sheetWith((rules.scores ?? []).map((score) => score.id));
  return Object.freeze({ ...module, sheet: read(sheet, place, { id, at: () => place }) });
};

type MapRules = Pick<MapDefinition, 'rules' | 'incompatible' | 'descriptions' | 'languages'>;

const MAP_FIELDS = object<MapRules>({
  rules: maybe(RULES),
  incompatible: maybe(objection()),
  descriptions: anything,
  languages: LANGUAGES,
});

/** What a map has besides its board. */
export const MAP_RULES: Pattern<MapRules> = (value, at, author) => {
  const own = MAP_FIELDS(value, at, author);
  mustTranslate(own);
  return own;
};

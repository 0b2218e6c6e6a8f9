/** A form for a new game: all options with their names, and why a value is closed. */
import { BASE_CARDS } from '../cards/catalogue';
import { playedRules } from '../engine/compile';
import type { OpenEngine } from '../engine/engine';
import type { MapModule, RuleModule } from '../kit/module';
import { ConcordiaError, type LocalizedRefusal } from '../model/errors';
import { noSuchMap } from '../model/faults';
import { nearest } from '../model/find';
import { MAX_SEATS } from '../model/ids';
import type { CheckedMap } from '../model/map';
import { type Names, namesWith, noName, spaced } from '../model/names';
import { FEWEST_PLAYERS, isAllowed, type OptionField, type OptionFields } from '../model/options';
import { isRecord, isSameData, isShortList, type Json } from '../model/plain';
import { baseRules } from '../roles/base';
import type { Naming } from '../words/naming';
import type { FormField, FormName, FormValue, SetUpForm } from './shapes';
import type { ScreenTeller } from './teller';

/** What a form is made from. */
export interface FormSource {
  readonly engine: OpenEngine;
  readonly naming: Naming;
  readonly teller: ScreenTeller;
  readonly options: OptionFields;
  readonly maps: readonly MapModule[];
  readonly modules: readonly RuleModule[];
  /** The modules that the option `modules` can name. */
  readonly listed: readonly RuleModule[];
}

type Chosen = Readonly<Record<string, Json>>;

/** The fewest players of any game. */
/** A list that is longer is no list to choose from. */
const MOST_VALUES = 20;
/** More than any board has. */
const MOST_PROVINCES = 100;
/** Longer than any name that a game accepts. */
const MOST_OF_A_NAME = 80;

export function formFor(source: FormSource, input: unknown): SetUpForm {
  const { engine, naming, teller, options, maps, modules, listed } = source;
  const parts = { base: baseRules, cards: BASE_CARDS, options, maps, modules };
  const names = namesWith(naming.words.names);
  const { chosen, settled, count, given } = choicesIn(source, input);
  const map = engine.getMap(String(settled.map));

  /** Why there is no game with these choices. */
  const refusalOf = (change: Chosen): LocalizedRefusal | undefined => {
    try {
      const { map, players, ...others } = settledIn(engine, {
        ...chosen,
        players: count,
        ...change,
      });
      const one =
        maps.find(({ id }) => id === map) ?? noSuchMap(map, [...engine.mapIds()], nearest);
      playedRules(parts, one, others, typeof players === 'number' ? players : players.length);
      return undefined;
    } catch (error) {
      if (!(error instanceof ConcordiaError)) throw error;
      return naming.localized(error, undefined).toJSON();
    }
  };
  const asValue = (
    key: string,
    value: Json,
    texts: Pick<FormValue, 'label' | 'text'>,
    isChosen: boolean,
    change: Chosen,
  ): FormValue => {
    const refusal = isChosen ? undefined : refusalOf(change);
    return { key, value, ...texts, isChosen, ...(refusal && { refusal }) };
  };

  const mapField: FormField = {
    key: 'map',
    kind: 'one',
    label: teller.label('map'),
    text: '',
    value: map.id,
    values: maps.map((one) =>
      // What is left out of one board is not on another.
      asValue(one.id, one.id, mapTexts(teller, names, one), one.id === map.id, {
        map: one.id,
        omitProvinces: [],
      }),
    ),
  };
  const playersField: FormField = {
    key: 'players',
    kind: 'one',
    label: teller.label('numberOfPlayers'),
    text: adviceOf(teller, names, map),
    value: count,
    values: Array.from({ length: MAX_SEATS - engine.fewestPlayers + 1 }, (_, index) => {
      const value = engine.fewestPlayers + index;
      const label = teller.tell(names, 'playerCount', { count: value });
      return asValue(`${value}`, value, { label, text: '' }, value === count, { players: value });
    }),
  };

  /** A list of ids, of which any may be chosen. */
  const someOf = (
    key: string,
    all: readonly (Pick<FormValue, 'label' | 'text'> & { readonly id: string })[],
  ): FormField => {
    const list: readonly Json[] = asList(settled[key]);
    return {
      key,
      kind: 'some',
      ...textsOf(source, key),
      value: list,
      values: all.map(({ id, ...texts }) =>
        asValue(id, id, texts, list.includes(id), { [key]: [...list, id] }),
      ),
    };
  };
  const fields = Object.entries(options).flatMap(([key, option]): FormField[] => {
    if (option.module !== undefined && !modules.some(({ id }) => id === option.module)) return [];
    if (key === 'modules') {
      const all = listed.map(({ id, name }) => ({
        id,
        label: names.printed(name ?? titled(id)),
        text: teller.summary(names, id) ?? '',
      }));
      return all.length === 0 ? [] : [someOf(key, all)];
    }
    if (key === 'omitProvinces') {
      const named = map.provinces.map(({ id, name }) => ({
        id,
        label: names.printed(name),
        text: '',
      }));
      return [someOf(key, named)];
    }
    const value = settled[key] ?? option.off;
    // There is nothing to choose before its module is.
    if (value === undefined) return [];
    const texts = textsOf(source, key);
    const values = valuesIn(option.schema);
    const range = values === undefined ? rangeIn(option.schema) : undefined;
    if (range !== undefined)
      return [{ key, kind: 'number', ...texts, value, values: [], ...range }];
    if (values === undefined) return [{ key, kind: 'other', ...texts, value, values: [] }];
    const own = teller.option(key)?.values ?? {};
    const one = values.map((each) => {
      const label = own[String(each)] ?? plainLabel(teller, names, each);
      const isChosen = isSameData(each, value);
      const asks = option.off !== undefined && each !== option.off ? option.module : undefined;
      const text = (asks && teller.summary(names, asks)) ?? '';
      return asValue(String(each), each, { label, text }, isChosen, { [key]: each });
    });
    return [{ key, kind: 'one', ...texts, value, values: one }];
  });

  const seats = Array.from({ length: count }, (_, seat): FormName => {
    const label = names.unnamed(seat);
    const name = given[seat];
    const value = typeof name === 'string' ? name.slice(0, MOST_OF_A_NAME) : label;
    return { key: `seat:${seat}`, seat, label, value };
  });
  // Games are the same in all languages.
  const all = {
    ...settled,
    map: map.id,
    players: seats.map(({ seat, label, value }) => (value === label ? noName(seat) : value)),
  };
  const refusal = refusalOf({ players: all.players });
  return {
    label: teller.label('setUp'),
    fields: [mapField, playersField, ...fields],
    namesLabel: teller.label('playerNames'),
    names: seats,
    options: all,
    ...(refusal && { refusal }),
  };
}

/** What is chosen, checked. Options that are left out follow from the others. */
interface FormChoices {
  /** What has been chosen, and the map. */
  readonly chosen: Chosen;
  /** All options, with the number of players. */
  readonly settled: Chosen;
  readonly count: number;
  /** Names that have been chosen, by seat. */
  readonly given: readonly unknown[];
}

function choicesIn({ engine, maps, options }: FormSource, input: unknown): FormChoices {
  const read: unknown = isRecord(input) ? { ...input } : input;
  // Whatever is no set of options is refused as such.
  if (!isRecord(read)) return engine.parseOptions(read as never) as never;
  const { seed: _seed, setup: _setup, map = maps[0]?.id, players, omitProvinces, ...rest } = read;
  const others = { ...rest, omitProvinces: onBoard(maps, map, omitProvinces) };
  const given =
    isShortList(players, MAX_SEATS) && players.length >= engine.fewestPlayers ? [...players] : [];
  const all = withoutGaps({ map, players: given.length || players, ...listedIn(options, others) });
  const advised = typeof map === 'string' ? engine.getMap(map).players : undefined;
  // Names are judged together with the rest: somebody may be typing them.
  const parsed = settledIn(engine, { players: advised?.[0] ?? FEWEST_PLAYERS, ...all });
  const settled: Chosen = Object.fromEntries(Object.entries(parsed));
  const names = Object.keys(all);
  return {
    chosen: Object.fromEntries(Object.entries(settled).filter(([key]) => names.includes(key))),
    settled,
    count: Number(settled.players),
    given,
  };
}

/** Without choices of modules that are not played: somebody has made them and then done without the module. */
function settledIn(
  engine: OpenEngine,
  chosen: Readonly<Record<string, unknown>>,
): ReturnType<OpenEngine['parseOptions']> {
  try {
    return engine.parseOptions(chosen as never);
  } catch (error) {
    if (!(error instanceof ConcordiaError) || error.reason !== 'moduleNotPlayed') throw error;
    const { [String(error.details.option)]: _idle, ...others } = chosen;
    return settledIn(engine, others);
  }
}

/** Where modules are listed, no option asks for one that is not. */
function listedIn(
  fields: OptionFields,
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { modules } = chosen;
  if (!Array.isArray(modules)) return chosen;
  const isLeftOut = (name: string): boolean => {
    const { startsModule, module } = fields[name] ?? {};
    return startsModule === true && !modules.includes(module);
  };
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !isLeftOut(name)));
}

/** Without provinces that only other boards have: somebody has left them out and then chosen this map. */
function onBoard(maps: readonly MapModule[], map: unknown, omitted: unknown): unknown {
  if (!isShortList(omitted, MOST_PROVINCES)) return omitted;
  const has = ({ provinces }: MapModule, id: unknown): boolean =>
    provinces.some((province) => province.id === id);
  const own = maps.find(({ id }) => id === map);
  if (own === undefined) return omitted;
  return [...omitted].filter((id) => has(own, id) || !maps.some((other) => has(other, id)));
}

function withoutGaps(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function mapTexts(
  teller: ScreenTeller,
  names: Names,
  map: CheckedMap,
): Pick<FormValue, 'label' | 'text'> {
  const { id, name, leftOut, saltTokens } = map;
  const text = teller.joined(names, [
    teller.summary(names, id),
    saltTokens && teller.tell(names, 'saltCities', {}),
    adviceOf(teller, names, map),
    leftOut && teller.tell(names, 'leftOut', { what: names.printed(leftOut) }),
  ]);
  return { label: names.printed(name), text };
}

function adviceOf(teller: ScreenTeller, names: Names, { players }: CheckedMap): string {
  if (players === undefined) return '';
  const [fewest, most] = players;
  return teller.tell(names, 'advice', { fewest, most });
}

/** The name of an option and what it means. */
function textsOf(
  { teller, options, modules }: FormSource,
  key: string,
): Pick<FormField, 'label' | 'text'> {
  const known = teller.option(key);
  const owner = modules.find(({ id }) => id === options[key]?.module);
  const { label = titled(key), text = owner?.options?.[key]?.description ?? '' } = known ?? {};
  return { label, text };
}

/** `Starting goods` of `startingGoods` or `starting-goods`. */
function titled(id: string): string {
  const words = spaced(id).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainLabel(teller: ScreenTeller, names: Names, value: Json): string {
  if (typeof value === 'boolean') return teller.label(value ? 'yes' : 'no');
  if (value === null) return teller.label('none');
  return typeof value === 'string' ? names.printed(titled(value)) : String(value);
}

/** All values of a schema, if it has only a few. */
function valuesIn(schema: OptionField['schema']): readonly Json[] | undefined {
  const { def, values } = schema._zod;
  const found: readonly unknown[] | undefined =
    def.type === 'boolean' ? [false, true] : values && [...values];
  if (found === undefined || found.length === 0 || found.length > MOST_VALUES) return undefined;
  const allowed = found.filter((value): value is Json => isAllowed(schema, value));
  return allowed.length === found.length ? allowed : undefined;
}

/** The bounds of whole numbers, if they are known. */
function rangeIn(schema: OptionField['schema']): Pick<FormField, 'least' | 'most'> | undefined {
  const checks: readonly unknown[] = Object(schema._zod.def).checks ?? [];
  const bound = (name: string): number | undefined => {
    for (const check of checks) {
      const { check: kind, value, inclusive } = Object(Object(check)._zod).def ?? {};
      if (kind === name && inclusive === true && Number.isSafeInteger(value)) return value;
    }
    return undefined;
  };
  const [least, most] = [bound('greater_than'), bound('less_than')];
  return least === undefined || most === undefined ? undefined : { least, most };
}

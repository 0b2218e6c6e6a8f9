import { type Command, InvalidArgumentError, Option } from 'commander';
import { MAX_SEATS, type MapModule } from '../../index';
import { idNamed, nearest } from '../../model/find';
import { once } from '../../model/seal';
import type { Criteria, PlayerCriteria } from '../archive/criteria';
import { LOG_FORMS, type LogForm } from '../archive/extract';
import { checkArchive } from '../archive/run';
import { addOriginOptions, type OriginFlags, sources, wholeArchive } from '../archive/sources';
import { allOf, namedValues, type ValueReader, wholeNumber } from '../arguments';
import type { Io } from '../io';
import { languageOf, namedIn } from '../language';
import type { CliFacts, CliWords } from '../languages/words';
import type { Output } from '../output';

interface FindFlags extends OriginFlags, Omit<Criteria, 'ids' | 'player' | 'tags'> {
  readonly to: LogForm;
  readonly id?: readonly string[];
  readonly tag?: Criteria['tags'];
  readonly player?: string;
  readonly won?: true;
  readonly opening?: readonly string[];
  readonly city?: readonly string[];
  readonly card?: readonly string[];
}

export function addFind(program: Command, io: Io, output: Output): void {
  const { words } = output;
  const named = once(() => namedIn(program));
  const [city, card] = [
    known('city', () => named().maps.flatMap(citiesIn), words),
    known('card', () => Object.keys(named().cards), words),
  ];
  const { find: texts, logs: many, values } = words.help;
  const command = program
    .command('find')
    .description(texts.about)
    .argument(`<${values.logs}...>`, many.logs, sources(words));
  addOriginOptions(command, words)
    .addOption(new Option(`--to <${values.format}>`, texts.to).choices(LOG_FORMS).default('json'))
    .option(`--id <${values.ids}>`, texts.id, listOf(String))
    .option(
      `--map <${values.id}>`,
      texts.map,
      known('map', () => named().maps.map(({ id }) => id), words),
    )
    .option(`--players <${values.number}>`, texts.players, wholeNumber(2, MAX_SEATS, words))
    .option(`--module <${values.id}>`, texts.module)
    .option(`--tag <${values.nameAndText}>`, texts.tag, namedValues(words))
    .option('--finished', texts.finished)
    .option(`--result <${values.points}>`, texts.result, listOf(Number))
    .option(`--player <${values.name}>`, texts.player)
    .option('--won', texts.won)
    .option(`--opening <${values.cards}>`, texts.opening, listOf(card))
    .option(`--city <${values.city}>`, texts.city, allOf(city))
    .option(`--card <${values.card}>`, texts.card, allOf(card))
    .action(async (logs: readonly string[], flags: FindFlags) => {
      const archive = await wholeArchive(logs, flags, io);
      const wishes = { jobs: flags.jobs, quiet: false, json: false, colors: false };
      const extraction = { take: 'logs', criteria: criteriaOf(flags), form: flags.to } as const;
      await checkArchive(archive, { ...wishes, extraction }, io, await languageOf(program));
    });
}

function criteriaOf(flags: FindFlags): Criteria {
  const { id, map, players, module, tag, finished, result } = flags;
  const { player: name, won, opening, city, card } = flags;
  const player = withoutGaps<PlayerCriteria>({ name, won, opening, cities: city, cards: card });
  return {
    ...withoutGaps<Criteria>({ ids: id, map, players, module, tags: tag, finished, result }),
    ...(Object.keys(player).length === 0 ? {} : { player }),
  };
}

function withoutGaps<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // What is left has no gaps.
  return Object.fromEntries(entries) as T;
}

function listOf<T>(read: ValueReader<T>): ValueReader<readonly T[]> {
  return (text) => text.split(',').map((item) => read(item.trim()));
}

/** A name as an id; a name that nothing has would find nothing. */
function known(
  what: CliFacts['unknownThing']['what'],
  idsOf: () => readonly string[],
  { faults }: CliWords,
): ValueReader<string> {
  return (text) => {
    const ids = idsOf();
    const id = idNamed(text, ids);
    if (ids.includes(id)) return id;
    throw new InvalidArgumentError(faults.unknownThing({ what, nearest: nearest(id, ids) }));
  };
}

function citiesIn({ provinces }: MapModule): readonly string[] {
  return provinces.flatMap(({ cities }) => cities);
}

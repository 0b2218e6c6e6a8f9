import { type Command, InvalidArgumentError, Option } from 'commander';
import { MAX_SEATS, type MapModule } from '../../index';
import { idNamed, nearest } from '../../model/find';
import { once } from '../../model/seal';
import type { Criteria } from '../archive/criteria';
import { LOG_FORMS, type LogForm } from '../archive/extract';
import { extractFrom } from '../archive/run';
import { addOriginOptions, type OriginFlags, sources, wholeArchive } from '../archive/sources';
import { allOf, namedValues, type ValueReader, wholeNumber } from '../arguments';
import type { Io } from '../io';
import { languageOf, namedIn } from '../language';
import type { CliFacts, CliWords } from '../languages/words';
import type { Output } from '../output';

interface FindFlags extends OriginFlags, Criteria {
  readonly to: LogForm;
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
    .option(`--players <${values.number}>`, texts.players, wholeNumber(words, 2, MAX_SEATS))
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
      const extraction = { take: 'logs', criteria: flags, form: flags.to } as const;
      await extractFrom(archive, extraction, flags.jobs, io, await languageOf(program));
    });
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

import { Argument, type Command, Option } from 'commander';
import { headOf, TABLE_FORMS, type TableForm } from '../archive/extract';
import { extractFrom } from '../archive/run';
import { addOriginOptions, type OriginFlags, sources, wholeArchive } from '../archive/sources';
import { TABLES, type TableName } from '../archive/tables';
import type { Io } from '../io';
import { languageOf } from '../language';
import type { Output } from '../output';

interface TableFlags extends OriginFlags {
  readonly to: TableForm;
  readonly header: boolean;
  readonly raw?: boolean;
}

export function addTable(program: Command, io: Io, output: Output): void {
  const { help } = output.words;
  const { table: texts, values } = help;
  const command = program
    .command('table')
    .description(texts.about)
    .addArgument(new Argument(`<${values.table}>`, texts.table).choices(Object.keys(TABLES)))
    .argument(`<${values.logs}...>`, help.logs.logs, sources(output.words));
  addOriginOptions(command, output.words)
    .addOption(new Option(`--to <${values.format}>`, texts.to).choices(TABLE_FORMS).default('csv'))
    .option('--no-header', texts.noHeader)
    .option('--raw', texts.raw)
    .action(async (table: TableName, logs: readonly string[], flags: TableFlags) => {
      const archive = await wholeArchive(logs, flags, io);
      const { jobs, to: form, header, raw: isRaw = false } = flags;
      if (form === 'csv' && header) output.print(headOf(table));
      const extraction = { take: 'rows', table, form, isRaw } as const;
      await extractFrom(archive, extraction, jobs, io, await languageOf(program));
    });
}

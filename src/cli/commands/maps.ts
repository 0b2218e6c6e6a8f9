import type { Command } from 'commander';
import type { Io } from '../io';
import { languageOf } from '../language';
import { mapFacts } from '../map-facts';
import { type Output, tableOf } from '../output';

interface MapsFlags {
  readonly json?: true;
}

export function addMaps(program: Command, _io: Io, output: Output): void {
  program
    .command('maps')
    .description('list the maps')
    .option('--json', 'print the list as JSON')
    .action(({ json }: MapsFlags) => {
      const all = languageOf(program).maps.map(mapFacts);
      if (json) {
        output.printJson(all);
        return;
      }
      const rows = all.map(({ id, name, cities, provinces, routes, players }) => [
        id,
        name,
        ...[cities, provinces, routes.land + routes.sea].map(String),
        players === null ? 'any' : players.join(' to '),
      ]);
      const head = ['Id', 'Name', 'Cities', 'Provinces', 'Routes', 'Players'];
      output.print(
        tableOf([head, ...rows], ['left', 'left', 'right', 'right', 'right', 'left'], output.paint),
        ...all.flatMap(({ name, leftOut }) =>
          leftOut === null ? [] : [`Left out on ${name}: ${leftOut}`],
        ),
      );
    });
}

import type { Command } from 'commander';
import type { Io } from '../io';
import { languageAlone } from '../language';
import { mapFacts } from '../map-facts';
import { type Output, tableOf } from '../output';
import { namesWithoutMap } from '../printable-names';

interface MapsFlags {
  readonly json?: true;
}

export function addMaps(program: Command, _io: Io, output: Output): void {
  const { help, maps: told, terms } = output.words;
  program
    .command('maps')
    .description(help.maps.about)
    .option('--json', help.maps.json)
    .action(async ({ json }: MapsFlags) => {
      const language = await languageAlone(program);
      const all = language.maps.map(mapFacts);
      if (json) {
        output.printJson(all);
        return;
      }
      const { printed } = namesWithoutMap(language);
      const rows = all.map(({ id, name, cities, provinces, routes, players }) => [
        id,
        printed(name),
        ...[cities, provinces, routes.land + routes.sea].map(String),
        players === null ? told.anyPlayers : terms.range(...players),
      ]);
      const { id, name, cities, provinces, routes, players } = told;
      const head = [id, name, cities, provinces, routes, players];
      output.print(
        tableOf([head, ...rows], ['left', 'left', 'right', 'right', 'right', 'left'], output.paint),
        ...all.flatMap(({ name, leftOut }) =>
          leftOut === null ? [] : [told.leftOut(printed(name), printed(leftOut))],
        ),
      );
    });
}

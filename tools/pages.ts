/** The pages of the documentation as people look for them: section by section, in the order to read them. */
import { allMaps } from '../src/maps/all';

export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Start: ['library', 'command-line', 'site/README', 'table', 'coverage'],
  Guides: [
    'guides/screen',
    'guides/server',
    'boardgame-io',
    'stores',
    'bots',
    'guides/training',
    'guides/archives',
    'guides/ask-archive',
    'serve',
    'vectors',
  ],
  'Maps, modules and variants of your own': [
    'own-map',
    'own-module',
    'own-tiles',
    'offers',
    'variant',
    'solo',
    'publishing',
  ],
  Rules: [
    'rules',
    'rulings',
    'rulebook',
    'rulebook/README',
    'venus',
    'salt',
    'forum',
    ...allMaps.map(({ id }) => `maps/${id}`),
  ],
  Concepts: ['notation', 'board', 'screen-model', 'pictures', 'stability', 'perft'],
  Reference: ['errors', 'events', 'kit', 'words'],
  Project: [
    'architecture',
    'CONTRIBUTING',
    'guides/translate',
    ...['de', 'fr', 'ja', 'nl', 'pl'].flatMap((tag) => [`words/${tag}`, `words/terms/${tag}`]),
    'performance',
    'strength',
    'SECURITY',
  ],
};

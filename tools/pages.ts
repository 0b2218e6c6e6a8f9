/** The pages of the documentation as people look for them: section by section, in the order to read them. */

const MAPS = [
  ...['imperium', 'italia', 'sicilia', 'roma', 'hellas', 'ionium', 'cyprus', 'britannia'],
  ...['germania', 'byzantium', 'hispania', 'gallia', 'corsica', 'aegyptus', 'creta', 'balearica'],
];

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
    ...MAPS.map((map) => `maps/${map}`),
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

/** The entry points of the package, by what they are for. */
const ENTRIES = [
  ['index', 'concordia-rules', 'Everything: all maps and modules, ready to play.'],
  ['core', 'concordia-rules/core', 'The engine alone, for the maps you bring and small bundles.'],
  ['log', 'concordia-rules/log', 'Record, replay and check logs of an engine.'],
  ['follow', 'concordia-rules/follow', 'Views kept up to date by events.'],
  ['notation', 'concordia-rules/notation', 'Logs of an engine as text.'],
  ['words', 'concordia-rules/words', 'Games of an engine in words, and what a language lacks.'],
  ['screen', 'concordia-rules/screen', 'What a screen shows beside the board, in words.'],
  ['maps', 'concordia-rules/maps', 'Every map, one by one.'],
  ['modules', 'concordia-rules/modules', 'Venus, teams, salt, the forum and other modules.'],
  ['scoring', 'concordia-rules/scoring', 'The scorer alone, for games played at a table.'],
  ['svg', 'concordia-rules/svg', 'Pictures of boards and games.'],
  ['board', 'concordia-rules/board', 'A board in a page, to be touched.'],
  ['bots', 'concordia-rules/bots', 'Automatic players.'],
  ['boardgame', 'concordia-rules/boardgame', 'A game of boardgame.io.'],
  ['kit', 'concordia-rules/kit', 'What rules are written with: maps and modules of your own.'],
  ['kit-rules', 'concordia-rules/kit/rules', 'Helpers of the base game, for rules that change it.'],
  ['testing', 'concordia-rules/testing', 'Tests for maps and modules of your own.'],
  ['languages_de', 'concordia-rules/words/de', 'The words in German.'],
  ['languages_en', 'concordia-rules/words/en', 'English, as one of several languages.'],
  ['languages_fr', 'concordia-rules/words/fr', 'The words in French.'],
  ['languages_ja', 'concordia-rules/words/ja', 'The words in Japanese.'],
  ['languages_nl', 'concordia-rules/words/nl', 'The words in Dutch.'],
  ['languages_pl', 'concordia-rules/words/pl', 'The words in Polish.'],
] as const;

/** The way into the reference, which is made by typedoc beside this page. */
export function ReferencePage() {
  return (
    <>
      <p>
        <a class="button main" href="./reference/index.html">
          Open the reference
        </a>
      </p>
      <h2>Entry points</h2>
      <ul class="links">
        {ENTRIES.map(([file, entry, what]) => (
          <li key={entry}>
            <a href={`./reference/modules/${file}.html`}>
              <code>{entry}</code>
            </a>
            : {what}
          </li>
        ))}
      </ul>
      <p class="quiet">
        How to begin is in the <a href="#/guides/readme">guide to the package</a>.
      </p>
    </>
  );
}

/** A page with a table, for test/browser/table.test.ts to sit at. */
import * as concordia from 'concordia-rules';
import { chanceFromSeed, plannerWith } from 'concordia-rules/bots';
import { type MountedTable, mountTable, playHere } from 'concordia-rules/table';

type Table = MountedTable<concordia.GameView, concordia.Action>;
type Options = Partial<Parameters<typeof mountTable<concordia.GameView, concordia.Action>>[1]>;

const bot = plannerWith(concordia);
const choose = (view: concordia.GameView): concordia.Action =>
  bot.choose(view, concordia.legalActions(view), chanceFromSeed(`${view.turn}`));

let state: concordia.GameState;
/** What was played last led to it. */
let last: Extract<ReturnType<typeof concordia.tryApplyAction>, { ok: true }>;
let table: Table;
const sent: concordia.Action[] = [];

export const page = {
  sent,
  /** Plays so many decisions, and lays the table for whoever decides then. */
  mount(game: concordia.NewGame, decisions = 0, options: Options = {}) {
    table?.destroy();
    sent.length = 0;
    state = concordia.createGame(game);
    for (let count = 0; count < decisions && state.decision !== null; count += 1) page.step();
    const here = playHere<concordia.GameState, concordia.GameView, concordia.Action>(
      concordia,
      state,
      {
        onState: (next) => {
          state = next;
        },
      },
    );
    table = mountTable(document.querySelector('main') ?? document.body, {
      engine: concordia,
      ...here,
      send(action: concordia.Action) {
        sent.push(action);
        return here.send(action);
      },
      ...options,
    });
  },
  /** Lays the table for the first player, against bots; some never know what to do. */
  mountAgainstBots(game: concordia.NewGame, isAbleToPlay: boolean) {
    table?.destroy();
    const here = playHere(concordia, concordia.createGame(game), {
      people: [0],
      bot(view) {
        if (!isAbleToPlay) throw new Error('secret');
        return choose(view);
      },
      onState: (next) => {
        state = next;
      },
    });
    const holder = document.querySelector('main') ?? document.body;
    table = mountTable(holder, { engine: concordia, ...here, speed: 0 });
  },
  /** Plays one decision, without the table. */
  step() {
    const { seat = 0 } = state.decision ?? {};
    const action = choose(concordia.viewFor(state, seat));
    const result = concordia.tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    last = result;
    state = result.state;
  },
  /** The same with the table: the choice of a bot. */
  async play() {
    const before = state;
    page.step();
    const viewer = state.decision?.seat ?? 'spectator';
    await table.update(concordia.viewFor(state, viewer), concordia.eventsFor(before, last, viewer));
  },
  /** How many pieces move, on all tables: a document does not count those in shadow roots. */
  moving: () =>
    [...document.querySelectorAll('main > div, concordia-table')].reduce(
      (sum, { shadowRoot }) => sum + (shadowRoot?.getAnimations().length ?? 0),
      0,
    ),
  last: () => last,
  isOver: () => state.decision === null,
  state: () => state,
  table: () => table,
  legal: () =>
    concordia.legalActions(state).map((action) => concordia.describeAction(state, action)),
  /** What the one who decides sees. */
  view: () => concordia.viewFor(state, state.decision?.seat ?? 'spectator'),
  concordia,
  mountTable,
};

export type TablePage = typeof page;
Object.assign(window, { page });

/** What a screen shows besides the board, put together for a viewer. */

import { LIGHT_INK, SEAT_PAINTS } from '../board/paints';
import type { AnyNewGame, OpenEngine } from '../engine/engine';
import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { MapModule, RuleModule } from '../kit/module';
import type { Cost } from '../model/any';
import type { CardId } from '../model/cards';
import { inputFaults } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import { STORED_GOODS } from '../model/goods';
import type { PlaceId, Seat } from '../model/ids';
import type { CheckedMap } from '../model/map';
import type { OptionFields } from '../model/options';
import { isRecord, typeOf } from '../model/plain';
import type { GameState, GameView } from '../model/state';
import { NOWHERE, namesOf } from '../words/game-names';
import type { Naming } from '../words/naming';
import type { ScreenLabel } from '../words/screen-words';
import { mustBeMap, type Speech } from '../words/words';
import { cardText, discardSection, displaySection, handSection } from './cards';
import { formFor } from './form';
import { boardSections, placeItem, type SeenBoard } from './places';
import { playerRows, storehouseSection } from './players';
import { scoreRows } from './scores';
import type {
  ListSection,
  PlaceKind,
  ScreenColumn,
  ScreenDecision,
  ScreenItem,
  ScreenModel,
  SetUpForm,
  TableSection,
} from './shapes';
import type { Sight } from './sight';
import { tellerFor } from './teller';

/** What a library's screens show. */
export interface Screens<W extends Kinds = Kinds, N extends AnyNewGame = AnyNewGame> {
  /**
   * Everything that a screen shows besides the board, with labels and sentences: players, hands, display, scores, what
   * maps and modules keep, and the board in words. It follows from the view alone. A state is shown as to spectators.
   *
   * @throws ConcordiaError `INVALID_STATE` if it is not a view or a state of this library.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
   * const { players } = screenModel(viewFor(state, 0));
   * console.log(players.rows[0]?.label, players.rows[0]?.cells.map(({ text }) => text)); // -> Sestertii [ '5', '6' ]
   * ```
   */
  screenModel(view: ViewOf<W> | StateOf<W>): ScreenModel;
  /**
   * What a card does and what it scores at the end, in sentences.
   *
   * @throws ConcordiaError `INVALID_INPUT` if the library has no such card.
   *
   * @example
   * ```ts
   * console.log(describeCard('consul-ii')); // -> Buy one card of the display for its own cost alone. At the end it counts for Jupiter: 1 point for each of your houses outside brick cities.
   * ```
   */
  describeCard(id: CardId): string;
  /**
   * A cost in words, such as that of a choice or of a card of the display.
   *
   * @param cost - goods by their names, goods of any kind, sestertii and steps; what is left out is nothing.
   * @throws ConcordiaError `INVALID_INPUT` if it is not a cost.
   *
   * @example
   * ```ts
   * console.log(describeCost({ goods: { brick: 1, food: 1 }, money: 2 })); // -> 1 brick, 1 food and 2 sestertii
   * ```
   */
  describeCost(cost: Cost): string;
  /**
   * The headings and small words of screens, in the words of the library: for buttons such as Take back and Skip.
   *
   * @example
   * ```ts
   * console.log(screenLabels().takeBack); // -> Take back
   * ```
   */
  screenLabels(): Readonly<Record<ScreenLabel, string>>;
  /**
   * What a tile of the forum, or another tile of a module, does; empty if the module does not say.
   *
   * @throws ConcordiaError `INVALID_INPUT` if it is not an id.
   *
   * @example
   * ```ts
   * console.log(describeTile('appius-arcadius')); // -> Architect: one more step.
   * ```
   */
  describeTile(id: string): string;
  /**
   * What a city, a province, a route or another place is, in sentences: on a map what is printed there, in a game what
   * lies there, what a house costs the viewer, and what a province would bring.
   *
   * @param kind - which of them, if the id means a province and a city; by default, the province.
   * @throws ConcordiaError `INVALID_INPUT` if there is no such place; `INVALID_STATE` if it is not a view or a state.
   *
   * @example
   * ```ts
   * console.log(describePlace(getMap('imperium'), 'land:novaria~roma')); // -> A land route between Novaria and Roma.
   * ```
   */
  describePlace(where: ViewOf<W> | StateOf<W> | CheckedMap, id: PlaceId, kind?: PlaceKind): string;
  /**
   * The board as text, for a screen reader or a terminal: a line for each province, city and other place, and for each
   * route where a colonist stands.
   *
   * @throws ConcordiaError `INVALID_STATE` if it is not a view or a state of this library; `INVALID_INPUT` if it is not
   * a map.
   *
   * @example
   * ```ts
   * const lines = describeBoard(getMap('imperium')).split('\n');
   * console.log(lines[0]); // -> Britannia has Isca Dumnoniorum and Londinium.
   * console.log(lines[1]); // -> - Isca Dumnoniorum produces a good of the letter A. Routes lead by land to Londinium; by sea to Brigantium, Burdigala and Londinium.
   * ```
   */
  describeBoard(where: ViewOf<W> | StateOf<W> | CheckedMap): string;
  /**
   * What there is to choose before a game, with labels, and why a value is closed beside what is chosen.
   *
   * @param chosen - what has been chosen so far, as for `createGame`; what is left out has its default.
   * @throws ConcordiaError `INVALID_OPTIONS` if these are not options, `UNKNOWN_MAP`.
   *
   * @example
   * ```ts
   * const { fields } = setUpForm({ map: 'italia', players: 3 });
   * const teams = fields.find(({ key }) => key === 'teams');
   * console.log(teams?.label, teams?.values[1]?.refusal?.message); // -> Teams Team games are for four or six players.
   * ```
   */
  setUpForm(chosen?: Partial<N>): SetUpForm<N>;
}

/** What screens are made from. */
export interface ScreenSource {
  readonly engine: OpenEngine;
  readonly naming: Naming;
  readonly speech: Speech;
  readonly options: OptionFields;
  readonly maps: readonly MapModule[];
  readonly modules: readonly RuleModule[];
  /** The modules that the option `modules` can name. */
  readonly listed: readonly RuleModule[];
}

export function screenFor(source: ScreenSource): Screens {
  const { engine, naming, speech, maps, modules } = source;
  const teller = tellerFor(naming.words, [...maps, ...modules]);
  const labels = deepFreeze(teller.labels());
  /** Names of cards and goods, without a board. */
  const names = namesOf(NOWHERE, naming.cards, [], naming.words.names);

  function seen(from: GameView | GameState): Sight {
    const view = 'viewer' in from ? from : engine.viewFor(from, 'spectator');
    const state = engine.imagine(view);
    return {
      view,
      viewer: view.viewer,
      position: { game: engine.gameOf(state), state },
      names: naming.namesFor(view),
      teller,
      speech,
      pictures: speech.picturesOf(view),
    };
  }

  function playedIn({ position }: Sight): readonly RuleModule[] {
    return modules.filter(({ id }) => position.game.rules.some((one) => one.id === id));
  }

  function boardSeen(sight: Sight): SeenBoard {
    const { game } = sight.position;
    const played = [sight.view.map, ...playedIn(sight).map(({ id }) => id)];
    return { map: game.board.map, names: sight.names, teller, played, sight };
  }

  function boardIn(where: GameView | GameState | CheckedMap): SeenBoard {
    if (!('cities' in where)) return boardSeen(seen(where));
    mustBeMap(where);
    const names = namesOf(where, naming.cards, [], naming.words.names);
    return { map: where, names, teller, played: [where.id] };
  }

  function gameSection(sight: Sight): ListSection {
    const { view, names, position } = sight;
    const map = position.game.board.map;
    const item = (kind: string, key: string, label: string, text = ''): ScreenItem => ({
      key,
      kind,
      label,
      text,
    });
    const { turn, seat, concordia, decision } = view;
    const isEnding = decision !== null && concordia !== null && view.phase === 'finalRound';
    return {
      kind: 'list',
      key: 'game',
      label: teller.label('game'),
      text: '',
      items: [
        item('map', 'map', names.printed(map.name), teller.summary(names, map.id)),
        ...playedIn(sight).map(({ id, name }) =>
          item(
            'module',
            `module:${id}`,
            names.printed(name ?? names.title(id)),
            teller.summary(names, id),
          ),
        ),
        { ...item('turn', 'turn', teller.tell(names, 'turn', { turn, seat })), value: turn, seat },
        { ...item('deck', 'deck', teller.label('deck')), value: view.deck.length },
        ...(isEnding
          ? [item('stage', 'stage', teller.tell(names, 'lastTurns', { seat: concordia }))]
          : []),
      ],
    };
  }

  function decisionSeen(view: GameView): ScreenDecision {
    const seats = [...engine.deciders(view)];
    const [first] = seats;
    return {
      seats,
      text: speech.describeDecision(view),
      ...(first !== undefined && { color: colorOf(first) }),
    };
  }

  function table(
    sight: Sight,
    key: 'players' | 'scores',
    rows: TableSection['rows'],
  ): TableSection {
    const columns = sight.view.players.map(
      (_, seat): ScreenColumn => ({
        key: `seat:${seat}`,
        seat,
        label: sight.names.player(seat),
        color: colorOf(seat),
      }),
    );
    return { kind: 'table', key, label: teller.label(key), columns, rows };
  }

  return {
    screenModel(from) {
      const sight = seen(from);
      const { view, names, position, pictures } = sight;
      const seats = [...view.players.keys()];
      return deepFreeze<ScreenModel>({
        title: names.printed(position.game.board.map.name),
        decision: decisionSeen(view),
        game: gameSection(sight),
        players: table(sight, 'players', playerRows(sight)),
        scores: table(sight, 'scores', scoreRows(sight)),
        hands: seats.map((seat) => handSection(sight, seat)),
        discards: seats.map((seat) => discardSection(sight, seat)),
        storehouses: seats.map((seat) => storehouseSection(sight, seat)),
        display: displaySection(sight),
        parts: pictures
          .filter(({ items }) => items.length > 0)
          .map(
            ({ part, label, items }): ListSection => ({
              kind: 'list',
              key: `part:${part}`,
              label,
              text: '',
              items: items.map(({ key, kind, place, seat, good, label: text }) => ({
                key,
                kind,
                label: text,
                text: teller.tile(names, key) ?? '',
                ...(good !== undefined && { good }),
                ...(place !== undefined && { place }),
                ...(seat !== undefined && { seat }),
              })),
            }),
          ),
        board: boardSections(boardSeen(sight)),
      });
    },

    describeCard(id) {
      const card = naming.cards.get(id);
      return card === undefined ? notHere('id', id) : cardText(teller, names, card);
    },

    describeCost: (cost) => names.cost(readCost(cost)) || names.goods({}),

    screenLabels: () => labels,

    describeTile(id) {
      return typeof id === 'string' ? (teller.tile(names, id) ?? '') : notHere('id', id);
    },

    describePlace(where, id, kind) {
      const board = boardIn(where);
      const item = typeof id === 'string' ? placeItem(board, id, kind) : undefined;
      return item?.text ?? notHere('id', id);
    },

    describeBoard(where) {
      return boardSections(boardIn(where))
        .flatMap(({ label, text, items }) => [
          ...(text === '' ? ['', label] : ['', text]),
          ...items.map((item) => `- ${item.text}`),
        ])
        .join('\n')
        .trim();
    },

    setUpForm: (chosen = {}) => deepFreeze(formFor({ ...source, teller }, chosen)),
  };
}

function colorOf(seat: Seat): string {
  return SEAT_PAINTS[seat]?.fill ?? LIGHT_INK;
}

/** @throws ConcordiaError `INVALID_INPUT`. */
function readCost(cost: unknown): Cost {
  const amounts = (value: unknown, path: string, names: readonly string[]): void => {
    const facts = { expected: 'object', found: typeOf(value) };
    if (!isRecord(value)) inputFaults.refuse('INVALID_INPUT', path, 'wrongType', undefined, facts);
    for (const name of names) {
      const amount = isRecord(value) ? value[name] : undefined;
      if (amount === undefined || Number.isSafeInteger(amount)) continue;
      const wrong = { expected: 'number', found: typeOf(amount) };
      inputFaults.refuse('INVALID_INPUT', `${path}.${name}`, 'wrongType', undefined, wrong);
    }
  };
  amounts(cost, 'cost', ['any', 'money', 'steps']);
  const read = cost as Cost;
  if (read.goods !== undefined) amounts(read.goods, 'cost.goods', STORED_GOODS);
  return read;
}

/** @throws ConcordiaError `INVALID_INPUT`. */
function notHere(path: string, id: unknown): never {
  if (typeof id === 'string') {
    return inputFaults.refuse('INVALID_INPUT', path, 'notHere', undefined, {
      id: id.slice(0, MOST_OF_AN_ID),
    });
  }
  const facts = { expected: 'string', found: typeOf(id) };
  return inputFaults.refuse('INVALID_INPUT', path, 'wrongType', undefined, facts);
}

/** Longer than any id. */
const MOST_OF_AN_ID = 140;

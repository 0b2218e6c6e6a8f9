/** Views: they show all that a viewer may know, and nothing else. */
import { chanceFromSeed } from '../bots/strategy';
import { type GameState, type GameView, HIDDEN_CARD, type Viewer } from '../model/state';
import {
  copyOf,
  fail,
  type GameCheck,
  last,
  same,
  shareOf,
  shown,
  some,
  type Tested,
  type TestedGame,
} from './tested';

/** The number of states checked, apart from the last, in which everything is revealed. */
const STATES = 30;

function lookedAt(game: TestedGame): Iterable<GameState> {
  const { states } = game;
  return new Set([...some(states, shareOf(game, STATES)), last(states)]);
}

/** A view has the shape of the state, and nowhere shows what is hidden from the viewer. */
export function viewsHide(library: Tested): GameCheck {
  return (game) => {
    for (const state of lookedAt(game)) {
      const spectator = library.viewFor(state, 'spectator');
      expectHidden(state, spectator, 'spectator');
      for (const seat of state.players.keys()) {
        const view = library.viewFor(state, seat);
        expectHidden(state, view, seat);
        const at = placeKnownToOne(spectator, view);
        if (at !== undefined) fail(`A spectator sees what seat ${seat} does not, at ${at}.`);
      }
    }
  };
}

/** What is guessed by chance looks the same, could be, and tells nothing but what the viewer sees. */
export function guessesHide(library: Tested): GameCheck {
  return (game) => {
    const { options } = game;
    for (const [index, state] of [...lookedAt(game)].entries()) {
      const viewers = ['spectator', ...state.players.keys()] as const;
      const viewer = viewers[index % viewers.length] ?? 'spectator';
      const view = library.viewFor(state, viewer);
      const luck = () => chanceFromSeed(`${options.seed} ${index}`);
      const guess = library.imagine(view, luck());
      if (!isPossible(library, guess, view)) {
        fail(`What is guessed behind the view of ${viewer} looks different: ${shown(guess)}.`);
      }
      if (!same(library.imagine(view, luck()), guess)) {
        fail(`The same seed gives another guess behind the view of ${viewer}.`);
      }
      const dealt = library.redeal(state, luck(), viewer);
      if (!isPossible(library, dealt, view)) {
        fail(`What is dealt again for ${viewer} looks different: ${shown(dealt)}.`);
      }
      if (!same(library.redeal(dealt, luck(), viewer), dealt)) {
        fail(`What is dealt again for ${viewer} depends on what is hidden from them.`);
      }
    }
  };
}

/** Whether a guess is accepted, and looks like the view. */
function isPossible(library: Tested, guess: GameState, view: GameView): boolean {
  return same(library.viewFor(library.parseState(copyOf(guess)), view.viewer), view);
}

/** The deciding player can play from the view: it has the same choices, and survives JSON. */
export function viewsPlay(library: Tested): GameCheck {
  return (game) => {
    for (const state of lookedAt(game)) {
      for (const viewer of ['spectator', ...state.players.keys()] as const) {
        const view = library.viewFor(state, viewer);
        const behind = library.imagine(view);
        const again = library.viewFor(library.parseState(copyOf(behind)), viewer);
        if (!same(again, view)) {
          fail(`What is imagined behind the view of ${viewer} looks different: ${shown(again)}.`);
        }
        const sent = library.parseView(copyOf(view));
        if (!same(sent, view) || !same(library.imagine(sent), behind)) {
          fail(`The view of ${viewer} is not the same after JSON.`);
        }
        if (library.isOver(view) !== library.isOver(state)) fail(`${viewer} does not see the end.`);
        if (library.isOver(state) && !same(library.finalScores(view), library.finalScores(state))) {
          fail(`${viewer} gets other points from the view than from the state.`);
        }
        const seat = library.deciders(state).find((decider) => decider === viewer);
        const [listed, choices] =
          seat === undefined
            ? [[], []]
            : [library.legalActions(state, seat), library.choices(state, seat)];
        if (!same(library.legalActions(view), listed) || !same(library.choices(view), choices)) {
          fail(`Seat ${viewer} has other choices in their view at ${shown(state.decision)}.`);
        }
        if (library.describeDecision(view) !== library.describeDecision(state)) {
          fail(`The decision has other words for ${viewer}.`);
        }
      }
    }
  };
}

/** Fields that every view shows unchanged. */
const OPEN = [
  'version',
  'map',
  'options',
  'phase',
  'turn',
  'seat',
  'decision',
  'queue',
  'board',
  'display',
  'praefectusMagnus',
  'praefectusUsed',
  'concordia',
  'lastTurn',
] as const;

function expectHidden(state: GameState, view: GameView, viewer: Viewer): void {
  const whose = `the view of ${viewer}`;
  if (!same(Object.keys(view), [...Object.keys(state), 'viewer'])) {
    fail(`The keys of ${whose} are wrong.`);
  }
  if (view.viewer !== viewer) fail(`${whose} says it is that of ${view.viewer}.`);
  const wrong = OPEN.find((name) => !same(view[name], state[name]));
  if (wrong !== undefined) fail(`A public field is wrong in ${whose}: ${wrong}.`);
  if (view.random !== null) fail(`The generator is in ${whose}.`);
  expectMasked(view.deck, state.deck, `the deck, in ${whose}`);
  for (const [seat, { hand, discard, ...rest }] of state.players.entries()) {
    const seen = view.players[seat] ?? fail(`Seat ${seat} is missing in ${whose}.`);
    const { hand: seenHand, discard: seenDiscard, ...seenRest } = seen;
    if (!same(seenRest, rest)) fail(`The possessions of seat ${seat} are wrong in ${whose}.`);
    // Everything is revealed when the game is over.
    if (seat === viewer || state.decision === null) {
      if (!same([seenHand, seenDiscard], [hand, discard]))
        fail(`The player's own cards are not in ${whose}.`);
      continue;
    }
    // A rule may show a hand to another seat.
    const isOpen = viewer !== 'spectator' && same(seenHand, hand);
    if (!isOpen) expectMasked(seenHand, hand, `the hand of seat ${seat}, in ${whose}`);
    expectMasked(seenDiscard.slice(0, -1), discard.slice(0, -1), `covered cards, in ${whose}`);
    if (seenDiscard.at(-1) !== discard.at(-1)) fail(`A discard's top card is not in ${whose}.`);
  }
  expectNotInParts(state, view, whose);
}

function expectMasked(seen: readonly string[], cards: readonly string[], where: string): void {
  const isMasked = seen.every((card) => card === HIDDEN_CARD) && seen.length === cards.length;
  if (!isMasked) fail(`Hidden cards are not hidden: ${where}.`);
}

/** No part contains a card that is still in the deck. */
function expectNotInParts({ deck }: GameState, { parts }: GameView, whose: string): void {
  const named = stringsIn(parts);
  const found = deck.find((card) => named.has(card));
  if (found !== undefined) fail(`${found} is in the deck, but named in the parts of ${whose}.`);
}

function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) stringsIn(part, found);
  }
  return found;
}

/** A place that is visible in the first view and hidden in the second. */
function placeKnownToOne(first: unknown, second: unknown, path = ''): string | undefined {
  if (second === HIDDEN_CARD) return first === HIDDEN_CARD ? undefined : path;
  if (typeof first !== 'object' || first === null) return undefined;
  if (typeof second !== 'object' || second === null) return undefined;
  for (const [key, value] of Object.entries(first)) {
    const other = Object.entries(second).find(([name]) => name === key)?.[1];
    const at = placeKnownToOne(value, other, `${path}.${key}`);
    if (at !== undefined) return at;
  }
  return undefined;
}

/** Views: they show what a viewer may know, all of it and nothing else. */
import { type GameState, type GameView, HIDDEN_CARD, type Viewer } from '../model/state';
import { copyOf, fail, type GameCheck, last, same, shown, some, type Tested } from './tested';

/** States of a game that are looked at, besides its end, where all is open. */
const STATES = 30;

function lookedAt(states: readonly GameState[]): Iterable<GameState> {
  return new Set([...some(states, STATES), last(states)]);
}

/** A view has the shape of the state, and what is hidden from a viewer is nowhere in it. */
export function viewsHide(library: Tested): GameCheck {
  return ({ states }) => {
    for (const state of lookedAt(states)) {
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

/** Whoever decides can play behind the view: the same is open to them, and the view can be sent. */
export function viewsPlay(library: Tested): GameCheck {
  return ({ states }) => {
    for (const state of lookedAt(states)) {
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
        if (library.isOver(view) !== library.isOver(state)) fail(`${viewer} cannot see the end.`);
        if (library.isOver(state) && !same(library.finalScores(view), library.finalScores(state))) {
          fail(`${viewer} counts other points than the table.`);
        }
        const isAsked = state.decision?.seat === viewer;
        const [listed, choices] = isAsked
          ? [library.legalActions(state), library.choices(state)]
          : [[], []];
        if (!same(library.legalActions(view), listed) || !same(library.choices(view), choices)) {
          fail(`Seat ${viewer} cannot see what is open to them at ${shown(state.decision)}.`);
        }
        if (library.describeDecision(view) !== library.describeDecision(state)) {
          fail(`What there is to decide has other words for ${viewer}.`);
        }
      }
    }
  };
}

/** Fields of a state that everybody sees as they are. */
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
    fail(`The keys of ${whose} are others.`);
  }
  if (view.viewer !== viewer) fail(`${whose} says it is that of ${view.viewer}.`);
  const wrong = OPEN.find((name) => !same(view[name], state[name]));
  if (wrong !== undefined) fail(`What everybody sees is not in ${whose}: ${wrong}.`);
  if (view.random !== null) fail(`The generator is in ${whose}.`);
  expectMasked(view.deck, state.deck, `the deck, in ${whose}`);
  for (const [seat, { hand, discard, ...rest }] of state.players.entries()) {
    const seen = view.players[seat] ?? fail(`Seat ${seat} is missing in ${whose}.`);
    const { hand: seenHand, discard: seenDiscard, ...seenRest } = seen;
    if (!same(seenRest, rest)) fail(`What seat ${seat} has is not in ${whose}.`);
    // When the game is over, all is open.
    if (seat === viewer || state.decision === null) {
      if (!same([seenHand, seenDiscard], [hand, discard])) fail(`Own cards are not in ${whose}.`);
      continue;
    }
    // A rule may open a hand to another seat.
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

/** No part names a card that is still to come. */
function expectNotInParts({ deck }: GameState, { parts }: GameView, whose: string): void {
  const named = stringsIn(parts);
  const found = deck.find((card) => named.has(card));
  if (found !== undefined) fail(`${found} is in the deck, and is named in the parts of ${whose}.`);
}

function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) stringsIn(part, found);
  }
  return found;
}

/** Where something stands in the first and is hidden in the second, though both have the place. */
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

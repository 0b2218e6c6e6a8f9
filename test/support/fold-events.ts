/**
 * What everybody sees of a game, from the start and from nothing but events. What is printed on the box is known:
 * which tiles are blue, which cities a field of Roma has, how many parties there are.
 */
import {
  BLUE_TILES,
  type ColonistKind,
  DISPLAY_PLACES,
  type GameEvent,
  type GameState,
  type GameView,
  type God,
  type Good,
  getMap,
  HIDDEN_CARD,
  type Seat,
  type StoredGood,
  type TileId,
  viewFor,
} from '../../src/index';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Goods = Readonly<Partial<Record<StoredGood, number>>>;

/** What maps and modules remember, as a spectator sees it. */
interface SeenParts {
  forum?: {
    owned: TileId[][];
    dealt: TileId[][];
    row: (TileId | null)[];
    stack: string[];
    used: TileId[];
    later: string[][];
    action: {
      seat: Seat;
      depth: number;
      tiles: TileId[];
      cheap: Partial<Record<string, string>>;
      built: boolean;
      over: boolean;
    } | null;
  };
  teams?: {
    next: object | null;
    alone: boolean;
    copied: { party: number; from: Seat }[];
    suggested: null;
    starts: (string | null)[];
  };
  'intermediate-scoring'?: (number | null)[];
  sicilia?: { stack: string[]; later: string[][]; rows: Record<string, number> };
  roma?: {
    arrivals: { seat: Seat; field: string; open: boolean }[];
    marks: Record<God, Seat[]>;
    points: number[];
  };
  germania?: { castles: Record<string, Good>; taken: Seat[] };
  aegyptus?: { flood: string; docking?: Seat };
}

/** A view of a spectator, without what is to be decided. */
export type Seen = Omit<Mutable<GameView>, 'decision' | 'queue' | 'parts'> & { parts: SeenParts };

/** What a spectator sees, to be changed by events; without what is opened when the game is over. */
export function seenOf(state: GameState): Seen {
  const { decision: _decision, queue: _queue, ...view } = viewFor(state, 'spectator');
  const seen: Seen = JSON.parse(JSON.stringify(view));
  for (const player of seen.players) {
    player.hand = hidden(player.hand.length);
    player.discard = [...hidden(player.discard.length - 1), ...player.discard.slice(-1)];
  }
  return seen;
}

/** Changes what is seen as the events say. */
export function foldEvents(seen: Seen, events: readonly GameEvent[]): void {
  for (const event of events) foldEvent(seen, event);
}

function foldEvent(seen: Seen, event: GameEvent): void {
  const { board, parts } = seen;
  const { forum, teams, sicilia, roma, germania, aegyptus } = parts;
  switch (event.type) {
    case 'turnStarted':
      endTurn(parts);
      seen.seat = event.seat;
      seen.turn = event.turn;
      break;
    case 'cardPlayed': {
      const player = at(seen.players, event.seat);
      player.hand.pop();
      player.discard = [...player.discard.map(() => HIDDEN_CARD), event.card];
      if (teams !== undefined) forgetCopies(teams, event.seat);
      beginAction(parts, event.seat, 0);
      break;
    }
    case 'cardCopied':
      beginAction(parts, event.seat, event.depth ?? 0);
      if (event.from !== null) {
        const party = event.seat % (seen.players.length / 2);
        teams?.copied.push({ party, from: event.from });
      }
      break;
    case 'cardsTakenBack': {
      const player = at(seen.players, event.seat);
      player.hand.push(...hidden(event.count));
      player.discard = [];
      if (teams !== undefined) forgetCopies(teams, event.seat);
      break;
    }
    case 'moneyLent':
      gain(seen, event.seat, {}, -event.amount);
      gain(seen, event.to, {}, event.amount);
      break;
    case 'moneyReceived':
      gain(seen, event.seat, {}, event.amount);
      break;
    case 'goodsReceived':
      gain(seen, event.seat, event.goods);
      break;
    case 'goodsTraded': {
      const { seat, deal, good, count, salt = 0, money } = event;
      const sign = deal === 'buy' ? 1 : -1;
      gain(seen, seat, { [good]: sign * (count - salt), salt: sign * salt }, -sign * money);
      break;
    }
    case 'goodChanged':
      gain(seen, event.seat, { [event.give]: -1 });
      gain(seen, event.seat, { [event.take]: 1 });
      break;
    case 'colonistPlaced':
      pay(seen, event.seat, event.paid, event.money);
      placeColonist(seen, event.seat, event.kind, event.city);
      break;
    case 'startCityChosen':
      for (const kind of event.kinds) placeColonist(seen, event.seat, kind, event.city);
      if (teams !== undefined) teams.starts[event.seat] = event.city;
      break;
    case 'colonistMoved': {
      const { seat, kind, from, to } = event;
      movePiece(
        seen,
        (piece) => piece.kind === kind && piece.seat === seat && piece.at === from,
        to,
      );
      break;
    }
    case 'shipMoved': {
      const { seat, from, to } = event;
      movePiece(seen, (piece) => piece.seat === seat && piece.at === from, to);
      roma?.arrivals.push({ seat, field: to, open: true });
      break;
    }
    case 'squareEntered': {
      const { seat, from, square } = event;
      movePiece(seen, (piece) => piece.seat === seat && piece.at === from, square);
      break;
    }
    case 'houseBuilt': {
      const { seat, city } = event;
      pay(seen, seat, event.paid, event.money);
      at(seen.players, seat).houses -= 1;
      at(board.houses, city).push(seat);
      const { provinces } = getMap(seen.map);
      const province = provinces.find(({ cities }) => cities.includes(city));
      if (roma !== undefined) closeArrival(roma, seat, province?.id);
      if (forum?.action?.seat === seat) forum.action.built = true;
      break;
    }
    case 'provinceProduced': {
      const marker = board.markers[event.province];
      if (marker !== undefined) marker.side = 'coins';
      break;
    }
    case 'coinsTaken':
      for (const province of event.provinces) at(board.markers, province).side = 'goods';
      break;
    case 'markerLaid': {
      const { province, good, coins, side } = event;
      board.markers[province] = { good, coins, side };
      break;
    }
    case 'markerRemoved':
      delete board.markers[event.province];
      break;
    case 'cardBought':
      pay(seen, event.seat, event.paid);
      at(seen.players, event.seat).hand.push(HIDDEN_CARD);
      seen.display[event.place] = null;
      break;
    case 'displayRefilled': {
      const missing = cardsIn(event.display) - cardsIn(seen.display);
      seen.deck = hidden(seen.deck.length - missing);
      seen.display = [...event.display];
      if (seen.display.length !== DISPLAY_PLACES) throw new Error('not a display');
      break;
    }
    case 'praefectusMagnusUsed':
      seen.praefectusUsed = true;
      break;
    case 'praefectusMagnusPassed':
      seen.praefectusMagnus = event.to;
      seen.praefectusUsed = false;
      break;
    case 'concordiaTaken':
      seen.phase = 'finalRound';
      seen.concordia = event.seat;
      seen.lastTurn = event.lastTurn;
      break;
    case 'gameEnded':
      endTurn(parts);
      seen.phase = 'finished';
      break;
    case 'intermediateScored':
      known(parts['intermediate-scoring'])[event.seat] = event.points;
      break;
    case 'partnerFollows': {
      const { type: _type, partner: seat, does, because: _because, ...facts } = event;
      known(teams).next = { do: does, seat, ...facts };
      break;
    }
    case 'partnerActs':
      known(teams).next = null;
      beginAction(parts, event.seat, 0);
      break;
    case 'partnerPlays':
      known(teams).next = null;
      known(teams).alone = event.alone;
      break;
    case 'tileTaken': {
      const { seat, tile } = event;
      const { owned, row, dealt, stack } = known(forum);
      at(owned, seat).push(tile);
      const place = row.indexOf(tile);
      if (place !== -1) row[place] = null;
      else {
        // One of the two that were dealt, which are in the stack as well until then.
        stack.pop();
        dealt[seat] = [];
      }
      break;
    }
    case 'tileUsed': {
      const { owned, used } = known(forum);
      if (BLUE_TILES.some((blue) => blue === event.tile)) break;
      owned[event.seat] = at(owned, event.seat).filter((tile) => tile !== event.tile);
      used.push(event.tile);
      break;
    }
    case 'tileNoted':
      known(known(forum).action).tiles.push(event.tile);
      break;
    case 'housePriceLowered':
      known(known(forum).action).cheap[event.tile] = event.city;
      break;
    case 'cardDone':
      known(known(forum).action).over = true;
      break;
    case 'forumReshuffled': {
      const part = known(forum);
      part.stack = topped(event.next, event.tiles);
      part.used = [];
      part.later.shift();
      break;
    }
    case 'forumRefilled': {
      const part = known(forum);
      part.stack = topped(event.next, event.stack);
      part.row = [...event.row];
      break;
    }
    case 'tileDrawn': {
      const part = known(sicilia);
      part.stack.pop();
      if (event.province !== undefined && event.row !== undefined) {
        part.rows[event.province] = event.row;
      }
      break;
    }
    case 'volcanoReshuffled': {
      const part = known(sicilia);
      part.stack = hidden(event.tiles);
      part.later.shift();
      break;
    }
    case 'bonusTaken':
      closeArrival(known(roma), event.seat, event.place);
      break;
    case 'godScored': {
      const { seat, god, points } = event;
      const part = known(roma);
      at(seen.players, seat).houses -= 1;
      part.marks[god].push(seat);
      part.points[seat] = at(part.points, seat) + points;
      closeArrival(part, seat, 'byzantium');
      break;
    }
    case 'noGodScored':
      closeArrival(known(roma), event.seat, 'byzantium');
      break;
    case 'castleTaken':
      delete known(germania).castles[event.castle];
      known(germania).taken.push(event.seat);
      break;
    case 'floodMoved':
      known(aegyptus).flood = event.to;
      break;
    case 'dockingDue':
      known(aegyptus).docking = event.player;
      break;
    case 'dockingBegun':
      delete known(aegyptus).docking;
      break;
    // Nothing that everybody sees changes with these.
    case 'nothingDone':
    case 'cardSuggested':
      break;
    default:
      throw new Error(`nobody knows ${JSON.stringify(event satisfies never)}`);
  }
}

/** What is remembered for a turn only is forgotten. */
function endTurn({ forum, teams, roma, germania }: SeenParts): void {
  if (forum !== undefined) forum.action = null;
  if (teams !== undefined) teams.alone = false;
  if (roma !== undefined) roma.arrivals = [];
  if (germania !== undefined) germania.taken = [];
}

/** The action of a card begins, or goes on with the card that it copies. */
function beginAction({ forum }: SeenParts, seat: Seat, depth: number): void {
  if (forum === undefined) return;
  const { action } = forum;
  if (action?.seat === seat && !action.over) action.depth = depth;
  else forum.action = { seat, depth, tiles: [], cheap: {}, built: false, over: false };
}

/** Another card, or none, lies on top of the discard. */
function forgetCopies(teams: NonNullable<SeenParts['teams']>, seat: Seat): void {
  teams.copied = teams.copied.filter(({ from }) => from !== seat);
}

function pay(seen: Seen, seat: Seat, paid: Goods, money = 0): void {
  const lost = Object.entries(paid).map(([good, count]) => [good, -count]);
  gain(seen, seat, Object.fromEntries(lost), -money);
}

function gain(seen: Seen, seat: Seat, goods: Goods, money = 0): void {
  const player = at(seen.players, seat);
  player.money += money;
  for (const good of ['brick', 'food', 'tool', 'wine', 'cloth', 'salt'] as const) {
    const count = goods[good] ?? 0;
    if (count !== 0) player.goods[good] = (player.goods[good] ?? 0) + count;
  }
}

function placeColonist(seen: Seen, seat: Seat, kind: ColonistKind, city: string): void {
  at(seen.players, seat).storehouse[kind] -= 1;
  seen.board.colonists.push({ seat, kind, at: city });
}

type Piece = Seen['board']['colonists'][number];

/** Moves the first such piece. */
function movePiece({ board }: Seen, isMeant: (piece: Piece) => boolean, to: string): void {
  const piece = board.colonists.find(isMeant);
  if (piece === undefined) throw new Error(`nobody moves to ${to}`);
  piece.at = to;
}

/** A ship that came to the field has done what can be done there. */
function closeArrival(
  { arrivals }: NonNullable<SeenParts['roma']>,
  seat: Seat,
  field: string | undefined,
): void {
  const arrived = arrivals.find((ship) => ship.open && ship.seat === seat && ship.field === field);
  if (arrived !== undefined) arrived.open = false;
}

function cardsIn(display: readonly (string | null)[]): number {
  return display.filter((card) => card !== null).length;
}

/** A stack of so many, of which everybody sees the first. */
function topped(next: string | null, count: number): string[] {
  return next === null ? [] : [next, ...hidden(count - 1)];
}

function hidden(count: number): string[] {
  return Array<string>(Math.max(0, count)).fill(HIDDEN_CARD);
}

function at<T>(items: readonly T[] | Readonly<Record<string, T>>, key: number | string): T {
  return known(Object.entries(items).find(([name]) => name === String(key))?.[1]);
}

function known<T>(part: T | null | undefined): T {
  if (part === null || part === undefined)
    throw new Error('an event of something that is not there');
  return part;
}

/** Points as they stand, and how they are reckoned. */
import { SPECIALTIES } from '../cards/catalogue';
import { hasPartners, type Position, partnerOf } from '../kit/game';
import type { ScoreType } from '../kit/rules';
import type { PlainGod } from '../model/cards';
import type { Seat } from '../model/ids';
import { type GameView, HIDDEN_CARD } from '../model/state';
import { scoringInputOf } from '../rules/scoring-input';
import { GOD_VALUES, type Holdings, priceOf } from '../scoring/gods';
import { type Points, type ScoringInput, scorePlayer, scorePlayers } from '../scoring/score';
import type { ScreenFacts } from '../words/screen-words';
import type { ScreenCell, ScreenRow } from './shapes';
import type { Sight } from './sight';

/** What a god counts for the player. */
const COUNTS: Readonly<Record<PlainGod, (own: Holdings, value: number) => number>> = {
  vesta: ({ money, goods }) => money + priceOf(goods),
  jupiter: (_own, value) => value,
  saturnus: ({ provinces }) => provinces,
  venus: ({ sharedProvinces, provincesWithTwo }) => sharedProvinces ?? provincesWithTwo,
  mercurius: (_own, value) => value / 2,
  mars: ({ colonists }) => colonists,
};

/** A player as scoring sees them. */
interface Scored {
  readonly input: ScoringInput;
  /** Undefined if some of the cards are hidden. */
  readonly points: Points | undefined;
}

export function scoreRows({ teller, names, position, view, speech }: Sight): readonly ScreenRow[] {
  const { game, state } = position;
  const players = view.players.map((_, seat): Scored => {
    const input = scoringInputOf(position, seat);
    return { input, points: isKnown(view, seat) ? scorePlayer(input) : undefined };
  });
  const row = (
    kind: string,
    id: string | undefined,
    label: string,
    cell: (scored: Scored, seat: Seat) => Omit<ScreenCell, 'seat' | 'text'>,
  ): ScreenRow => ({
    key: id === undefined ? kind : `${kind}:${id}`,
    kind,
    label,
    cells: players.map((scored, seat) => {
      const { value, how } = cell(scored, seat);
      return { seat, value, text: value === null ? teller.label('unknown') : `${value}`, how };
    }),
  });

  const godRows = game.gods.map((god) =>
    row('god', god, names.title(god), ({ input, points }) => {
      const value = GOD_VALUES[god](input);
      const count = COUNTS[god](input, value);
      const facts = { god, value, count, partners: hasPartners(game) };
      const score = points?.gods[god];
      return score === undefined
        ? { value: null, how: teller.tell(names, 'godValue', facts) }
        : {
            value: score.points,
            how: teller.tell(names, 'godPoints', { ...facts, cards: score.cards }),
          };
    }),
  );
  const cards = [...game.hands, ...game.supplies.decks].flat();
  const hasSpecialists = cards.some((card) => game.cards.get(card)?.gods.includes('minerva'));
  const minerva = row('god', 'minerva', names.title('minerva'), ({ points }) => {
    if (points === undefined) return { value: null, how: '' };
    const scores: ScreenFacts['specialists']['scores'] = points.minerva.map(
      ({ role, good, houses }) => ({ role, good, houses, each: SPECIALTIES[role].points }),
    );
    const value = points.minerva.reduce((sum, one) => sum + one.points, 0);
    return { value, how: scores.length === 0 ? '' : teller.tell(names, 'specialists', { scores }) };
  });
  const concordia = row('concordia', undefined, teller.label('concordia'), ({ input }) => ({
    value: scorePlayer(input).concordia,
    how: '',
  }));
  const own = game.scores.map((score) =>
    row('score', score.id, speech.nameOf(view, score.id), (_scored, seat) => ({
      value: openPoints(score, position, view, seat),
      how: '',
    })),
  );
  const total = row('total', undefined, teller.label('total'), ({ points }) => ({
    value: points?.total ?? null,
    how: '',
  }));
  const rows = [...godRows, ...(hasSpecialists ? [minerva] : []), concordia, ...own, total];
  if (players.some(({ points }) => points === undefined)) return rows;
  const { praefectusMagnus } = state;
  const teams = hasPartners(game)
    ? Array.from({ length: game.parties }, (_, seat) => [seat, partnerOf(game, seat) ?? seat])
    : undefined;
  const all = scorePlayers(
    players.map(({ input }) => input),
    { praefectusMagnus, teams },
  );
  const shared = row(
    'partnersTotal',
    undefined,
    teller.label('partnersTotal'),
    (_scored, seat) => ({
      value: all.teams?.[seat % game.parties]?.total ?? null,
      how: '',
    }),
  );
  const rank = row('rank', undefined, teller.label('rank'), (_scored, seat) => ({
    value: all.players[seat]?.rank ?? null,
    how: '',
  }));
  return [...rows, ...(teams === undefined ? [] : [shared]), rank];
}

function isKnown({ players }: GameView, seat: Seat): boolean {
  const { hand = [], discard = [] } = players[seat] ?? {};
  return !hand.includes(HIDDEN_CARD) && !discard.includes(HIDDEN_CARD);
}

/** Points of a map or module, if they do not depend on cards that the viewer does not see. */
function openPoints(
  { points }: ScoreType,
  position: Position,
  view: GameView,
  seat: Seat,
): number | null {
  const value = points(position, seat);
  if (view.players.every((_, other) => isKnown(view, other))) return value;
  const players = position.state.players.map((player, other) =>
    isKnown(view, other) ? player : { ...player, hand: [], discard: player.discard.slice(-1) },
  );
  const bare = { ...position, state: { ...position.state, players } };
  return points(bare, seat) === value ? value : null;
}

import type { PlayerSheet } from 'concordia-rules/scoring';
import { Seat } from '../../../common/parts';
import { Heads, Row } from '../../../common/rows';
import { say } from '../../../words/language';
import { goodOf } from '../cities';
import type { Count } from '../count';
import { type Draft, lineOf, linesIn, seated } from '../draft';
import { nameOn, titleOn } from '../library';
import { readableName } from './read';
import { howOf, rowsOf } from './rows';

interface PrintedProps {
  readonly draft: Draft;
  readonly count: Count;
}

/** On paper: what everybody has, and how the points come about. */
export function Printed({ draft, count }: PrintedProps) {
  return (
    <div class="printed">
      {seated(draft.sheet.players).map(({ seat, ...player }) => (
        <section key={seat}>
          <h3>
            <Seat seat={seat} /> <bdi>{readableName(player.name)}</bdi>
          </h3>
          <div class="lines">
            <dl>
              {linesOf(draft, player).map(([name, text]) => (
                <div key={name}>
                  <dt>{name}:</dt> <dd>{text || say.sheets.printed.none}</dd>
                </div>
              ))}
            </dl>
            <How draft={draft} count={count} seat={seat} />
          </div>
        </section>
      ))}
    </div>
  );
}

function How({ draft, count: { scores }, seat }: PrintedProps & { readonly seat: number }) {
  const score = scores?.players[seat];
  if (scores === undefined || score === undefined) return null;
  return (
    <table class="points">
      <thead>
        <Heads cells={[say.common.points.god, say.sheets.printed.how, say.sheets.printed.points]} />
      </thead>
      <tbody>
        {rowsOf(draft, scores).map(({ id, name, cells }) => (
          <Row key={id} head={name} cells={[howOf(draft, score, id), cells[seat]]} />
        ))}
        <Row mark="total" head={say.common.points.total} cells={['', score.total]} />
      </tbody>
    </table>
  );
}

function linesOf(draft: Draft, player: PlayerSheet): readonly (readonly [string, string])[] {
  const words = say.sheets.printed;
  const { step, rest } = say.score;
  const { cards, goods, money, colonists, tiles = [], concordia = false } = player;
  const concordiaName = concordia ? [titleOn(draft.sheet.map, 'concordia')] : [];
  const cardNames =
    'length' in cards ? cards.map((card) => titleOn(draft.sheet.map, card)) : gods(draft, cards);
  return [
    [step.cards, [...cardNames, ...concordiaName].join(', ')],
    [step.houses, housesOf(draft, player).join(', ')],
    [words.goods, counts(draft, goods).join(', ')],
    [rest.sestertii, `${money}`],
    [words.colonists, `${colonists}`],
    ...(draft.forum
      ? [[rest.tiles, tiles.map((tile) => titleOn(draft.sheet.map, tile)).join(', ')] as const]
      : []),
    ...linesIn(draft).map((line) => [line.label, printedLine(lineOf(player, line))] as const),
  ];
}

function printedLine(value: unknown): string {
  if (value === true) return '✓';
  if (value === undefined || value === false) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
}

function gods(
  draft: Draft,
  { minerva = [], ...others }: Record<string, unknown>,
): readonly string[] {
  const roles = Array.isArray(minerva) ? minerva.map(String) : [];
  return [
    ...counts(draft, others),
    ...roles.map(
      (role) => `${titleOn(draft.sheet.map, 'minerva')} (${titleOn(draft.sheet.map, role)})`,
    ),
  ];
}

function housesOf(draft: Draft, { houses }: PlayerSheet): readonly string[] {
  const words = say.sheets.printed;
  if ('length' in houses) {
    return houses.map((city) => {
      const good = goodOf(draft, city);
      const name = titleOn(draft.sheet.map, city);
      return good === undefined ? name : `${name} (${nameOn(draft.sheet.map, good)})`;
    });
  }
  const { byGood, provinces, provincesWithTwo = 0, sharedProvinces = 0 } = houses;
  return [
    ...counts(draft, byGood),
    words.provinces(provinces),
    ...(provincesWithTwo > 0 ? [words.provincesWithTwo(provincesWithTwo)] : []),
    ...(sharedProvinces > 0 ? [words.sharedProvinces(sharedProvinces)] : []),
  ];
}

/** `2 × Wine`; what is zero is left out. */
function counts(draft: Draft, all: object): readonly string[] {
  return Object.entries(all)
    .filter(([, count]) => typeof count === 'number' && count > 0)
    .map(([id, count]) => `${count} × ${titleOn(draft.sheet.map, id)}`);
}

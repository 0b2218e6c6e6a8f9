import { concordia, type View } from './library';

type Row = readonly [what: string, counts: readonly (string | number)[]];

/** What everybody has, and the cards that lie open. */
export function Players({ view }: { view: View }) {
  const { players, display, praefectusMagnus, concordia: finisher } = view;
  const nameOf = (id: string) => concordia.nameOf(view, id);
  const holds = (holder: number | null) => players.map((_, seat) => (seat === holder ? '★' : ''));
  const goods = players.map((player): Readonly<Record<string, number>> => player.goods);
  return (
    <>
      <Sheet
        caption="Players"
        names={players.map(({ name }) => name)}
        rows={[
          ['Money', players.map(({ money }) => money)],
          ...Object.keys(goods[0] ?? {}).map(
            (good): Row => [nameOf(good), goods.map((own) => own[good] ?? 0)],
          ),
          ['Houses left', players.map(({ houses }) => houses)],
          ['Colonists left', players.map(({ storehouse }) => storehouse.land + storehouse.sea)],
          ['Cards in hand', players.map(({ hand }) => hand.length)],
          ['Last played', players.map(({ discard }) => discard.slice(-1).map(nameOf).join())],
          [nameOf('praefectus-magnus'), holds(praefectusMagnus)],
          [nameOf('concordia'), holds(finisher)],
        ]}
      />
      <h2>Display</h2>
      <ol>{display.map((card) => card !== null && <li key={card}>{nameOf(card)}</li>)}</ol>
    </>
  );
}

/** Points by god, once the game is over. */
export function Scores({ view }: { view: View }) {
  const { players, teams = [] } = concordia.finalScores(view);
  const nameOf = (id: string) => concordia.nameOf(view, id);
  const gods = players.map((player): Readonly<Record<string, { points: number }>> => player.gods);
  const specialists = players.map(({ minerva }) =>
    minerva.reduce((sum, { points }) => sum + points, 0),
  );
  const rows: Row[] = [
    ...Object.keys(gods[0] ?? {}).map(
      (god): Row => [nameOf(god), gods.map((own) => own[god]?.points ?? 0)],
    ),
    [nameOf('minerva'), specialists],
    [nameOf('concordia'), players.map((player) => player.concordia)],
    ['Bonus', players.map(({ bonus }) => bonus)],
    ['Total', players.map(({ total }) => total)],
    ['Rank', players.map(({ rank }) => rank)],
  ];
  for (const team of teams) rows.push([team.players.join(', '), [team.total]]);
  return <Sheet caption="Scores" names={players.map(({ name }) => name)} rows={rows} />;
}

interface SheetProps {
  readonly caption: string;
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

/** A table with a column for each player. */
function Sheet({ caption, names, rows }: SheetProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, counts]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {names.map((name, seat) => (
              <td key={name}>{counts[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

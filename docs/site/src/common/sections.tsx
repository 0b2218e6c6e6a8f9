/** Lists and tables of a screen model, whatever they are about. */
import type { ListSection, TableSection } from 'concordia-rules/screen';
import { Seat } from './parts';
import { namedSeat, Row } from './rows';

/** A list; what there is to say of its items stands below them. */
export function ScreenList({ section }: { readonly section: ListSection }) {
  return (
    <>
      {section.text !== '' && <p>{section.text}</p>}
      <ul class="plain list screen-list">
        {section.items.map((item) => {
          const { key, label, text, value, seat } = item;
          return (
            <li key={key}>
              <span>
                {seat !== undefined && seat !== section.seat && <Seat seat={seat} />}
                <strong>{label}</strong>
                {isCount(item) && <span class="count"> {value}</span>}
              </span>
              {text !== '' && <span class="quiet">{text}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Where a card of the display lies, and which turn it is, is no count. */
function isCount({ kind, value }: ListSection['items'][number]): boolean {
  return value !== undefined && kind !== 'card' && kind !== 'turn';
}

/** A list that is unfolded by its heading. */
export function FoldedList({ section }: { readonly section: ListSection }) {
  return (
    <details class="part">
      <summary>
        {section.seat !== undefined && <Seat seat={section.seat} />} {section.label}
      </summary>
      <ScreenList section={section} />
    </details>
  );
}

/** A table with a column for each player. */
export function ScreenTable({ section }: { readonly section: TableSection }) {
  const { label, columns, rows } = section;
  return (
    <table class="points words">
      <caption>{label}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, seat, label: name }) => (
            <th key={key} scope="col">
              {namedSeat(seat, name, 'name cut')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: head, cells }) => (
          <Row key={key} head={head} cells={cells.map(({ text }) => text)} />
        ))}
      </tbody>
    </table>
  );
}

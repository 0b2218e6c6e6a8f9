/** A section of the screen model: a list, or a table with a column for each player. */
import type { ListSection, TableSection } from 'concordia-rules/screen';
import { Seat } from '../../common/seat';
import { say } from '../../words/language';

interface SectionProps {
  readonly section: ListSection | TableSection;
  readonly isFolded?: boolean;
}

export function SectionOf({ section, isFolded = false }: SectionProps) {
  const body = section.kind === 'table' ? <Table table={section} /> : <List list={section} />;
  return isFolded ? (
    <details>
      <summary>{section.label}</summary>
      {body}
    </details>
  ) : (
    <section>
      <h3>{section.label}</h3>
      {body}
    </section>
  );
}

function List({ list: { text, items } }: { list: ListSection }) {
  return (
    <>
      {text !== '' && <p class="quiet">{text}</p>}
      <ul class="items">
        {items.map(({ key, kind, label, text: more, value }) => (
          <li key={key}>
            <span class="sentence">
              {label}
              {/* The number of a place in the row of cards is where it stands. */}
              {value !== undefined && kind !== 'card' && `: ${value}`}
            </span>
            {more !== '' && <small class="sentence">{more}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Table({ table: { key, label, columns, rows } }: { table: TableSection }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="wide" tabIndex={0} aria-label={label}>
      <table class={`model ${key}`}>
        <thead>
          <tr>
            <td />
            {columns.map(({ key: column, seat, label: name }) => (
              <th key={column} scope="col">
                <Seat seat={seat} /> <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: row, kind, label: name, cells }) => (
            <tr key={row} class={kind}>
              <th scope="row" class="sentence">
                {name}
              </th>
              {cells.map(({ seat, text }) => (
                <td key={seat}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How the points of each player come about. */
export function Reckoned({ table: { columns, rows } }: { table: TableSection }) {
  return (
    <>
      {columns.map(({ key, seat, label }) => {
        const told = rows.flatMap(({ key: row, label: name, cells }) => {
          const { text = '', how = '' } = cells.find((cell) => cell.seat === seat) ?? {};
          return how === '' ? [] : { row, name, text, how };
        });
        return told.length === 0 ? null : (
          <details key={key}>
            <summary>{say.play.howReckoned(label)}</summary>
            <ul class="items">
              {told.map(({ row, name, text, how }) => (
                <li key={row}>
                  <span class="sentence">
                    {name}: {text}
                  </span>
                  <small>{how}</small>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

/** What there is to know besides the board, as the library says it. */
import type { ListSection, TableSection } from 'concordia-rules/screen';
import { type Game, viewOf } from './game';
import { concordia, type View } from './library';

export function Sections({ game }: { game: Game }) {
  const view = viewOf(game);
  const model = concordia.screenModel(view);
  const { players, display, parts, scores, game: facts } = model;
  const own = [...model.hands, ...model.storehouses, ...model.discards];
  return (
    <div className="sections">
      {[players, display, ...own, ...parts, scores, facts].map((section) => (
        <Section key={section.key} section={section} viewer={view.viewer} />
      ))}
    </div>
  );
}

interface SectionProps {
  readonly section: ListSection | TableSection;
  readonly viewer: View['viewer'];
}

function Section({ section, viewer }: SectionProps) {
  const isTable = section.kind === 'table';
  return (
    <details open={isTable || (section.seat ?? viewer) === viewer}>
      <summary>{section.label}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {isTable &&
              section.columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {(isTable ? section.rows : section.items).map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {'cells' in row ? (
                row.cells.map(({ seat, text, how }) => (
                  <td key={seat}>
                    {text} <small>{how}</small>
                  </td>
                ))
              ) : (
                <td>
                  {row.value} <small>{row.text}</small>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

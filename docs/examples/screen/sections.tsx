/** What there is to know besides the board, as the library says it. */
import type { ListSection, TableSection } from 'concordia-rules/screen';
import type { Game } from './game';
import { concordia, type View } from './library';

export function Sections({ state }: { state: Game['state'] }) {
  const viewer = state.decision?.seat ?? 'spectator';
  const model = concordia.screenModel(concordia.viewFor(state, viewer));
  const { players, display, parts, scores, game } = model;
  const own = [...model.hands, ...model.storehouses, ...model.discards];
  return (
    <div className="sections">
      {[players, display, ...own, ...parts, scores, game].map((section) => (
        <Section key={section.key} section={section} viewer={viewer} />
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
          {isTable
            ? section.rows.map(({ key, label, cells }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {cells.map(({ seat, text, how }) => (
                    <td key={seat}>
                      {text} <small>{how}</small>
                    </td>
                  ))}
                </tr>
              ))
            : section.items.map(({ key, label, value, text }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>
                    {value} <small>{text}</small>
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </details>
  );
}

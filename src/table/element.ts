/** `<concordia-table>`: a table as an element, for pages and frameworks that make elements. */
import type { BoardAction, BoardEvent } from '../dom/settings';
import { type MountedTable, mountedIn } from './mounted';
import type { TableEngine, TableOptions, TableSettings, TableView } from './settings';

/** `<concordia-table>`: its properties are the options of `mountTable`. It shows itself once it has an engine and a view. */
export interface TableElement<V extends TableView = TableView, A extends BoardAction = BoardAction>
  extends HTMLElement,
    TableSettings<V, A> {
  /** A library, such as the package itself. */
  engine: TableEngine<V, A> | undefined;
  /** What the player of the table sees; another one is shown soon after it is set. */
  view: V | undefined;
  /** What has led to the view; set it together with the view. */
  events: readonly BoardEvent[] | undefined;
  /** What had happened before the first view. */
  history: readonly BoardEvent[] | undefined;
  /** See `mountTable`. */
  seat: TableSettings<V, A>['seat'];
  /** See `mountTable`. */
  words: TableSettings<V, A>['words'];
  /** See `mountTable`. */
  send: TableSettings<V, A>['send'];
  /** See `mountTable`. */
  think: TableSettings<V, A>['think'];
  /** See `mountTable`. */
  takeBack: TableSettings<V, A>['takeBack'];
  /** See `mountTable`. */
  canTakeBack: TableSettings<V, A>['canTakeBack'];
  /** See `mountTable`. */
  speed: TableSettings<V, A>['speed'];
  /** See `mountTable`. */
  patience: TableSettings<V, A>['patience'];
  /** See `mountTable`. */
  scheme: TableSettings<V, A>['scheme'];
}

const SETTINGS = [
  ...['seat', 'words', 'send', 'think', 'takeBack', 'canTakeBack', 'speed', 'patience', 'scheme'],
] as const;
const PROPERTIES = ['engine', 'view', 'events', 'history', ...SETTINGS];
export const TABLE_ELEMENT = 'concordia-table';

/** Makes the element known to the page, if there is one and it does not know it yet. */
export function defineTable(): void {
  if (typeof customElements === 'undefined' || customElements.get(TABLE_ELEMENT) !== undefined)
    return;

  class Table extends HTMLElement {
    #values = new Map<string, unknown>();
    #changed = new Set<string>();
    #table: MountedTable<TableView> | undefined;
    #engine: unknown;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
      for (const name of PROPERTIES) {
        // What was set before the element was known.
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Object.defineProperty(this, name, {
          enumerable: true,
          configurable: true,
          get: () => this.#values.get(name),
          set: (value) => this.#take(name, value),
        });
        if (early !== undefined) this.#take(name, early);
      }
    }

    connectedCallback(): void {
      this.#show();
    }

    disconnectedCallback(): void {
      this.#table?.destroy();
      this.#table = undefined;
    }

    #take(name: string, value: unknown): void {
      if (this.#values.get(name) === value && name !== 'events') return;
      this.#values.set(name, value);
      if (this.#changed.size === 0) {
        queueMicrotask(() => {
          // It may have been shown as it came into the page.
          if (this.#changed.size > 0) this.#show();
        });
      }
      this.#changed.add(name);
    }

    /** Everything that has been set at once is shown at once. */
    #show(): void {
      const changed = this.#changed;
      this.#changed = new Set();
      const root = this.shadowRoot;
      const { engine, view, events, history, ...rest } = Object.fromEntries(this.#values);
      if (!this.isConnected || root === null || engine === undefined || view === undefined) return;
      if (this.#table !== undefined && this.#engine !== engine) this.disconnectedCallback();
      try {
        if (this.#table === undefined) {
          this.#engine = engine;
          const options: unknown = { engine, view, events, history, ...rest };
          this.#table = mountedIn(root, options as TableOptions<TableView>);
          return;
        }
        const settings = SETTINGS.filter((name) => changed.has(name));
        if (settings.length > 0) {
          this.#table.set(Object.fromEntries(settings.map((name) => [name, rest[name]])));
        }
        if (changed.has('view')) {
          const shown = this.#table.update(view as TableView, events as readonly BoardEvent[]);
          shown.catch((error: unknown) => this.#fail(error));
        }
      } catch (error) {
        this.#fail(error);
      }
    }

    /** As an event, since nobody has called anything that could throw. */
    #fail(error: unknown): void {
      this.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
    }
  }
  customElements.define(TABLE_ELEMENT, Table);
}

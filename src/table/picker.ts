/** The question's answers: few buttons, what they would bring, and why some are closed. */
import type { BoardAction, BoardPick } from '../dom/settings';
import { STORED_GOODS } from '../model/goods';
import type { ScreenItem, ScreenModel } from '../screen/shapes';
import { anyIcon, cardIcon, godIcon, goodIcon, iconFor, type Maker } from './elements';
import {
  entriesOf,
  type Group,
  isOpen,
  isPlain,
  shortened,
  type TableEntry,
  wordAt,
} from './groups';
import type { TableChoice, TableEngine, TableWords } from './settings';

/** What there is to pick from. */
export interface TableQuestion<V, A extends BoardAction> {
  readonly view: V;
  readonly model: ScreenModel;
  readonly seat: number;
  readonly choices: readonly TableChoice<A>[];
}

/** What a picker asks of its table. */
export interface PickerHost<V, A extends BoardAction> {
  readonly document: Document;
  readonly make: Maker;
  readonly engine: TableEngine<V, A>;
  words(): TableWords;
  /** Picks a place on the board; false if it is not open there. */
  tap(place: string): boolean;
  clearBoard(): void;
  play(action: A): void;
  /** Shows a text in the box, or what was there before. */
  tell(text: string | undefined): void;
}

export interface Picker<V, A extends BoardAction> {
  /** What is to be picked now; undefined if nothing is. */
  ask(asked: TableQuestion<V, A> | undefined): void;
  /** What is picked on the board. */
  narrowed(pick: BoardPick<A>): void;
  /** Closes all buttons while an answer is awaited. */
  busy(isBusy: boolean): void;
}

/** More closed choices are shown when they are asked for. */
const MOST_CLOSED = 6;

export function pickerIn<V, A extends BoardAction>(
  area: HTMLElement,
  host: PickerHost<V, A>,
): Picker<V, A> {
  const { document, make, engine } = host;
  let asked: TableQuestion<V, A> | undefined;
  let pick: BoardPick<A> | undefined;
  let within: readonly Group<TableChoice<A>>[] = [];
  let showsClosed = false;
  let texts = new Map<Element, () => string>();

  /** What a button says in the box, while it is pointed at or has the focus. */
  const tellOf = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    const say = button === null ? undefined : texts.get(button);
    host.tell(say?.());
  };
  area.addEventListener('pointerover', tellOf);
  area.addEventListener('focusin', tellOf);
  area.addEventListener('pointerleave', () => host.tell(undefined));
  area.addEventListener('focusout', () => host.tell(undefined));

  function clear(): void {
    within = [];
    pick = undefined;
    host.clearBoard();
    show();
  }

  function show(): void {
    const hadFocus = area.contains(activeIn(area));
    texts = new Map();
    host.tell(undefined);
    area.replaceChildren(...(asked === undefined ? [] : drawn(asked)));
    if (hadFocus && asked !== undefined)
      area.querySelector('button')?.focus({ preventScroll: true });
  }

  function drawn(now: TableQuestion<V, A>): readonly HTMLElement[] {
    const { view, choices } = now;
    const picked = pick?.picked ?? [];
    const ofBoard = picked.length === 0 ? choices : (pick?.choices ?? []);
    const left = ofBoard.filter(({ action }) =>
      within.every(({ field, id }) => wordAt(action, field) === id),
    );
    const isNarrowed = picked.length > 0 || within.length > 0;
    const names = [
      ...picked.map((key) => engine.nameOf(view, key.replace(/^[a-z]+:/, ''))),
      ...within.map(({ id }) => engine.nameOf(view, id)),
    ];
    const back = isNarrowed ? [backButton(names)] : [];
    const action = pick?.action;
    if (action !== undefined) return [...back, ...confirmed(now, action)];
    const open = left.filter(isOpen);
    const closed = left.filter((choice) => !isOpen(choice));
    const faces = facesFor(now, left);
    if (faces !== undefined) return [...back, faces];
    const plain = open.filter(isPlain);
    const entries = entriesOf(
      open.filter((choice) => !isPlain(choice)),
      isNarrowed,
    );
    const own = entries.flatMap((entry) =>
      entry.kind === 'choice' ? [engine.describeAction(view, entry.choice.action)] : [],
    );
    const { stem, texts: short } = shortened(own);
    const shortOf = new Map(own.map((text, index) => [text, short[index] ?? text]));
    const list = make('div', { class: 'list' });
    list.append(
      ...entries.map((entry) => entryButton(now, entry, shortOf)),
      ...plain.map((choice) => choiceButton(now, choice, shortOf)),
      ...closedButtons(now, closed, open.length),
    );
    const heading = stem === '' ? [] : [make('p', { class: 'stem' }, `${stem}…`)];
    return [...back, ...heading, list];
  }

  function closedButtons(
    now: TableQuestion<V, A>,
    closed: readonly TableChoice<A>[],
    opened: number,
  ): readonly HTMLElement[] {
    if (closed.length === 0) return [];
    if (showsClosed || (closed.length <= MOST_CLOSED && opened + closed.length <= MOST_CLOSED + 2))
      return closed.map((choice) => choiceButton(now, choice, new Map()));
    const button = make(
      'button',
      { type: 'button', class: 'why' },
      `${host.words().closed} (${closed.length})`,
    );
    button.addEventListener('click', () => {
      showsClosed = true;
      show();
    });
    return [button];
  }

  function backButton(names: readonly string[]): HTMLElement {
    const button = make(
      'button',
      { type: 'button', class: 'back' },
      make('span', { 'aria-hidden': 'true' }, '‹ '),
      `${host.words().showAll} `,
      make('small', {}, names.join(' · ')),
    );
    button.addEventListener('click', clear);
    return button;
  }

  function confirmed({ view }: TableQuestion<V, A>, action: A): readonly HTMLElement[] {
    const { confirm, final } = host.words();
    const text = engine.describeAction(view, action);
    const isFinal = !engine.preview(view, action).complete;
    const button = make('button', { type: 'button', class: 'main' }, confirm);
    button.addEventListener('click', () => host.play(action));
    texts.set(button, () => outcomeOf(view, action));
    return [
      make('p', { class: 'sentence' }, text),
      ...(isFinal ? [make('p', { class: 'quiet' }, final)] : []),
      button,
    ];
  }

  function entryButton(
    now: TableQuestion<V, A>,
    entry: TableEntry<TableChoice<A>>,
    short: ReadonlyMap<string, string>,
  ): HTMLElement {
    if (entry.kind === 'choice') return choiceButton(now, entry.choice, short);
    const { group } = entry;
    const { view, seat } = now;
    const button = make(
      'button',
      { type: 'button', class: 'group' },
      iconFor(document, group.id, seat),
      make('span', { class: 'sentence' }, engine.nameOf(view, group.id)),
      make('small', { class: 'count' }, `${group.choices.length} ›`),
    );
    texts.set(button, () =>
      group.choices.map(({ action }) => engine.describeAction(view, action)).join('. '),
    );
    button.addEventListener('click', () => {
      const isProvince = group.field.startsWith('province');
      // What has no place on the board is picked here alone.
      if (!host.tap(isProvince ? `province:${group.id}` : group.id)) within = [...within, group];
      show();
    });
    return button;
  }

  function choiceButton(
    now: TableQuestion<V, A>,
    choice: TableChoice<A>,
    short: ReadonlyMap<string, string>,
  ): HTMLElement {
    const { view, seat } = now;
    const { action } = choice;
    const text = engine.describeAction(view, action);
    const good = wordAt(action, 'good') || wordAt(action, 'kind');
    return asChoice(
      now,
      choice,
      make(
        'button',
        { type: 'button', 'aria-label': text },
        iconFor(document, good, seat),
        make('span', { class: 'sentence' }, short.get(text) ?? text),
      ),
    );
  }

  /** Makes a button play a choice, or say why it is closed. */
  function asChoice(
    { view }: TableQuestion<V, A>,
    { action, refusal }: TableChoice<A>,
    button: HTMLButtonElement,
  ): HTMLElement {
    if (refusal === undefined) {
      button.classList.add('choice');
      button.addEventListener('click', () => host.play(action));
      texts.set(button, () => outcomeOf(view, action));
      return button;
    }
    button.setAttribute('aria-disabled', 'true');
    button.setAttribute('aria-description', refusal.message);
    texts.set(button, () => refusal.message);
    button.addEventListener('click', () => host.tell(refusal.message));
    return button;
  }

  /** Cards as faces, if all choices are about cards and no card has two. */
  function facesFor(
    now: TableQuestion<V, A>,
    left: readonly TableChoice<A>[],
  ): HTMLElement | undefined {
    const { model, seat, view } = now;
    const items = new Map(
      [...(model.hands[seat]?.items ?? []), ...model.display.items].flatMap((item) =>
        item.card === undefined ? [] : [[item.card, item] as const],
      ),
    );
    const about = left.filter((choice) => !isPlain(choice));
    const cards = about.map(({ action }) => wordAt(action, 'card'));
    const isOnce = new Set(cards).size === cards.length;
    if (about.length === 0 || !isOnce || !cards.every((card) => items.has(card))) return undefined;
    const list = make('div', { class: 'faces' });
    list.append(
      ...left.map((choice) => {
        const item = items.get(wordAt(choice.action, 'card'));
        const text = engine.describeAction(view, choice.action);
        // What is done comes first for whoever hears it; what is seen must be in the name as well.
        const said = make('span', { class: 'hidden' }, `${text}. `);
        const face = faceOf(document, make, item, text);
        const button = make('button', { type: 'button' }, said, ...face);
        if (item !== undefined) button.classList.add('face');
        return asChoice(now, choice, button);
      }),
    );
    return list;
  }

  /** What an action would bring, as far as its player can know; else what its card does. */
  function outcomeOf(view: V, action: A): string {
    try {
      const told = engine
        .preview(view, action)
        .events.flatMap((event) => engine.sentenceOf(view, event) ?? []);
      const card = wordAt(action, 'card');
      const items = asked?.model.hands[asked.seat]?.items ?? [];
      const face = items.find((item) => item.card === card)?.face;
      const all = told.length > 1 || face === undefined ? told : [face.role, face.god];
      return all.join(told.length > 1 ? '; ' : ' ');
    } catch {
      return '';
    }
  }

  return {
    ask(next) {
      asked = next;
      pick = undefined;
      within = [];
      showsClosed = false;
      show();
    },
    narrowed(next) {
      const picked = next.picked.length === 0 ? undefined : next;
      // The board says so with each view as well: buttons that stay must not be drawn anew below a pointer.
      if (picked === undefined && pick === undefined) return;
      pick = picked;
      show();
    },
    busy(isBusy) {
      area.toggleAttribute('inert', isBusy);
    },
  };
}

/** A card: its name, its gods, and what it does or costs. */
export function faceOf(
  document: Document,
  make: Maker,
  item: ScreenItem | undefined,
  text: string,
): readonly (Node | string)[] {
  const face = item?.face;
  if (item === undefined || face === undefined) {
    return [make('span', { class: 'sentence' }, item?.label ?? text)];
  }
  const gods = face.gods.flatMap((god) => godIcon(document, god) ?? []);
  return [
    make('span', { class: 'gods' }, ...(gods.length === 0 ? [cardIcon(document)] : gods)),
    make('strong', {}, item.label),
    ...(face.price === undefined ? [] : [priceOf(document, make, item, face.price)]),
    make('small', {}, face.role),
  ];
}

/** The goods that a card costs, as many as there are; the words are for whoever cannot see them. */
function priceOf(document: Document, make: Maker, { cost }: ScreenItem, text: string): HTMLElement {
  const { goods = {}, any = 0 } = cost ?? {};
  const icons = STORED_GOODS.flatMap((good) =>
    Array.from({ length: goods[good] ?? 0 }, () => goodIcon(document, good)),
  );
  const free = Array.from({ length: any }, () => anyIcon(document));
  const words = make('span', { class: 'hidden' }, text);
  return make('span', { class: 'price', title: text }, ...icons, ...free, words);
}

/** What has the focus, also within a shadow root. */
export function activeIn(element: Element): Element | null {
  const root = element.getRootNode();
  return 'activeElement' in root && root.activeElement instanceof Element
    ? root.activeElement
    : null;
}

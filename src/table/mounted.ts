/** A table in a page: the board, the question, and everything around. */
import { type MountedBoard, mounted as mountedBoard } from '../dom/mount';
import type { BoardAction, BoardEvent } from '../dom/settings';
import { readEvents } from '../dom/settings';
import { adopt } from '../dom/sheet';
import { ConcordiaError } from '../model/errors';
import { isSameData } from '../model/plain';
import type { ScreenModel } from '../screen/shapes';
import { wrongType } from '../svg/read';
import { makerFor } from './elements';
import {
  cardsOf,
  chipsOf,
  historyOf,
  partsOf,
  seatChip,
  stripOf,
  type ToldLine,
  tableOf,
} from './panels';
import { activeIn, pickerIn } from './picker';
import {
  checkTableEngine,
  checkTableSettings,
  checkTableView,
  type TableAnswer,
  type TableChoice,
  type TableNews,
  type TableOptions,
  type TableSettings,
  type TableView,
  type TableWords,
} from './settings';
import { tableSheet } from './sheet';

/** A table that has been mounted. */
export interface MountedTable<V extends TableView, A extends BoardAction = BoardAction> {
  /** What is shown, or will be when everything before it has been. */
  readonly view: V;
  /**
   * Shows another view of the same game, or another game. Views that come while pieces move are shown one after another.
   *
   * @param events - what has happened since the view before; without them, all changes come at once.
   * @returns a promise for the end of all moves.
   */
  update(view: V, events?: readonly BoardEvent[]): Promise<void>;
  /** Changes settings. Those that are left out stay; undefined leads back to what is usual. */
  set(changes: TableSettings<V, A>): void;
  /** Shows at once what still moves. */
  skip(): void;
  /** Takes the table out of the page. */
  destroy(): void;
}

interface Showing<V> {
  readonly view: V;
  readonly model: ScreenModel;
  readonly events: readonly BoardEvent[];
  readonly shown: () => void;
}

/** More lines nobody reads. */
const MOST_TOLD = 400;
/** So much of the board is in sight on a phone. */
const VISIBLE = 0.57;
const PATIENCE = 10_000;
/** Between the moves of bots, so that they can be followed. */
const PACE = 500;
/** The size from which everything is in sight at once, in pixels, as in the sheet. */
const WIDE = 960;
const HIGH = 640;
/** Whoever is further behind sees the last view at once. */
const MOST_BEHIND = 20;

const TABS = ['choices', 'cardsInHand', 'display', 'players', 'scores', 'happened'] as const;
type Tab = (typeof TABS)[number];

/** @param root - where the table is put, which nothing else is in. Other parameters are unchecked. */
export function mountedIn<V extends TableView, A extends BoardAction>(
  root: ShadowRoot,
  options: TableOptions<V, A>,
): MountedTable<V, A> {
  const { engine, view: first, events: opening, history: earlier, ...given } = options;
  checkTableEngine(engine);
  checkTableSettings(given);
  checkTableView(first);
  // Everything is checked before anything is in the page.
  const firstModel = engine.screenModel(first);
  const firstEvents = readEvents(opening);
  const firstTold = readEvents(earlier, 'history');

  let settings: TableSettings<V, A> = given;
  const document = root.ownerDocument;
  const make = makerFor(document);
  let current = first;
  let model = firstModel;
  let words = wordsNow();
  let history = linesOf(first, firstTold).slice(-MOST_TOLD);
  let queue: readonly Showing<V>[] = [];
  let isShowing = false;
  let isGone = false;
  let isHasty = false;
  /** What is awaited; another pick or view makes an older answer late. */
  let asking = 0;
  let isAsking = false;
  let isThinking = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let wake: (() => void) | undefined;
  let news = '';
  let board: MountedBoard<V, A> | undefined;
  let wasWide = false;

  const holder = make('div', { class: 'board' });
  const chips = make('ul', { class: 'chips' });
  const strip = make('ul', { class: 'strip' });
  const question = make('h2', { tabindex: '-1', 'aria-live': 'polite' });
  const area = make('div', { class: 'choices' });
  const box = make('p', { class: 'box', tabindex: '0' });
  const spoken = make('p', { class: 'hidden', role: 'status' });
  const alert = make('p', { class: 'alert', role: 'alert' });
  const skipButton = make('button', { type: 'button', class: 'small skip' });
  const backButton = make('button', { type: 'button', class: 'small' });
  const head = make(
    'div',
    { class: 'head' },
    question,
    make('div', { class: 'aside' }, skipButton, backButton),
  );
  const turn = make('section', { class: 'turn', 'data-panel': 'choices' }, head, alert, area);
  const hand = make('ul', { class: 'cards' });
  const display = make('ul', { class: 'cards' });
  const panels = {
    cardsInHand: panel('cardsInHand', hand),
    display: panel('display', display),
    players: panel('players'),
    scores: panel('scores'),
    happened: panel('happened'),
  };
  const tabs = make('div', { class: 'tabs', role: 'tablist' });
  const frame = make(
    'div',
    { class: 'table', 'data-tab': 'choices' },
    chips,
    holder,
    strip,
    make(
      'div',
      { class: 'side' },
      turn,
      box,
      panels.cardsInHand,
      tabs,
      ...[panels.players, panels.scores, panels.happened],
    ),
    panels.display,
    spoken,
  );

  function panel(name: Tab, ...children: readonly HTMLElement[]): HTMLElement {
    // What scrolls must be reached by keys.
    const body = make('div', { class: 'body', tabindex: '0' }, ...children);
    return make('section', { class: 'panel', 'data-panel': name }, make('h2'), body);
  }

  function wordsNow(): TableWords {
    const own = Object.entries(settings.words ?? {}).filter(
      ([, text]) => typeof text === 'string' && text !== '',
    );
    return { ...engine.screenLabels(), ...Object.fromEntries(own) };
  }

  let disown = dressed();
  root.append(frame);
  const picker = pickerIn<V, A>(area, {
    document,
    make,
    engine,
    words: () => words,
    tap(place) {
      const before = board?.pick.picked.length ?? 0;
      board?.tap(place);
      return (board?.pick.picked.length ?? 0) > before;
    },
    clearBoard: () => board?.clear(),
    play,
    tell: (text) => {
      const shown = text || news;
      if (box.textContent !== shown) box.textContent = shown;
    },
  });
  board = mountedBoard(holder, {
    engine,
    view: first,
    candidates: [],
    visible: VISIBLE,
    ...boardSettings(),
    onPick(pick) {
      if (board === undefined) return;
      // What cannot be taken back waits for its button.
      if (pick.action !== undefined && isReversible(pick.action)) play(pick.action);
      else picker.narrowed(pick);
    },
  });
  fitBoard();
  for (const name of TABS) {
    const tab = make('button', { type: 'button', role: 'tab', 'data-for': name });
    tab.addEventListener('click', () => openTab(name));
    tabs.append(tab);
  }
  tabs.addEventListener('keydown', ({ key }) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const shown = [...tabs.querySelectorAll('button')].filter((tab) => tab.offsetParent !== null);
    const focused = activeIn(tabs);
    const at = shown.findIndex((tab) => tab.isSameNode(focused));
    const next = shown.at((at + step + shown.length) % shown.length);
    next?.focus();
    next?.click();
  });
  skipButton.addEventListener('click', skip);
  backButton.addEventListener('click', () => {
    const { takeBack } = settings;
    if (takeBack !== undefined) void answered(() => takeBack());
  });
  // A card in sight can be picked where it lies, too; keys and screen readers have its button.
  for (const cards of [hand, display]) cards.addEventListener('click', clickedCard);
  openTab('choices');
  // Where there is room, choices, hand and display are always in sight, and the tabs are for the rest.
  const sizes = new ResizeObserver(() => {
    const isWide = frame.clientWidth >= WIDE && frame.clientHeight >= HIGH;
    const isAlways = ['choices', 'cardsInHand', 'display'].includes(frame.dataset.tab ?? '');
    if (isWide !== wasWide) {
      openTab(isWide && isAlways ? 'happened' : 'choices');
      board?.set({ visible: isWide ? 1 : VISIBLE });
    }
    wasWide = isWide;
  });
  sizes.observe(frame);
  void receive(first, firstModel, firstEvents);

  function boardSettings() {
    const { speed, scheme } = settings;
    return { ...(speed !== undefined && { speed }), ...(scheme !== undefined && { scheme }) };
  }

  function dressed(): () => void {
    const { scheme = 'auto' } = settings;
    return adopt(root, tableSheet(scheme));
  }

  function openTab(name: Tab): void {
    frame.dataset.tab = name;
    for (const tab of tabs.querySelectorAll('button')) {
      tab.setAttribute('aria-selected', `${tab.dataset.for === name}`);
      tab.tabIndex = tab.dataset.for === name ? 0 : -1;
    }
  }

  /** The seat whose goods and cards are shown. */
  function seatNow(): number | undefined {
    return current.viewer === 'spectator' ? undefined : current.viewer;
  }

  /** Whether the player of this table may pick. */
  function isAsked(): boolean {
    const { seat = current.viewer, send } = settings;
    const own = seat === current.viewer && seat !== 'spectator';
    return send !== undefined && own && model.decision.seats.includes(Number(seat));
  }

  function receive(view: V, nextModel: ScreenModel, events: readonly BoardEvent[]): Promise<void> {
    return new Promise((shown) => {
      queue = [...queue, { view, model: nextModel, events, shown }];
      if (queue.length > MOST_BEHIND) skip();
      else if (!isShowing) void showQueue();
    });
  }

  async function showQueue(): Promise<void> {
    isShowing = true;
    for (let [moment] = queue; moment !== undefined && !isGone; [moment] = queue) {
      queue = queue.slice(1);
      await show(moment);
      moment.shown();
    }
    isShowing = false;
    if (isGone) return;
    // Whoever skips does not want to see what bots do until something is asked.
    if (!isForBots()) isHasty = false;
    showSkip();
    void letThink();
  }

  /** Whether bots are to move. */
  function isForBots(): boolean {
    return settings.think !== undefined && model.decision.seats.length > 0 && !isAsked();
  }

  async function show({ view, model: next, events }: Showing<V>): Promise<void> {
    const isSame = isSameGame(view, current);
    const told = isSame ? events : [];
    if (!isSame) history = [];
    [current, model] = [view, next];
    settle();
    const lines = linesOf(view, told);
    history = [...history, ...lines].slice(-MOST_TOLD);
    if (lines.length > 0 || !isSame) {
      news = lines.map(({ text }) => text).join('; ');
      spoken.textContent = news;
    }
    if (isHasty && isForBots()) return;
    render();
    showSkip();
    try {
      const moved = board?.update(view, told);
      // Whoever skips sees nothing move.
      if (isHasty) board?.set({});
      await moved;
    } catch {
      // Events that the board cannot move by; the view itself is right.
      await board?.update(view);
    }
    fitBoard();
  }

  function linesOf(view: V, events: readonly BoardEvent[]): readonly ToldLine[] {
    return events.flatMap((event) => {
      const text = sentenceOf(view, event);
      const { seat } = event;
      return text === undefined
        ? []
        : [{ seat: typeof seat === 'number' ? seat : undefined, text }];
    });
  }

  function sentenceOf(view: V, event: BoardEvent): string | undefined {
    try {
      return engine.sentenceOf(view, event);
    } catch {
      // An event of another game, or of a newer version.
      return undefined;
    }
  }

  function isReversible(action: A): boolean {
    try {
      return engine.preview(current, action).complete;
    } catch {
      return false;
    }
  }

  /** A board that is higher than wide has what is for sale beside it. */
  function fitBoard(): void {
    const picture = holder.querySelector('svg');
    const aspect =
      Number(picture?.getAttribute('width')) / Math.max(1, Number(picture?.getAttribute('height')));
    frame.toggleAttribute('data-high', aspect < 1);
    frame.style.setProperty('--aspect', aspect.toFixed(3));
  }

  /** Draws everything but the board. */
  function render(): void {
    const seat = seatNow();
    const isBehind = queue.length > 0;
    const hadFocus = turn.contains(activeIn(turn)) || area.contains(activeIn(area));
    question.replaceChildren(
      ...(model.decision.seats[0] === undefined ? [] : [seatChip(make, model.decision.seats[0])]),
      make('span', { class: 'sentence' }, model.decision.text),
    );
    chips.replaceChildren(...chipsOf(document, make, model, seat));
    strip.replaceChildren(...(seat === undefined ? [] : stripOf(document, make, model, seat)));
    strip.hidden = seat === undefined;
    const choices: readonly TableChoice<A>[] =
      isAsked() && !isBehind ? engine.choices(current) : [];
    board?.set({ candidates: choices });
    picker.ask(
      choices.length === 0 || seat === undefined
        ? undefined
        : { view: current, model, seat, choices },
    );
    const isHand = choices.length > 0 && area.querySelector('.faces') !== null;
    frame.toggleAttribute('data-faces', isHand);
    if (choices.length === 0) area.replaceChildren(idle());
    hand.replaceChildren(
      ...cardsOf(document, make, seat === undefined ? undefined : model.hands[seat]),
    );
    display.replaceChildren(...cardsOf(document, make, model.display));
    const { label } = model.display;
    fill(panels.cardsInHand, words.cardsInHand);
    fill(panels.display, label);
    fill(
      panels.players,
      model.players.label,
      tableOf(make, model.players),
      ...partsOf(make, model.parts),
    );
    fill(panels.scores, model.scores.label, tableOf(make, model.scores));
    fill(panels.happened, words.happened, ...historyOf(make, history, words));
    for (const tab of tabs.querySelectorAll('button')) {
      const name = TABS.find((one) => one === tab.dataset.for) ?? 'choices';
      tab.textContent = name === 'display' ? label : words[name];
    }
    skipButton.textContent = words.skip;
    backButton.textContent = words.takeBack;
    backButton.hidden = settings.takeBack === undefined;
    backButton.disabled = settings.canTakeBack?.() === false;
    if (box.textContent !== news) box.textContent = news;
    // Who has pressed a button that is gone goes on from the question.
    if (hadFocus && activeIn(turn) === null) question.focus({ preventScroll: true });
  }

  /** What stands where the choices are while there are none. */
  function idle(): HTMLElement {
    if (model.decision.seats.length > 0) return make('p', { class: 'quiet' }, words.waiting);
    const points = tableOf(make, model.scores);
    // Where they scroll, keys must reach them.
    points.tabIndex = 0;
    return points;
  }

  function fill(section: HTMLElement, label: string, ...children: readonly HTMLElement[]): void {
    section.querySelector('h2')?.replaceChildren(label);
    section.setAttribute('aria-label', label);
    if (children.length > 0) section.querySelector('.body')?.replaceChildren(...children);
  }

  function showSkip(): void {
    const isBusy = isShowing || isThinking;
    skipButton.classList.toggle('idle', !isBusy);
    skipButton.disabled = !isBusy;
    backButton.classList.toggle('idle', isBusy);
  }

  function clickedCard({ target }: Event): void {
    const item = target instanceof Element ? target.closest('li') : null;
    if (item === null) return;
    const list =
      item.parentElement === hand && seatNow() !== undefined
        ? model.hands[seatNow() ?? 0]
        : model.display;
    const card = list?.items[[...(item.parentElement?.children ?? [])].indexOf(item)];
    const name = card?.label ?? '';
    if (name !== '') box.textContent = card?.text ?? '';
    const open = [...area.querySelectorAll<HTMLButtonElement>('button.choice')];
    const buttons = open.filter((button) => button.querySelector('strong')?.textContent === name);
    if (buttons.length === 1) buttons[0]?.focus();
  }

  function play(action: A): void {
    const { send } = settings;
    const view = current;
    if (send !== undefined && !isAsking) void answered(() => send(action, view));
  }

  /** Awaits what comes of an action, and tells the player if nothing does. */
  async function answered(ask: () => TableAnswer<V>): Promise<void> {
    asking += 1;
    const own = asking;
    isAsking = true;
    alert.textContent = '';
    picker.busy(true);
    patience = setTimeout(() => {
      if (own !== asking || isGone) return;
      settle();
      alert.textContent = words.noAnswer;
    }, settings.patience ?? PATIENCE);
    const slow = setTimeout(() => {
      if (own === asking && isAsking && !isGone) alert.textContent = words.sending;
    }, PACE);
    try {
      const answer = await ask();
      if (isGone || answer === undefined) return;
      // A late answer is news all the same, unless the player has been told since.
      if (own === asking) await accepted(answer);
    } catch (error) {
      if (own === asking && !isGone) {
        settle();
        alert.textContent = error instanceof ConcordiaError ? error.message : words.failed;
      }
    } finally {
      clearTimeout(slow);
    }
  }

  function settle(): void {
    asking += 1;
    isAsking = false;
    clearTimeout(patience);
    alert.textContent = '';
    picker.busy(false);
  }

  function accepted(news: TableNews<V>): Promise<void> {
    return receive(...checked(news));
  }

  function checked({ view, events }: TableNews<V>) {
    checkTableView(view);
    return [view, engine.screenModel(view), readEvents(events)] as const;
  }

  /** Bots move until the player is asked, or the game is over. */
  async function letThink(): Promise<void> {
    const { think } = settings;
    if (think === undefined || isThinking || isGone || isAsking || !isForBots()) return;
    isThinking = true;
    showSkip();
    const view = current;
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, isHasty || settings.speed === 0 ? 0 : PACE);
    });
    wake = undefined;
    try {
      const answer = isGone ? undefined : await think(view);
      isThinking = false;
      // Whoever has brought another view meanwhile knows better.
      if (current !== view) void letThink();
      else if (answer === undefined) calmDown();
      else if (!isGone) void accepted(answer);
    } catch (error) {
      isThinking = false;
      calmDown();
      if (!isGone)
        alert.textContent = error instanceof ConcordiaError ? error.message : words.failed;
    }
    showSkip();
  }

  /** Shows what was left out in a hurry: nobody moves any more. */
  function calmDown(): void {
    if (!isHasty || isGone) return;
    isHasty = false;
    render();
    void board?.update(current);
  }

  function skip(): void {
    isHasty = true;
    // Ends what moves.
    board?.set({});
    wake?.();
    const last = queue.at(-1);
    const before = queue.slice(0, -1);
    for (const { events, view, shown } of before) {
      history = [...history, ...linesOf(view, events)];
      shown();
    }
    queue = last === undefined ? [] : [last];
    // With nothing left to show, what comes next is shown as usual.
    if (!isShowing) void showQueue();
  }

  return Object.freeze({
    get view() {
      return queue.at(-1)?.view ?? current;
    },
    async update(view: V, events?: readonly BoardEvent[]) {
      if (isGone) return;
      try {
        const latest = queue.at(-1)?.view ?? current;
        if (view === latest) return;
        const news = checked({ view, events });
        // A server that answers and tells everybody, too, brings the same news twice.
        if (!isSameData(view, latest)) await receive(...news);
      } catch (error) {
        if (!isGone) alert.textContent = words.failed;
        throw error;
      }
    },
    set(changes: TableSettings<V, A>) {
      if (isGone) return;
      checkTableSettings(changes);
      const { scheme } = settings;
      settings = { ...settings, ...changes };
      words = wordsNow();
      if (settings.scheme !== scheme) {
        disown();
        disown = dressed();
      }
      board?.set(boardSettings());
      render();
      void letThink();
    },
    skip,
    destroy() {
      if (isGone) return;
      isGone = true;
      clearTimeout(patience);
      wake?.();
      for (const { shown } of queue) shown();
      sizes.disconnect();
      board?.destroy();
      disown();
      frame.remove();
    },
  });
}

/** Whether a view goes on where another was. */
function isSameGame(view: TableView, before: TableView): boolean {
  const names = ({ players }: TableView): string => players.map(({ name }) => name).join('\n');
  return view.map === before.map && names(view) === names(before);
}

/** @throws ConcordiaError `INVALID_INPUT` if it is no element that can hold a table. */
export function rootIn(element: HTMLElement): { root: ShadowRoot; remove: () => void } {
  if (!(typeof element === 'object' && element !== null && 'ownerDocument' in element)) {
    return wrongType('element', 'element', element);
  }
  const host = element.ownerDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  element.append(host);
  return { root, remove: () => host.remove() };
}

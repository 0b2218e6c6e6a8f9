/**
 * A board for Vue, and a page that plays on it, without templates, so that no plugin is needed. States and views are
 * frozen, and Vue does not look into them; what holds them is shallow.
 */
import { type MountedBoard, mountBoard } from 'concordia-rules/board';
import {
  createApp,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  type PropType,
  shallowRef,
  watch,
} from 'vue';
import {
  type Action,
  begun,
  buttonsOf,
  concordia,
  type GameEvent,
  type Picked,
  played,
  type View,
} from './game';

export const Board = defineComponent({
  props: {
    view: { type: Object as PropType<View>, required: true },
    events: { type: Array as PropType<readonly GameEvent[]>, required: true },
  },
  emits: { pick: (_pick: Picked) => true },
  setup(props, { emit }) {
    const element = shallowRef<HTMLElement>();
    let board: MountedBoard<View, Action> | undefined;
    onMounted(() => {
      if (element.value === undefined) return;
      board = mountBoard(element.value, {
        engine: concordia,
        view: props.view,
        onPick: (pick) => emit('pick', pick),
      });
      board.update(props.view, props.events);
    });
    watch(
      () => props.view,
      () => board?.update(props.view, props.events),
    );
    onBeforeUnmount(() => board?.destroy());
    return () => h('div', { ref: element });
  },
});

const Game = defineComponent(() => {
  const turn = shallowRef(begun());
  const pick = shallowRef<Picked>();
  const isShown = shallowRef(true);

  function play(action: Action) {
    turn.value = played(turn.value.state, action);
    pick.value = undefined;
  }

  function toggle() {
    isShown.value = !isShown.value;
    pick.value = undefined;
  }

  return () => {
    const { view, events } = turn.value;
    return [
      h(
        'button',
        { type: 'button', 'aria-pressed': isShown.value, onClick: toggle },
        concordia.getMap(view.map).name,
      ),
      isShown.value &&
        h(Board, {
          view,
          events,
          onPick(next) {
            if (next.action) play(next.action);
            else pick.value = next;
          },
        }),
      h('p', { 'aria-live': 'polite' }, concordia.describeDecision(view)),
      h(
        'div',
        { class: 'choices' },
        buttonsOf(view, pick.value).map(({ text, action }) =>
          h('button', { key: text, type: 'button', onClick: () => play(action) }, text),
        ),
      ),
    ];
  };
});

createApp(Game).mount(document.body.appendChild(document.createElement('main')));

/** A table for Vue, which need not look into it. */
import * as concordia from 'concordia-rules';
import { type MountedTable, mountTable } from 'concordia-rules/table';
import { createApp, defineComponent, h, onBeforeUnmount, onMounted, shallowRef } from 'vue';
import { newGame } from './game';

const Table = defineComponent(() => {
  const holder = shallowRef<HTMLElement>();
  let table: MountedTable<concordia.GameView, concordia.Action> | undefined;
  onMounted(() => {
    if (holder.value !== undefined)
      table = mountTable(holder.value, { engine: concordia, ...newGame() });
  });
  onBeforeUnmount(() => table?.destroy());
  return () => h('main', { ref: holder });
});

createApp(Table).mount(document.body.appendChild(document.createElement('div')));

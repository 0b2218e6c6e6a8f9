/** A table for boardgame.io's React client: mounted once, and told of each view with all that has led to it. */
import type { BoardProps } from 'boardgame.io/react';
import { type BoardgameG, newsOf } from 'concordia-rules/boardgame';
import { type MountedTable, mountTable } from 'concordia-rules/table';
import { useEffect, useEffectEvent, useRef } from 'react';
import { concordia } from './game';

type Props = BoardProps<BoardgameG<typeof concordia>> & { readonly view: concordia.GameView };

export function Board({ view, log, moves }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const table = useRef<MountedTable<concordia.GameView, concordia.Action>>(null);
  const told = useRef(log.length);
  const play = useEffectEvent((action: concordia.Action) => moves[action.type]?.(action));
  useEffect(() => {
    const game = { engine: concordia, view, history: newsOf<typeof concordia>(log), send: play };
    table.current = holder.current && mountTable(holder.current, game);
    return () => table.current?.destroy();
  }, []);
  useEffect(() => {
    table.current?.update(view, newsOf<typeof concordia>(log.slice(told.current)));
    told.current = log.length;
  }, [view]);
  return <div ref={holder} />;
}

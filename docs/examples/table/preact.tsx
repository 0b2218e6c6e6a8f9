/** @jsxImportSource preact */
import * as concordia from 'concordia-rules';
import { mountTable, type TableOptions } from 'concordia-rules/table';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { newGame } from './game';

type Game = Omit<TableOptions<concordia.GameView, concordia.Action>, 'engine'>;

export function Table({ game }: { readonly game: Game }) {
  const holder = useRef<HTMLElement>(null);
  useEffect(() => {
    if (holder.current === null) return undefined;
    const table = mountTable(holder.current, { engine: concordia, ...game });
    return () => table.destroy();
  }, [game]);
  return <main ref={holder} />;
}

render(<Table game={newGame()} />, document.body);

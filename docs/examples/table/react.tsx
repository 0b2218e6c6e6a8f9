/** A table for React: mounted once, and told of new options. */
import * as concordia from 'concordia-rules';
import { mountTable, type TableOptions } from 'concordia-rules/table';
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { newGame } from './game';

type Game = Omit<TableOptions<concordia.GameView, concordia.Action>, 'engine'>;

export function Table({ game }: { readonly game: Game }) {
  const holder = useRef<HTMLElement>(null);
  useEffect(() => {
    if (holder.current === null) return;
    const table = mountTable(holder.current, { engine: concordia, ...game });
    return () => table.destroy();
  }, [game]);
  return <main ref={holder} />;
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode children={<Table game={newGame()} />} />,
);

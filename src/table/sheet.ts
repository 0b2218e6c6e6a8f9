/** The style of a table. It is alone in its shadow root, so names are short. */

import { SEAT_PAINTS } from '../board/paints';
import { type BoardScheme, sheetFor } from '../dom/sheet';

const LIGHT =
  '--paper:#fff;--ground:#f3efe6;--card:#fffdf8;--ink:#211d18;--soft:#625a4f;--line:#cfc6b6;--accent:#8c2f1b;--on:#fff;--glow:#ffe3a3;--sea:#d3e4ec';
const DARK =
  '--paper:#17191c;--ground:#1f2226;--card:#2a2e34;--ink:#f1ede6;--soft:#b9b1a5;--line:#454b53;--accent:#f0a184;--on:#1a120e;--glow:#5b4715;--sea:#142029';

const LAYOUT = `
:host{display:block;block-size:var(--concordia-table-height,100dvh);min-block-size:20rem;container:table/size;color-scheme:light dark}
*,*::before{box-sizing:border-box}
[hidden]{display:none!important}
.table{block-size:100%;display:grid;gap:.25rem;grid-template:max-content minmax(12rem,43cqb) auto minmax(0,1fr) auto auto/minmax(0,1fr);grid-template-areas:"chips" "board" "strip" "sheet" "box" "tabs";background:var(--ground);color:var(--ink);font:400 .9375rem/1.35 var(--concordia-table-font,system-ui,sans-serif);padding-block-end:env(safe-area-inset-bottom);overflow:hidden}
.side{display:contents}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
h2,h3,p,ul,ol{margin:0;padding:0}
ul,ol{list-style:none}
.icon{inline-size:1.25em;block-size:1.25em;flex:none;vertical-align:-.25em}
.icon .concordia-piece{stroke:var(--ink);stroke-width:1.4}
.icon .concordia-number{text-anchor:middle;font-weight:700;stroke:none}
.seat{display:inline-grid;place-items:center;inline-size:1.35em;block-size:1.35em;border-radius:50%;font-size:.85em;font-weight:700;flex:none;background:var(--line);border:1px solid color-mix(in srgb,var(--ink) 45%,transparent)}
.seat[data-seat=""]{visibility:hidden}
.sentence::first-letter{text-transform:uppercase}
.quiet{color:var(--soft)}
.chips{grid-area:chips;display:flex;gap:.25rem;padding:.25rem .375rem 0;overflow-x:auto;scrollbar-width:none}
.chip{flex:1 1 0;display:grid;grid-template:auto auto/auto minmax(0,1fr);align-items:center;gap:0 .3rem;padding:.125rem .35rem;min-inline-size:0;overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:.5rem;font-size:.8125rem;white-space:nowrap;min-block-size:1.75rem}
.chip .seat{grid-row:1/3}
.chip .name{overflow:hidden;text-overflow:ellipsis;line-height:1.2}
.amounts{grid-column:2;display:flex;gap:.3rem;line-height:1.2}
.chip.own .name{font-weight:700}
.chip[aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.amounts .icon{inline-size:1.1em}
.amount{display:inline-flex;align-items:center;gap:.1rem;font-variant-numeric:tabular-nums;color:var(--soft)}
.amount.housesLeft{display:none}
.board{grid-area:board;min-block-size:0;min-inline-size:0;background:var(--sea);--concordia-paper-fill:var(--sea);--concordia-dark-paper-fill:var(--sea);border-block:1px solid var(--line);--concordia-height:100%}
.board>svg{block-size:100%}
.strip{grid-area:strip;display:flex;justify-content:space-between;align-items:center;gap:.15rem;padding:.125rem .5rem;font-size:.9375rem;font-variant-numeric:tabular-nums}
.strip li{display:inline-flex;align-items:center;gap:.125rem;white-space:nowrap}
.strip .icon{inline-size:1.35em;block-size:1.35em}
.strip .money .icon{inline-size:1.5em;block-size:1.5em}
.turn,.panel{grid-area:sheet;min-block-size:0;min-inline-size:0;display:none;grid-template-rows:auto auto minmax(0,1fr);gap:.3rem;background:var(--paper);border-block-start:1px solid var(--line);padding:.375rem .5rem}
.table[data-tab=choices] .turn,.table[data-tab=cardsInHand] [data-panel=cardsInHand],.table[data-tab=display] [data-panel=display],.table[data-tab=players] [data-panel=players],.table[data-tab=scores] [data-panel=scores],.table[data-tab=happened] [data-panel=happened]{display:grid}
.panel{grid-template-rows:auto minmax(0,1fr)}
.panel :is(h2,h3){font-size:.8125rem;color:var(--soft);font-weight:600}
.panel .body,.choices{overflow:auto;overscroll-behavior:contain;min-block-size:0}
.head{display:flex;align-items:center;gap:.375rem}
h2{flex:1;display:flex;align-items:center;gap:.4rem;font-size:1.0625rem;line-height:1.2;font-weight:650;outline-offset:2px}
button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.25rem .5rem;min-block-size:2.75rem;text-align:start;cursor:pointer;touch-action:manipulation;overflow-wrap:anywhere}
button:hover:not(:disabled,[aria-disabled]){border-color:var(--accent);background:color-mix(in srgb,var(--glow) 45%,var(--card))}
button:focus-visible,h2:focus-visible,.box:focus-visible,.body:focus-visible{outline:3px solid #0a6cd6;outline-offset:1px}
button:disabled,button[aria-disabled]{color:var(--soft);cursor:default;background:transparent;border-style:dashed}
.small{min-block-size:2.125rem;padding:.125rem .6rem;font-size:.8125rem;white-space:nowrap}
.aside{display:grid;flex:none}
.aside>*{grid-area:1/1;justify-self:end}
.small.idle{visibility:hidden}
.alert{color:var(--accent);font-weight:600;font-size:.875rem}
.alert:empty{display:none}
.choices{display:grid;gap:.3rem;align-content:start;padding:2px}
.choices[inert]{opacity:.55}
.list,.faces{display:grid;gap:.3rem;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,46%),1fr))}
.list button{min-block-size:2.4rem;padding-block:.125rem}
.list button,.back,.main,.why{display:flex;align-items:center;gap:.4rem;font-size:.875rem;line-height:1.2}
.list button>.sentence{flex:1}
.group{font-weight:600}
.count{color:var(--soft);font-weight:400}
.stem{font-size:.8125rem;color:var(--soft)}
.main{background:var(--accent);color:var(--on);border-color:var(--accent);justify-content:center;font-weight:700;font-size:1rem}
.main:hover:not(:disabled){background:var(--accent)}
.back{min-block-size:2.125rem;border-color:transparent;background:none;color:var(--accent);padding:0 .25rem}
.back small{color:var(--soft);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.why{color:var(--soft)}
.faces{grid-template-columns:repeat(auto-fill,minmax(min(7rem,30%),1fr))}
.face{display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr) auto;align-content:start;gap:.1rem .25rem;font-size:.8125rem;line-height:1.2;padding:.25rem .375rem;border-block-start:4px solid var(--accent);background:var(--card);overflow-wrap:anywhere}
.face[aria-disabled]{border-block-start-style:solid;border-block-start-color:var(--line)}
.face strong{grid-area:1/1;font-size:.8125rem}
.face .gods{grid-area:1/2;color:var(--accent);white-space:nowrap;font-size:.9375rem}
.face[aria-disabled] .gods{color:var(--soft)}
.face small,.face .price{grid-column:1/-1;color:var(--soft);font-size:.6875rem;line-height:1.25;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.face .price{display:flex;flex-wrap:wrap;gap:.1rem;font-size:1rem;color:var(--ink)}
.face.empty{color:var(--soft);border-block-start-color:var(--line);align-content:center;text-align:center;grid-template:none}
.choices .face:has(.price) small{display:none}
.box{grid-area:box;block-size:3.3rem;background:var(--paper);margin-block-start:-.25rem;overflow:auto;padding:.125rem .5rem;font-size:.8125rem;line-height:1.3;color:var(--soft)}
.box::first-letter{text-transform:uppercase}
.tabs{grid-area:tabs;display:flex;border-block-start:1px solid var(--line);background:var(--paper)}
.tabs button{flex:1 1 0;min-inline-size:0;border:0;border-radius:0;background:none;padding:.125rem;font-size:.75rem;line-height:1.1;text-align:center;color:var(--soft);min-block-size:2.75rem;border-block-start:3px solid transparent;overflow-wrap:normal;overflow:hidden}
.tabs button[aria-selected=true]{color:var(--accent);border-block-start-color:var(--accent);font-weight:700}
.cards{display:grid;gap:.375rem;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,47%),1fr))}
.cards .face{border-inline:1px solid var(--line);border-block-end:1px solid var(--line);border-radius:.4rem}
.cards .face small{-webkit-line-clamp:4}
table{border-collapse:collapse;inline-size:100%;font-size:.8125rem;font-variant-numeric:tabular-nums}
th,td{padding:.15rem .3rem;text-align:center;border-block-end:1px solid var(--line);overflow-wrap:anywhere}
th[scope=row]{text-align:start;font-weight:500}
th[scope=col] span{vertical-align:middle}
tr[data-row=total]{font-weight:700}
.told li{padding:.15rem 0;border-block-end:1px solid var(--line);font-size:.8125rem}
.plain li{font-size:.8125rem}
@container table (inline-size < 22rem){.strip{font-size:.75rem!important}}
@container table (inline-size < 24rem) or ((inline-size >= 34rem) and (block-size < 40rem)){.chip{padding-inline:.2rem;gap:0 .2rem}.amounts{gap:.2rem}.strip{font-size:.8125rem;padding-inline:.25rem}.tabs button{font-size:.6875rem}}
@container table (inline-size >= 34rem) and (block-size < 40rem){.table{grid-template:auto auto minmax(0,1fr) auto auto/minmax(0,1fr) minmax(17rem,46%);grid-template-areas:"board chips" "board strip" "board sheet" "board box" "board tabs"}.board{border-block:0;border-inline-end:1px solid var(--line)}.strip{flex-wrap:wrap;justify-content:start}.box{block-size:2.6rem}.tabs button{min-block-size:2.25rem}}
@container table (inline-size < 34rem) and (block-size < 40rem){.table{overflow:auto;grid-template-rows:max-content minmax(11rem,14rem) auto minmax(14rem,auto) auto auto}}
@container table (inline-size >= 60rem) and (block-size >= 40rem){
.table{gap:.5rem;padding:.5rem;grid-template:auto minmax(0,1fr) auto/minmax(0,1fr) clamp(22rem,30cqi,32rem);grid-template-areas:"chips strip" "board side" "display side"}
.chips{padding:0}.chip{font-size:.9375rem;padding:.2rem .5rem}.amount.housesLeft{display:inline-flex}.amounts{gap:.8rem}
.board{border:1px solid var(--line);border-radius:.5rem}
.strip{flex-wrap:wrap;justify-content:start;gap:0 .6rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
.side{grid-area:side;display:flex;flex-direction:column;gap:.5rem;min-block-size:0}
.strip[hidden]~.side{grid-row-start:1}
.table .turn,.table [data-panel=cardsInHand],.table [data-panel=display]{display:grid}
.turn,.panel{border:1px solid var(--line);border-radius:.5rem;padding:.5rem .6rem}
.turn{flex:1 1 auto;min-block-size:40%}
h2{font-size:1.1875rem}
.faces{grid-template-columns:repeat(3,minmax(0,1fr))}
.choices .face{min-block-size:5.5rem;align-content:start}
.choices .face strong{font-size:.9375rem}
.choices .face small{-webkit-line-clamp:5;font-size:.75rem}
.box{flex:none;block-size:4.4rem;padding:.375rem .75rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem;font-size:.875rem}
[data-panel=cardsInHand]{flex:0 2 auto;max-block-size:24%}
[data-panel=cardsInHand] .cards{grid-template-columns:repeat(3,minmax(0,1fr))}
[data-panel=cardsInHand] .face small{-webkit-line-clamp:1}
.table[data-faces] [data-panel=cardsInHand]{display:none}
.cards .face small{-webkit-line-clamp:2}
[data-panel=display]{grid-area:display}
[data-panel=display] .cards{grid-template-columns:repeat(7,minmax(0,1fr))}
[data-panel=display] .face{min-block-size:6.2rem}
.table[data-high]{grid-template:auto minmax(0,1fr)/clamp(22rem,calc(var(--aspect)*(100cqb - 5rem)),50cqi) minmax(0,1fr) minmax(20rem,1.6fr);grid-template-areas:"chips chips strip" "board display side"}
.table[data-high] [data-panel=display] .cards{grid-template-columns:repeat(auto-fill,minmax(min(7rem,47%),1fr))}
.table[data-high] [data-panel=display] .face small{-webkit-line-clamp:5}
.tabs{border:0;background:none;gap:.25rem}
.tabs button{min-block-size:2.25rem;font-size:.875rem}
.tabs [data-for=choices],.tabs [data-for=cardsInHand],.tabs [data-for=display]{display:none}
.panel[data-panel=players],.panel[data-panel=scores],.panel[data-panel=happened]{flex:0 1 26%;min-block-size:9rem}
.panel[data-panel=players] h2,.panel[data-panel=scores] h2,.panel[data-panel=happened] h2{display:none}
}
`;

/** @param scheme - `auto` follows the reader's system. */
export function tableSheet(scheme: BoardScheme): string {
  const seats = SEAT_PAINTS.map(
    ({ fill, ink }, seat) => `.seat[data-seat="${seat}"]{background:${fill};color:${ink}}`,
  );
  const colours =
    scheme === 'auto'
      ? `:host{${LIGHT}}@media (prefers-color-scheme:dark){:host{${DARK}}}`
      : `:host{${scheme === 'dark' ? DARK : LIGHT};color-scheme:${scheme}}`;
  return [sheetFor(scheme), colours, LAYOUT, ...seats].join('\n');
}

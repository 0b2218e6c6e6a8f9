/** A summary of a game on one screen. */
import type { ChosenOptions, GameState, LogMeta, LogValidation, UncheckedLog } from '../index';
import { hasOnlyResult } from '../log/excerpt';
import type { CliLanguage } from './language';
import type { CliWords } from './languages/words';
import { labelled, type TerminalColors } from './output';
import { printable } from './printable';
import { type Names, namesOf, titleCase } from './printable-names';
import { scoreTables, teamName, winnerLine } from './score-table';

type Valid = Extract<LogValidation, { ok: true }>;

export function summaryLines(
  log: UncheckedLog,
  { state, scores, corrections }: Valid,
  paint: TerminalColors,
  language: CliLanguage,
): readonly string[] {
  const { library, words } = language;
  const { summary: told } = words;
  const map = library.getMap(state.map);
  const names = namesOf(map, state.players, language);
  const shown = scores ?? library.finalScores(state);
  const facts: (readonly [string, string])[] = [
    ...notes(log.meta ?? {}, words),
    [told.map, names.printed(map.name)],
    [told.players, names.listed(state.players.map((_, seat) => names.player(seat)))],
    ...(shown.teams === undefined
      ? []
      : [[told.teams, shown.teams.map((team) => teamName(team, language)).join('; ')] as const]),
    [told.rules, rulesInWords(state, language)],
    [told.turns, `${turnsPlayed(state)}`],
    [told.actions, `${log.actions.length}`],
    [told.end, endInWords(state, names, words)],
  ];
  const verdict = paint.green(`✓ ${verdictOn(log, corrections, words)}`);
  if (hasOnlyResult(log)) {
    const known = facts.filter(([label]) => ![told.turns, told.actions, told.end].includes(label));
    const result = [told.result, names.listed((log.scores ?? []).map(String))] as const;
    return [verdict, '', ...labelled([...known, result], paint)];
  }
  return [
    verdict,
    '',
    ...labelled(facts, paint),
    '',
    ...(scores === null ? [told.scoresNow] : []),
    ...scoreTables(shown, paint, language),
    ...(scores === null ? [] : [winnerLine(scores, paint, language)]),
  ];
}

function verdictOn(log: UncheckedLog, corrections: number, { summary }: CliWords): string {
  if (hasOnlyResult(log)) return summary.onlyResult;
  return corrections === 0 ? summary.good : summary.corrected(corrections);
}

/** The notes about the game, one per line. */
function notes(meta: LogMeta, { summary }: CliWords): readonly (readonly [string, string])[] {
  return Object.entries(meta).map(
    ([key, text]) => [summary.note(key) ?? titleCase(key), printable(text)] as const,
  );
}

/** The same for programs. */
export function summaryAsData(log: UncheckedLog, { state, scores, corrections }: Valid): object {
  return {
    ok: true,
    meta: log.meta,
    map: state.map,
    players: state.players.map(({ name }) => name),
    turns: turnsPlayed(state),
    actions: log.actions.length,
    corrections: corrections === 0 ? undefined : corrections,
    finished: scores !== null,
    scores,
  };
}

/** An unfinished turn is not counted. */
function turnsPlayed({ turn, decision }: GameState): number {
  return decision === null ? turn : turn - 1;
}

function rulesInWords({ options }: GameState, { modules, names, words }: CliLanguage): string {
  const { summary, terms } = words;
  const printed = names?.printed ?? String;
  const left = options.omitProvinces.length;
  const chosen: Readonly<Record<keyof ChosenOptions, readonly string[]>> = {
    cards: options.cards === 'venus' ? [summary.venusCards] : [],
    teams: options.teams ? [summary.inTeams] : [],
    display: options.display === 'wine' ? [summary.wineDisplay] : [],
    startingGoods: options.startingGoods === 'bought' ? [summary.boughtGoods] : [],
    intermediateScoring: options.intermediateScoring ? [summary.intermediate] : [],
    modules: options.modules.map((id) => {
      const { name = titleCase(id) } = modules.find((module) => module.id === id) ?? {};
      return summary.module({ id, name: printable(printed(name)) });
    }),
    omitProvinces: left > 0 ? [summary.withoutProvinces(left)] : [],
  };
  const variants = Object.values(chosen).flat();
  return variants.length === 0 ? summary.baseGame : terms.commas(variants);
}

export function endInWords(
  { concordia, decision, players, turn }: GameState,
  names: Names,
  { summary }: CliWords,
): string {
  if (decision !== null) {
    const player = names.player(decision.seat);
    return summary.unfinished({ turn, player, decision: names.decision(decision.kind) });
  }
  if (concordia === null) return summary.over;
  const player = names.player(concordia);
  return players[concordia]?.houses === 0 ? summary.lastHouse(player) : summary.lastCard(player);
}

/** A summary of a game on one screen. */
import type { GameState, LogMeta, LogValidation, UncheckedLog } from '../index';
import { hasOnlyResult } from '../log/excerpt';
import { counted } from '../model/counted';
import type { CliLanguage } from './language';
import { listed, type Names, namesOf, titleCase } from './names';
import { labelled, type TerminalColors } from './output';
import { printable } from './printable';
import { scoreTable, teamName, winnerLine } from './score-table';

type Valid = Extract<LogValidation, { ok: true }>;

export function summaryLines(
  log: UncheckedLog,
  { state, scores, corrections }: Valid,
  paint: TerminalColors,
  language: CliLanguage,
): readonly string[] {
  const { library } = language;
  const map = library.getMap(state.map);
  const names = namesOf(map, state.players, language);
  const shown = scores ?? library.finalScores(state);
  const facts: (readonly [string, string])[] = [
    ...notes(log.meta ?? {}),
    ['Map', map.name],
    ['Players', listed(state.players.map((_, seat) => names.player(seat)))],
    ...(shown.teams === undefined
      ? []
      : [['Teams', shown.teams.map(teamName).join('; ')] as const]),
    ['Rules', rulesInWords(state)],
    ['Turns', `${turnsPlayed(state)}`],
    ['Actions', `${log.actions.length}`],
    ['End', endInWords(state, names)],
  ];
  const verdict = paint.green(`✓ ${verdictOn(log, corrections)}`);
  if (hasOnlyResult(log)) {
    const known = facts.filter(([label]) => !['Turns', 'Actions', 'End'].includes(label));
    const result = ['Result', listed((log.scores ?? []).map(String))] as const;
    return [verdict, '', ...labelled([...known, result], paint)];
  }
  return [
    verdict,
    '',
    ...labelled(facts, paint),
    '',
    ...(scores === null ? ['Scores if the game ended now:'] : []),
    scoreTable(shown, paint, language),
    ...(scores === null ? [] : [winnerLine(scores, paint)]),
  ];
}

function verdictOn(log: UncheckedLog, corrections: number): string {
  if (hasOnlyResult(log)) return 'Only the result is known: nothing to check.';
  if (corrections === 0) return 'Every action follows the rules.';
  return `Every action follows the rules, with ${counted(corrections, 'correction')}.`;
}

/** The notes about the game, one per line. */
function notes(meta: LogMeta): readonly (readonly [string, string])[] {
  return Object.entries(meta).map(([key, text]) => [titleCase(key), printable(text)] as const);
}

/** The same for programs. */
export function summaryAsData(log: UncheckedLog, { state, scores, corrections }: Valid): object {
  return {
    ok: true,
    ...(log.meta === undefined ? {} : { meta: log.meta }),
    map: state.map,
    players: state.players.map(({ name }) => name),
    turns: turnsPlayed(state),
    actions: log.actions.length,
    ...(corrections === 0 ? {} : { corrections }),
    finished: scores !== null,
    scores,
  };
}

/** An unfinished turn is not counted. */
function turnsPlayed({ turn, decision }: GameState): number {
  return decision === null ? turn : turn - 1;
}

function rulesInWords({ options }: GameState): string {
  const variants = [
    ...(options.cards === 'venus' ? ['cards of Concordia Venus'] : []),
    ...(options.teams ? ['teams'] : []),
    ...(options.display === 'wine' ? ['wine display'] : []),
    ...(options.startingGoods === 'bought' ? ['bought first goods'] : []),
    ...(options.intermediateScoring ? ['intermediate scoring'] : []),
    ...options.modules,
    ...(options.omitProvinces.length > 0
      ? [`without ${counted(options.omitProvinces.length, 'province')}`]
      : []),
  ];
  return variants.length === 0 ? 'base game' : variants.join(', ');
}

export function endInWords(state: GameState, names: Names): string {
  const { concordia, decision, turn } = state;
  if (decision !== null) {
    const whose = `in turn ${turn} ${names.player(decision.seat)} has to decide (${names.decision(decision.kind)})`;
    return `not yet: the game is unfinished; ${whose}`;
  }
  if (concordia === null) return 'the game is over';
  const last = state.players[concordia]?.houses === 0 ? 'last house' : 'last card';
  return `${names.player(concordia)} took the Concordia card with the ${last}`;
}

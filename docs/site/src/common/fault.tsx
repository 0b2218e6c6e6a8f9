import type { ConcordiaError } from 'concordia-rules';
import { say } from '../words/language';

interface FaultPanelProps {
  readonly error: unknown;
  /** What could not be done. */
  readonly lead?: string;
  /** More for programmers. */
  readonly technical?: readonly string[];
}

/** What went wrong, and by which rule; what only programmers read is folded. */
export function FaultPanel({ error, lead, technical: more = [] }: FaultPanelProps) {
  const told = toldOf(error);
  const technical = [...more, ...technicalOf(error)];
  const rule = isOfLibrary(error) ? error.rule : undefined;
  return (
    <div class="fault" role="alert">
      {lead !== undefined && <p>{lead}</p>}
      {told !== undefined && <p>{told}</p>}
      {lead === undefined && told === undefined && <p>{say.common.fault.unexpected}</p>}
      {rule !== undefined && (
        <p class="quiet">
          <a href={`#/guides/rules/${rule}`}>{say.common.fault.rule(rule)}</a>
        </p>
      )}
      {technical.length > 0 && <ForProgrammers lines={technical} />}
    </div>
  );
}

/** Paths, codes, and what a browser says. */
function ForProgrammers({ lines }: { readonly lines: readonly string[] }) {
  return (
    <details class="technical">
      <summary>{say.shell.programmers}</summary>
      {lines.map((line) => (
        <p key={line}>
          <code>{line.slice(0, MOST_LETTERS)}</code>
        </p>
      ))}
    </details>
  );
}

/** More than anybody reads; an input may be quoted whole. */
const MOST_LETTERS = 600;

const MOST_OF_A_NAME = 60;

/** The sentence for the player: none for what a browser says in English. */
export function toldOf(error: unknown): string | undefined {
  if (isOfLibrary(error)) {
    const { oldLog, newerVersion, hiddenCharacter, noModule, sameName } = say.common.fault;
    if (error.reason === 'oldLog') return oldLog;
    if (error.reason === 'newerVersion') return newerVersion;
    if (error.reason === 'hiddenCharacter') return hiddenCharacter(`${error.details.character}`);
    if (error.reason === 'nameTwice') return sameName(`${error.details.name}`);
    if (error.reason === 'unknownName' && error.details.what === 'module') {
      return noModule(`${error.details.unknown}`.slice(0, MOST_OF_A_NAME));
    }
    return isOfData(error) ? toldOfData(error) : error.message;
  }
  // The pages throw bare errors with texts of the site; those of browsers are of other kinds.
  const isOurs = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;
  return isOurs ? error.message : undefined;
}

function technicalOf(error: unknown): readonly string[] {
  const told = toldOf(error);
  if (isOfLibrary(error)) {
    const code = `${error.code}, ${error.reason}`;
    return told === error.message ? [code] : [error.message, code];
  }
  if (told === undefined) return [messageOf(error)];
  const { cause } = error as Error;
  return cause === undefined ? [] : [messageOf(cause)];
}

const DATA: ReadonlySet<string> = new Set([
  'INVALID_INPUT',
  'INVALID_LOG',
  'INVALID_OPTIONS',
  'INVALID_STATE',
]);

/** Reasons that only say which form data should have. */
const SHAPES: ReadonlySet<string> = new Set([
  'notPlainData',
  'notPlainNumber',
  'nestedTooDeeply',
  'notPlainObject',
  'listWithHoles',
  'keyNotAllowed',
  'wrongType',
  'wrongValue',
  'wrongSize',
  'wrongForm',
  'unknownField',
  'wrongKey',
  'noneOfThese',
  'otherwiseWrong',
  'notValid',
]);

/** What is wrong with data, for people who have not written them. */
function toldOfData({ reason, details }: ConcordiaError): string {
  const words = say.common.fault;
  const path = `${details.path ?? ''}`;
  if (path === 'format') return words.noFormat;
  if (path === '' && reason === 'wrongSize') return words.tooLong;
  if (/^(options\.)?players$/.test(path) && reason === 'wrongSize') return words.wrongPlayers;
  if (/^(options\.)?players\[\d+\]$/.test(path)) return words.wrongName;
  return words.wrongData;
}

/** Whether an error says at which path data are wrong, which only a programmer understands. */
export function isOfData(error: unknown): boolean {
  if (!isOfLibrary(error)) return false;
  const { code, reason, rule, details } = error;
  const isAction = code === 'INVALID_ACTION' && rule === undefined;
  // The places of a text are for whoever has written it.
  if (reason === 'unreadableText') return false;
  return SHAPES.has(reason) && (DATA.has(code) || (isAction && details.issues !== undefined));
}

/** By its name: the start page tells of faults too, and needs nothing of the library. */
function isOfLibrary(error: unknown): error is ConcordiaError {
  return error instanceof Error && error.name === 'ConcordiaError';
}

/** Whether an error is about a correction. */
export function isOfCorrection(error: unknown): boolean {
  const path = isOfLibrary(error) ? error.details.path : undefined;
  return typeof path === 'string' && path.startsWith('corrections');
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** @throws an error with a sentence if it cannot be had, such as without a network. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(say.shell.notLoaded, { cause });
  }
}

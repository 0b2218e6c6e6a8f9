/** JSON-RPC 2.0 by lines: what is answered to a line. */
import { ConcordiaError } from '../../index';
import { isRecord } from '../../model/plain';
import type { ArchivedLog } from '../archive/cut-games';
import { decoded, tooLarge } from '../input';
import type { CliWords } from '../languages/words';
import { parseJsonLine } from '../parse-text';
import { jsonOf } from '../printable';
import { reasonAsData } from '../refused';
import { REFUSED_CODE, RpcFault } from './fault';
import type { Given } from './methods';

interface Service {
  readonly words: CliWords;
  /** @throws whatever refuses it. */
  call(method: string, params: Given): unknown;
}

/**
 * The answers to a line, in pieces: nothing is done for the next piece before it is asked for, so that a long batch takes
 * no more memory than a short one.
 */
export function* answersTo(line: Pick<ArchivedLog, 'bytes'>, service: Service): Generator<string> {
  let message: unknown;
  try {
    message = messageIn(line);
  } catch (error) {
    const fault = new RpcFault('parse', reasonAsData(error, service.words));
    yield `${errorAnswer(null, fault, service)}\n`;
    return;
  }
  if (!Array.isArray(message) || message.length === 0) {
    const answer = answerTo(message, service);
    if (answer !== undefined) yield `${answer}\n`;
    return;
  }
  let before = '[';
  for (const request of message) {
    const answer = answerTo(request, service);
    if (answer === undefined) continue;
    yield before + answer;
    before = ',';
  }
  // To notifications alone nothing is answered, not even an empty list.
  if (before === ',') yield ']\n';
}

/** @throws Refused if it is no JSON. */
function messageIn({ bytes }: Pick<ArchivedLog, 'bytes'>): unknown {
  if (bytes === undefined) throw tooLarge(undefined);
  return parseJsonLine(decoded(bytes, undefined), undefined);
}

/** Undefined to a notification. */
function answerTo(request: unknown, service: Service): string | undefined {
  const { jsonrpc, method, params = [], id } = isRecord(request) ? request : {};
  const known = id !== undefined && isId(id) ? id : null;
  try {
    const isWhole = jsonrpc === '2.0' && typeof method === 'string' && isGiven(params);
    if (!isWhole || (id !== undefined && !isId(id))) throw new RpcFault('request');
    // No function does anything but answer.
    if (id === undefined) return undefined;
    return jsonOf({ jsonrpc: '2.0', id, result: service.call(method, params) ?? null });
  } catch (error) {
    return errorAnswer(known, error, service);
  }
}

type Id = string | number | null;

/** A number that would come back as another one is no id. */
function isId(id: unknown): id is Id {
  if (typeof id === 'number') return Math.abs(id) <= Number.MAX_SAFE_INTEGER;
  return typeof id === 'string' || id === null;
}

function isGiven(params: unknown): params is Given {
  return Array.isArray(params) || isRecord(params);
}

function errorAnswer(id: Id, thrown: unknown, { words }: Service): string {
  if (thrown instanceof ConcordiaError) {
    const { message } = thrown;
    return jsonOf({ jsonrpc: '2.0', id, error: { code: REFUSED_CODE, message, data: thrown } });
  }
  const isKnown = thrown instanceof RpcFault;
  const fault = isKnown ? thrown : new RpcFault('internal', reasonAsData(thrown, words));
  const { code, message, data } = fault;
  return jsonOf({ jsonrpc: '2.0', id, error: { code, message, data } });
}

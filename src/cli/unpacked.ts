/** Reads what gzip or zstd has packed as if it were not packed. */
import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { codeOf } from './file-trouble';
import type { CliFacts } from './languages/words';
import type { FileName } from './parse-text';
import { refused, UsageError } from './refused';

export type ByteSource = AsyncIterable<string | Uint8Array>;

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const FIRST_ZSTD = '22.15';

const MEGABYTE = 1024 * 1024;
/** Packed logs take about a tenth of the room; what grows far more is meant to fill the memory or the time. */
const MOST_TIMES = 200;
/** What is small may grow more, as the same log a few times does. */
const GROWS_FREELY = 2 * MEGABYTE;
/** A short log takes as long to check as so many bytes of a long one. */
export const LEAST_LOAD = 1024;
/** A piece of packed bytes that unpacks to no more than the memory can hold. */
const SLICE = 16 * 1024;

/** What is found in the unpacked bytes, so that no small file gives work for long. */
export interface Load {
  /** By so much more than its bytes it weighs. */
  extra: number;
}

/** What is wrong with something packed; readers add the line. */
type PackedReason = 'packedCut' | 'packedBroken' | 'packedGrows';

/**
 * The bytes of a source, unpacked if they begin as gzip or zstd does.
 *
 * @param load - as far as it is known; whoever reads the bytes adds to it.
 */
export async function* unpacked(
  source: ByteSource,
  name: FileName,
  load: Readonly<Load> = { extra: 0 },
): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    let begun = Buffer.alloc(0);
    while (begun.length < ZSTD.length) {
      const { value, done } = await chunks.next();
      if (done) break;
      begun = Buffer.concat([begun, Buffer.from(value)]);
    }
    const unpacker = unpackerFor(begun, name);
    if (unpacker === undefined) {
      if (begun.length > 0) yield begun;
      yield* rest(chunks);
    } else {
      yield* unpack(sliced(begun, chunks), unpacker, name, load);
    }
  } finally {
    await chunks.return?.();
  }
}

/** A zlib stream, as all of them are. */
type Unpacker = Transform & { readonly bytesWritten: number };

/** What some versions of Node.js do not have. */
interface Later {
  readonly createZstdDecompress?: () => Unpacker;
}

function unpackerFor(begun: Buffer, name: FileName): Unpacker | undefined {
  if (begun.subarray(0, GZIP.length).equals(GZIP)) return zlib.createGunzip();
  if (!begun.subarray(0, ZSTD.length).equals(ZSTD)) return undefined;
  const { createZstdDecompress } = zlib as object as Later;
  if (createZstdDecompress === undefined) {
    const facts = { file: name, needs: FIRST_ZSTD, version: process.versions.node };
    throw refused('UNREADABLE', 'noZstd', facts);
  }
  return createZstdDecompress();
}

async function* rest(chunks: AsyncIterator<string | Uint8Array>): AsyncGenerator<Buffer> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    yield Buffer.from(next.value);
  }
}

async function* sliced(
  begun: Buffer,
  chunks: AsyncIterator<string | Uint8Array>,
): AsyncGenerator<Buffer> {
  yield begun;
  for await (const chunk of rest(chunks)) {
    for (let from = 0; from < chunk.length; from += SLICE) yield chunk.subarray(from, from + SLICE);
  }
}

/**
 * Slice by slice, so that all that can be unpacked before a fault is there when the fault is thrown: a stream that is
 * read as usual drops it.
 */
async function* unpack(
  slices: AsyncIterable<Buffer>,
  unpacker: Unpacker,
  name: FileName,
  load: Readonly<Load>,
): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  let [taken, given, read] = [0, 0, 0];
  const isTooMuch = (size: number): boolean => size > GROWS_FREELY + MOST_TIMES * taken;
  let fault: unknown;
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    const end = (error?: unknown): void => {
      fault ??= error;
      isOver = true;
      resolve();
    };
    unpacker.once('end', () => end());
    unpacker.on('error', end);
  });
  unpacker.on('data', (piece: Buffer) => {
    given += piece.length;
    pieces.push(piece);
    if (isTooMuch(given)) unpacker.destroy(GROWS);
  });
  async function* unread(): AsyncGenerator<Buffer> {
    for (const piece of pieces.splice(0)) {
      yield piece;
      read += piece.length;
      if (isTooMuch(read + load.extra)) throw packedFault(GROWS, name);
    }
  }
  try {
    for await (const slice of slices) {
      taken += slice.length;
      const written = new Promise<void>((resolve) => unpacker.write(slice, () => resolve()));
      await Promise.race([over, written]);
      yield* unread();
      if (isOver) break;
    }
    if (!isOver) unpacker.end();
    await over;
    yield* unread();
    if (fault !== undefined) throw packedFault(fault, name);
    // Something else stands behind its end.
    if (unpacker.bytesWritten < taken) throw refused('UNREADABLE', 'packedBroken', { file: name });
  } finally {
    unpacker.destroy();
  }
}

const GROWS = new Error();

function packedFault(error: unknown, file: FileName): UsageError {
  if (error === GROWS) return refused('UNREADABLE', 'packedGrows', { file, times: MOST_TIMES });
  const isCut = codeOf(error) === 'Z_BUF_ERROR';
  return refused('UNREADABLE', isCut ? 'packedCut' : 'packedBroken', { file });
}

/** The same fault with the line that it spoils; any other error as it is. */
export function onLine(error: unknown, line: number): unknown {
  if (!(error instanceof UsageError) || error.fault === undefined) return error;
  const { reason, facts } = error.fault;
  if (reason !== 'packedCut' && reason !== 'packedBroken' && reason !== 'packedGrows') return error;
  // By its reason each has facts of its own kind.
  return refused(error.code, reason, { ...(facts as CliFacts[PackedReason]), line } as never);
}

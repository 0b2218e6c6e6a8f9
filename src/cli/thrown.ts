/** What code from outside has thrown, which may be anything. */
import { ConcordiaError } from '../index';
import { printable } from './printable';

export function thrownInWords(error: unknown): string {
  try {
    if (error instanceof ConcordiaError) return printable(`${error.message} (${error.code})`);
    return printable(error instanceof Error ? String(error.message) : typeof error);
  } catch {
    // A proxy that throws.
    return typeof error;
  }
}

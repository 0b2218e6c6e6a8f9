import { printable } from './printable';

/** Why a file cannot be read or written, without the inside of the system's message. */
export function fileTrouble(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or directory';
    case 'EISDIR':
      return 'it is a directory';
    case 'ENOTDIR':
      return 'part of the path is not a directory';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EEXIST':
      return 'it exists already';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return printable(String(error));
  }
}

/** A table of Markdown, without the end of its last line. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  const escaped = (cell: string) => cell.replaceAll('|', '\\|');
  return lines.map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
}

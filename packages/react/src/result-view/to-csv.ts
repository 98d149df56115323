/**
 * Rows as comma-separated values, with `\n` as the line end, as in all our CSV. Texts that a spreadsheet would run as a formula get a
 * quote in front.
 */
export function toCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows.map((row) => row.map((cell) => field(cell ?? '')).join(',')).join('\n');
}

function field(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

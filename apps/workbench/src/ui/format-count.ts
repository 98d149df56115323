/** A number with commas: `1,230`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** A number of things: `1 row`, `1,230 more rows`. */
export function counted(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

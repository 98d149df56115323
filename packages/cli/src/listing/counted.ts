/** A number of things: `1 row`, `1230 rows`; `print` may add commas. */
export function counted(count: number, noun: string, print: (count: number) => string = String): string {
  return `${print(count)} ${noun}${count === 1 ? '' : 's'}`;
}

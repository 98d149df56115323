/** A part of `npm run report`: numbers with their names. It never fails; a number that cannot be had is a sentence. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  readonly value: number | string;
  /** Lines that show where the number comes from, printed with `-- --list`. */
  readonly list?: readonly string[];
}

/** A range of the rendered text, in UTF-16 units as `slice` counts them. */
export type TextRange = readonly [start: number, end: number];

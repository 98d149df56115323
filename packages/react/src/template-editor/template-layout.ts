/** White space that is drawn: none, what the eye misses (trimmed, trailing and invisible characters), or all. */
export type SpacesShown = 'off' | 'hidden' | 'all';

/** The choices of `spaces`, as the editor lists them. */
export const SPACES_SHOWN: readonly SpacesShown[] = ['off', 'hidden', 'all'];

/** The arrangement of an editor, which a page may keep. */
export interface TemplateLayout {
  /** Widths of input, template and output, in percent. Without an input, the last two share the width. */
  readonly columns: readonly [input: number, template: number, output: number];
  readonly spaces: SpacesShown;
}

/** The arrangement at first. */
export const DEFAULT_LAYOUT: TemplateLayout = { columns: [30, 36, 34], spaces: 'off' };

/** Smallest width of a column, in percent. */
const MIN_COLUMN = 15;

/** Place of a splitter: behind the input or behind the template. */
export type SplitterPlace = 0 | 1;

/** The least and greatest width of the column before a splitter, in percent. */
export function splitterRange(columns: TemplateLayout['columns'], place: SplitterPlace): readonly [number, number] {
  return [MIN_COLUMN, columns[place] + columns[place === 0 ? 1 : 2] - MIN_COLUMN];
}

/** Gives the column before a splitter a width, at the expense of the one behind it. */
export function moveSplitter(
  columns: TemplateLayout['columns'],
  place: SplitterPlace,
  width: number,
): TemplateLayout['columns'] {
  const [least, most] = splitterRange(columns, place);
  const moved = Math.min(most, Math.max(least, width)) - columns[place];
  const [input, template, output] = columns;
  return place === 0 ? [input + moved, template - moved, output] : [input, template + moved, output - moved];
}

/** Completes an arrangement that a page has kept; what is not one is replaced by the default. */
export function readLayout(kept: Partial<TemplateLayout> = {}): TemplateLayout {
  const { columns, spaces } = kept;
  const isWhole =
    Array.isArray(columns) &&
    columns.length === 3 &&
    columns.every((width) => width >= MIN_COLUMN) &&
    Math.abs(columns.reduce((sum, width) => sum + width, 0) - 100) < 1;
  return {
    columns: isWhole ? (columns as TemplateLayout['columns']) : DEFAULT_LAYOUT.columns, // Three numbers, by the lines above.
    spaces: SPACES_SHOWN.find((name) => name === spaces) ?? DEFAULT_LAYOUT.spaces,
  };
}

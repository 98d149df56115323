/** The rank of a heading, as a number or as the name of its element. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6 | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

type HeadingTag = Extract<HeadingLevel, string>;

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const satisfies readonly HeadingTag[];

/** The element of a level. Documents may pass any text; invalid levels become `h6`. */
export function headingTag(level: HeadingLevel | undefined): HeadingTag {
  return TAGS.find((tag, index) => tag === level || index + 1 === level) ?? 'h6';
}

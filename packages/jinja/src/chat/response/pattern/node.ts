/** True for the code points that one position of a pattern takes. */
export type CharTest = (point: number) => boolean;

/** A condition on the place between two characters. */
export type Anchor = 'start' | 'line-start' | 'end' | 'line-end' | 'very-end' | 'word-edge' | 'no-word-edge';

/** A parsed regular expression. */
export type PatternNode =
  | { readonly type: 'char'; readonly point: number }
  | { readonly type: 'test'; readonly test: CharTest }
  | { readonly type: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly type: 'choice'; readonly items: readonly PatternNode[] }
  | { readonly type: 'group'; readonly item: PatternNode; readonly index: number }
  | {
      readonly type: 'repeat';
      readonly item: PatternNode;
      readonly min: number;
      readonly max: number;
      readonly isLazy: boolean;
    }
  | { readonly type: 'anchor'; readonly anchor: Anchor }
  | { readonly type: 'ahead'; readonly item: PatternNode; readonly isNegative: boolean };

/** The delimiters and white space rules of an environment. */
export interface Syntax {
  readonly blockStart: string;
  readonly blockEnd: string;
  readonly variableStart: string;
  readonly variableEnd: string;
  readonly commentStart: string;
  readonly commentEnd: string;
  readonly lineStatementPrefix: string | null;
  readonly lineCommentPrefix: string | null;
  readonly trimBlocks: boolean;
  readonly lstripBlocks: boolean;
  readonly keepTrailingNewline: boolean;
  readonly newlineSequence: string;
}

/** As transformers sets Jinja up. */
export const chatSyntax: Syntax = {
  blockStart: '{%',
  blockEnd: '%}',
  variableStart: '{{',
  variableEnd: '}}',
  commentStart: '{#',
  commentEnd: '#}',
  lineStatementPrefix: null,
  lineCommentPrefix: null,
  trimBlocks: true,
  lstripBlocks: true,
  keepTrailingNewline: false,
  newlineSequence: '\n',
};

/** The form of the text of a region, which decides how it is parsed. */
export type ContentKind = 'text' | 'int' | 'float' | 'bool' | 'json' | 'xml-inline' | 'kv-lines' | 'python' | 'xml';

/** A field of the message, and the marks of the region that its value is read from. */
export interface ResponseField {
  /** Literal that opens the region, or several of them. Without `open` and `open_pattern`: text outside of other regions. */
  readonly open?: string | readonly string[];
  /** Regular expression in Python's syntax; its named groups can be used in `transform`. */
  readonly open_pattern?: string;
  /** Literal that closes the region, or several of them; without it the region ends with the text. */
  readonly close?: string | readonly string[];
  readonly close_pattern?: string;
  /** @default 'text' */
  readonly content?: ContentKind;
  readonly content_args?: Readonly<Record<string, unknown>>;
  /** Collects the values of all regions in a list. @default false */
  readonly repeats?: boolean;
  /** Text between the values of regions, which are then one text; needs `repeats`. */
  readonly join?: string;
  /** @default true */
  readonly optional?: boolean;
  /** The shape of the value: strings such as `{content}` or `{name}` are replaced. */
  readonly transform?: unknown;
  /** Applies `transform` to each item of a list. @default false */
  readonly transform_each?: boolean;
  /** The field of the message, where another form of it is read under a key of its own. @default the key */
  readonly field?: string;
}

/** A response template as `tokenizer_config.json` has it under `response_template`. */
export interface ResponseTemplate {
  readonly version?: 1;
  /** Values of fields that nothing was read for. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, ResponseField>>;
  /** Literal, or several, that the assistant's message begins with; in the prompt, all up to the last one is skipped. */
  readonly start_anchor?: string | readonly string[];
  readonly start_anchor_pattern?: string;
}

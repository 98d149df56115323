/** A template and all that it is rendered with. */
export interface TemplateInput {
  /** Source of the template. */
  readonly source: string;
  /** JSON text of the variables: `messages`, `tools`, `documents`, `add_generation_prompt` and any other. */
  readonly context: string;
  /** JSON text of the tokenizer's configuration, which names the special tokens. @default no special tokens */
  readonly tokenizer?: string | undefined;
}

/** A range of a text, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Ranges of one output. */
export interface OutputRanges {
  /** The output that they belong to; another one is shown without them. */
  readonly text: string;
  /** The ranges, in order. */
  readonly spans: readonly TextSpan[];
}

/** An edit of the source: replaces the range from `start` to `end` by `text`. */
export interface TemplateFix extends TextSpan {
  readonly text: string;
}

/** Something to look at in the source. */
export interface TemplateProblem extends TextSpan {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** An edit that probably mends it. */
  readonly fix?: TemplateFix | undefined;
}

/** The reason for missing output. */
export interface TemplateFailure {
  /** `input`: the JSON text cannot be read; `stopped`: a limit ended the render. */
  readonly kind: 'template' | 'input' | 'stopped';
  /** Python's name of the error, such as `UndefinedError`; empty where Python has none. */
  readonly pyType: string;
  readonly message: string;
  /** The lines around the place, with a marker below it; empty where there is no place. */
  readonly frame: string;
  /** 1-based; 0 where there is no place. */
  readonly line: number;
  /** Macros, blocks and includes on the way to the place, the innermost first. */
  readonly stack: readonly string[];
}

/** White space in the source that is not printed, with the tag mark or option that removes it. */
export interface TrimmedSpan extends TextSpan {
  readonly cause: string;
}

/** A special token in the output. */
export interface SpecialToken extends TextSpan {
  /** True if the tokenizer's configuration names the token; otherwise its form is that of one. */
  readonly isNamed: boolean;
}

/** A variable that templates can read, for completion. */
export interface TemplateVariable {
  readonly name: string;
  /** Python's name of its type. */
  readonly type: string;
}

/** Facts of a source, with or without an output. */
interface SourceFacts {
  readonly ms: number;
  readonly problems: readonly TemplateProblem[];
  readonly trimmed: readonly TrimmedSpan[];
}

/** The result of a render that succeeded. */
export interface RenderedTemplate extends SourceFacts {
  readonly ok: true;
  readonly text: string;
  /**
   * Four numbers for each piece of the output, in order: its end in the text, start and end of its source, and the index of
   * its message or `NO_MESSAGE`.
   */
  readonly trace: Uint32Array;
  /** Role of each message, for the status line. */
  readonly roles: readonly string[];
  /** Ranges that the assistant wrote. */
  readonly spans: readonly TextSpan[];
  readonly special: readonly SpecialToken[];
  readonly variables: readonly TemplateVariable[];
  /** Keys of all mappings in the context, sorted. */
  readonly keys: readonly string[];
}

/** The result of a render that failed. */
export interface FailedTemplate extends SourceFacts {
  readonly ok: false;
  readonly error: TemplateFailure;
  /** The output before the error. */
  readonly partial: string;
}

/** The result of a render. */
export type RenderReply = RenderedTemplate | FailedTemplate;

/** A formatted source, and the number of inputs for which it renders what the source did. */
export interface FormatReply {
  readonly text: string;
  readonly same: number;
  readonly of: number;
}

/** A filter, test, function or method, for completion. */
export interface LibraryItem {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly summary: string;
}

/** Everything that templates can call; methods by Python's name of the type. */
export interface TemplateLibrary {
  readonly filters: readonly LibraryItem[];
  readonly tests: readonly LibraryItem[];
  readonly globals: readonly LibraryItem[];
  readonly methods: Readonly<Record<string, readonly LibraryItem[]>>;
}

/** Renders templates for a `TemplateEditor`; usually a worker, so that an endless template blocks nothing. */
export interface TemplateEngine {
  /** Renders a template. Resolves with undefined when a newer call took its place before it began. */
  readonly render: (input: TemplateInput) => Promise<RenderReply | undefined>;
  /** Formats a source; rejects when it cannot be read. */
  readonly format: (input: TemplateInput) => Promise<FormatReply>;
  readonly library: () => Promise<TemplateLibrary>;
}

/** Value for "no message" in a trace. */
export const NO_MESSAGE = 0xffffffff;

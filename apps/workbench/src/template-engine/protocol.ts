import type { FormatReply, RenderReply, TemplateInput, TemplateLibrary, TextSpan } from '@hubkit/react/template-editor';

/** Version of the messages between page and worker. */
export const PROTOCOL = 1;

/** Texts that are left out are those of the request before. */
type Texts = Partial<TemplateInput>;

/** A template of the matrix, by the name of its column. */
export interface NamedSource {
  readonly name: string;
  readonly source: string;
}

/** The outcome of a template for one scenario. */
export interface ScenarioCell {
  /** Name of the template. */
  readonly template: string;
  /** Id of the scenario. */
  readonly scenario: string;
  readonly state: 'rendered' | 'failed' | 'stopped';
  /** The output, or the message of the error. */
  readonly text: string;
  /** Parts of the conversation that the output is the same without: `tool call`. */
  readonly lost: readonly string[];
  /** Remedy if the user's text passes for a turn: tokenize with marks, or escape. */
  readonly forges?: 'marks' | 'escaping';
  /** The variables, as JSON text, where they depend on the template. @default those of the scenario */
  readonly context?: string;
}

/** A turn marker or special token in the text of the input. */
export interface Forgery {
  /** The token, or the beginning of a turn without tokens. */
  readonly written: string;
  /** Place at which the template writes it: around turns, or as plain text of a turn; `tokenizer`: it does not. */
  readonly place: 'end' | 'start' | 'elsewhere' | 'text' | 'tokenizer';
  /** Messages that contain it; empty if only tools or documents do. */
  readonly messages: readonly { readonly index: number; readonly role: string }[];
}

/** The parts of an output that came from the input. */
export interface InputText {
  /** The output. */
  readonly text: string;
  /** Ranges of it that came from messages, tools, documents and other variables, in order. */
  readonly marks: readonly TextSpan[];
  /** False where all that expressions of the template printed is marked. */
  readonly isExact: boolean;
  readonly forgeries: readonly Forgery[];
}

/** The templates and special tokens of a model's files. */
export interface LoadedTemplates {
  readonly templates: readonly NamedSource[];
  /** JSON text of the tokenizer's configuration without its templates. */
  readonly tokenizer: string;
  /** Special tokens by the name of their variable. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Request and response of each kind of exchange. */
export interface Exchanges {
  readonly render: { request: Texts; response: RenderReply };
  readonly format: { request: Texts; response: FormatReply };
  readonly 'input-text': { request: Texts; response: InputText | null };
  readonly scenario: {
    request: { template: NamedSource; scenario: string; tokenizer: string };
    response: ScenarioCell;
  };
  readonly load: { request: { files: Readonly<Record<string, string>> }; response: LoadedTemplates };
  readonly library: { request: object; response: TemplateLibrary };
}

export type RequestKind = keyof Exchanges;

export type EngineRequest = {
  [Kind in RequestKind]: {
    readonly v: typeof PROTOCOL;
    readonly id: number;
    readonly do: Kind;
  } & Exchanges[Kind]['request'];
}[RequestKind];

/** `started` comes once, unasked; `failed` is an error in the words for users. */
export type EngineResponse =
  | { readonly type: 'started' }
  | { readonly id: number; readonly type: 'done'; readonly value: Exchanges[RequestKind]['response'] }
  | { readonly id: number; readonly type: 'failed'; readonly message: string };

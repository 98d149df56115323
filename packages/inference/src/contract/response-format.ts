import type {
  ChatCompletionOutput,
  ChatCompletionOutputComplete,
  ChatCompletionOutputMessage,
  ChatCompletionStreamOutput,
  ChatCompletionStreamOutputChoice,
} from '@hubkit/task-types';
import type { Checked } from './schema.ts';

/** A schema of valibot, zod, arktype or any other library that implements Standard Schema (https://standardschema.dev). */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    /** Name of the library. */
    readonly vendor: string;
    readonly validate: (value: unknown) => Checked<Output> | Promise<Checked<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** JSON Schema of the same, where the library implements Standard JSON Schema, too. */
    readonly jsonSchema?:
      | { readonly input: (options: { readonly target: 'draft-2020-12' }) => Record<string, unknown> }
      | undefined;
  };
}

/** A JSON Schema. Name the type of its values to have typed results: `const invoice: JsonSchema<Invoice> = { … }`. */
export interface JsonSchema<Value = unknown> {
  readonly [keyword: string]: unknown;
  /** Only for TypeScript; never set. */
  readonly '~value'?: Value;
}

/** Ways to make a service answer with JSON: its own form for schemas, any JSON object with the schema in the prompt, or a tool call. */
export type JsonMode = 'json_schema' | 'json_object' | 'tool';

/** A schema for an answer, with options. */
export interface SchemaFormat<Schema extends StandardSchema | JsonSchema = StandardSchema | JsonSchema> {
  readonly schema: Schema;
  /** JSON Schema to send, for schemas that cannot be converted. @default made from `schema` */
  readonly jsonSchema?: JsonSchema;
  /** Name of the schema, for the model to read: letters, digits, `_` and `-`. @default the `title` of the schema, or `answer` */
  readonly name?: string;
  /** Purpose of the schema, for the model to read. @default the `description` of the schema */
  readonly description?: string;
  /** Enforce the schema exactly while tokens are sampled. @default true where all properties are required */
  readonly strict?: boolean;
  /** Way to get JSON, for models that cannot do what their provider usually can. @default the best one of the provider */
  readonly mode?: JsonMode;
  /**
   * Repair of an answer that is not valid JSON: `true` drops text around the JSON and closes open brackets, a function returns
   * its own repair. The result is validated like any other answer.
   * @default false
   */
  readonly repair?: boolean | ((text: string) => string | Promise<string>);
}

/** Format of the answer of a chat: a Standard Schema, a JSON Schema, or either of them with options. */
export type ResponseFormat = StandardSchema | SchemaFormat | JsonSchema;

/** The type of an answer in a format. */
export type Parsed<Format> = Format extends {
  readonly '~standard': { readonly types?: { readonly output: infer Output } | undefined };
}
  ? Output
  : Format extends { readonly schema: infer Schema }
    ? Parsed<Schema>
    : Format extends JsonSchema<infer Value>
      ? Value
      : unknown;

/** A value that is still being written: members may be missing, texts and lists may be incomplete. */
export type Partially<Value> = Value extends readonly (infer Item)[]
  ? readonly Partially<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Partially<Value[Name]> }
    : Value;

/** The result of a chat with a `responseFormat`. */
export interface ParsedChatCompletion<Value> extends ChatCompletionOutput {
  /** Generated choices, as many as `n` requested. */
  choices: ParsedChoice<Value>[];
}

interface ParsedChoice<Value> extends ChatCompletionOutputComplete {
  /** Message that the model generated. */
  message: ParsedMessage<Value>;
}

interface ParsedMessage<Value> extends ChatCompletionOutputMessage {
  /** The answer as a value that its schema has accepted. */
  parsed: Value;
}

/** A chunk of a streamed chat with a `responseFormat`. */
export interface ParsedChatChunk<Value> extends ChatCompletionStreamOutput {
  choices: ParsedChunkChoice<Value>[];
}

interface ParsedChunkChoice<Value> extends ChatCompletionStreamOutputChoice {
  /** The answer so far; not validated. Later chunks have new objects, in which unchanged parts are the same. */
  partial?: Partially<Value>;
  /** The whole answer as a value that its schema has accepted; in the last chunk of a choice. */
  parsed?: Value;
}

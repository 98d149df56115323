import type { Environment, Template } from '../engine/environment.ts';
import { type BothSpellings, camelOptions } from '../engine/options.ts';
import type { RenderTrace } from '../engine/runtime/types.ts';
import type { TransformersVersion } from './special-tokens.ts';

/** A message: any fields, as the template reads them; a plain object or a Map. */
export type Message = object;

/** A tool: its schema, or a function that `getJsonSchema` can describe. */
export type Tool = object | ((...args: never[]) => unknown);

/** The messages and tools of a conversation. */
export interface AdaptableChat {
  readonly messages: readonly Message[];
  /** The schemas of the tools; null without any. */
  readonly tools: readonly object[] | null;
}

/** Changes a conversation that uses a feature which the template lacks; returns the same one where it does not. */
export type ChatPolyfill = (chat: AdaptableChat, template: Template) => AdaptableChat;

interface CamelChatOptions {
  /** Tools that the model may call; as JSON text they keep `1.0` and big integers. */
  readonly tools?: readonly Tool[] | string | null;
  /** Documents for retrieval-augmented generation, each with `title` and `text`; JSON text as for `tools`. */
  readonly documents?: readonly object[] | string | null;
  /** Adds the opening of an assistant message at the end. @default false */
  readonly addGenerationPrompt?: boolean;
  /** Leaves the last message open for the model to continue; a string names the field to continue. @default false */
  readonly continueFinalMessage?: boolean | string;
  /** The name of one of the model's templates, or the source of another one. */
  readonly chatTemplate?: string;
  /**
   * Renders as `AutoProcessor` does: `image_url` parts become `image` parts, and `tool_use` is never chosen.
   * @default true for a configuration that was loaded with `order: 'processor'`, otherwise false
   */
  readonly processor?: boolean;
  /** Changes of the conversation for features that the template lacks, made in this order. @default [] */
  readonly polyfills?: readonly ChatPolyfill[];
  /** Further variables for the template, such as `enable_thinking`; they win over special tokens. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Major version of transformers that decides which special tokens the template gets. @default 5 */
  readonly transformersVersion?: TransformersVersion;
  /** Environment that compiles the template, with filters, limits or a clock of your own. @default new Environment() */
  readonly environment?: Environment;
  /** Finds the parts of the text that came from variables: with `true`, the result is a `MarkedText`. @default false */
  readonly marks?: false;
  /** A `Trace` of `@hubkit/jinja/editor`, which notes what wrote each part of the text. */
  readonly trace?: RenderTrace;
}

/** Options of a chat; every name may also be written as transformers writes it: `add_generation_prompt`. */
export type ChatTemplateOptions = BothSpellings<CamelChatOptions>;

const names = [
  'tools',
  'documents',
  'addGenerationPrompt',
  'continueFinalMessage',
  'chatTemplate',
  'processor',
  'polyfills',
  'variables',
  'transformersVersion',
  'environment',
  'marks',
  'trace',
] as const satisfies readonly (keyof CamelChatOptions)[];

/** Gives the options under their names in camel case. */
export function chatOptions(given: ChatTemplateOptions): CamelChatOptions {
  return camelOptions<CamelChatOptions>(given, names, "Variables of the template belong into 'variables'.");
}

/** A range of the rendered text, in UTF-16 units as `slice` counts them. */
export type TextRange = readonly [start: number, end: number];

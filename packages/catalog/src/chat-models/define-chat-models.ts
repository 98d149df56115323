import type { ChatTemplateId } from './define-chat-template.ts';
import type { Fact } from './fact-sources.ts';

/** Number of parameters of a model. */
export interface ParameterCount {
  readonly total: number;
  /** Parameters that a token passes through, of a mixture of experts. @default all of them */
  readonly active?: number;
}

/** A model as a provider offers it. */
export interface ModelOffer {
  /** Most tokens of a call, prompt and answer together. */
  readonly contextLength?: number;
  /** USD for a million tokens of the prompt. */
  readonly input?: number;
  /** USD for a million tokens of the answer. */
  readonly output?: number;
}

/**
 * A well-known chat model. Each fact has its source; a fact for which none was found is absent, which means unknown, never no.
 */
export interface ChatModel {
  /** Id on the hub. */
  readonly id: string;
  /** Day or month of the release, as YYYY-MM-DD or YYYY-MM. */
  readonly released?: Fact<string>;
  /** License id of the hub, such as `apache-2.0`. */
  readonly license?: Fact<string>;
  readonly parameters?: Fact<ParameterCount>;
  /** Most tokens that the model reads and writes in one conversation. */
  readonly contextLength?: Fact<number>;
  /** True if the model calls functions. */
  readonly tools?: Fact<boolean>;
  /** True if answers follow a JSON Schema. */
  readonly structuredOutput?: Fact<boolean>;
  /** True if the model takes images beside text. */
  readonly images?: Fact<boolean>;
  /** True if the model thinks before it answers, always or on request. */
  readonly reasoning?: Fact<boolean>;
  /** Id of our template in its format, of `@hubkit/catalog/chat-templates`. */
  readonly template?: ChatTemplateId;
  /** Offers by the id of the provider. */
  readonly offers?: Readonly<Record<string, Fact<ModelOffer>>>;
}

/** Defines the chat models of a family, which share a file. */
export function defineChatModels(models: readonly ChatModel[]): readonly ChatModel[] {
  return models;
}

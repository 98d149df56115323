import type {
  AudioToAudioOutputElement,
  TaskId,
  TextGenerationOutputBestOfSequence,
  TextGenerationOutputPrefillToken,
  TextGenerationStreamOutputFinishReason,
  TextGenerationStreamOutputStreamDetails,
  TextGenerationStreamOutputToken,
} from '@hubkit/catalog';
import type { MappingEntry } from './mapping-entry.ts';
import type { OutputType } from './options.ts';
import type { CallTarget } from './task-functions.ts';

// Names of @huggingface/inference, so that programs for it compile with a changed import.

/** Id of a model on the hub: `owner/name`. */
export type ModelId = string;
/** @see MappingEntry */
export type InferenceProviderMappingEntry = MappingEntry;
/** @see CallTarget */
export type BaseArgs = CallTarget;
/** Arguments of a raw request. */
export type RequestArgs = CallTarget & Readonly<Record<string, unknown>>;
/** Form of the credentials of a request. */
export type AuthMethod = 'none' | 'hf-token' | 'credentials-include' | 'provider-key';

/** Facts that the headers of a request are made of. */
export interface HeaderParams {
  accessToken?: string;
  authMethod: AuthMethod;
}

/** Facts that the address of a request is made of. */
export interface UrlParams {
  authMethod: AuthMethod;
  model: string;
  task?: TaskId;
}

/** Facts that the body of a request is made of. */
export interface BodyParams<Given extends Record<string, unknown> = Record<string, unknown>> {
  args: Given;
  model: string;
  mapping?: MappingEntry | undefined;
  task?: TaskId;
  outputType?: OutputType;
}

/** @see AudioToAudioOutputElement */
export type AudioToAudioOutputElem = AudioToAudioOutputElement;
/** @see TextGenerationStreamOutputToken */
export type TextGenerationStreamToken = TextGenerationStreamOutputToken;
/** @see TextGenerationOutputPrefillToken */
export type TextGenerationStreamPrefillToken = TextGenerationOutputPrefillToken;
/** @see TextGenerationOutputBestOfSequence */
export type TextGenerationStreamBestOfSequence = TextGenerationOutputBestOfSequence;
/** @see TextGenerationStreamOutputFinishReason */
export type TextGenerationStreamFinishReason = TextGenerationStreamOutputFinishReason;
/** @see TextGenerationStreamOutputStreamDetails */
export type TextGenerationStreamDetails = TextGenerationStreamOutputStreamDetails;

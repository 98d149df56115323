import type {
  AudioToAudioOutputElement,
  TaskId,
  TextGenerationOutputBestOfSequence,
  TextGenerationOutputPrefillToken,
  TextGenerationStreamOutputFinishReason,
  TextGenerationStreamOutputStreamDetails,
  TextGenerationStreamOutputToken,
} from '@hubkit/task-types';
import type { MappingEntry } from './mapping-entry.ts';
import type { OutputType } from './output-type.ts';
import type { CallTarget } from './task-functions.ts';

// Names of @huggingface/inference, so that programs for it compile with a changed import.

/** Id of a model on the hub: `owner/name`. */
export type ModelId = string;
/** Provider mapping of a model, by its name in `@huggingface/inference`. */
export type InferenceProviderMappingEntry = MappingEntry;
/** Arguments of every call, by their name in `@huggingface/inference`. */
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

/** One audio file of an audio-to-audio response, by its name in `@huggingface/inference`. */
export type AudioToAudioOutputElem = AudioToAudioOutputElement;
/** Token of a text-generation stream, by its name in `@huggingface/inference`. */
export type TextGenerationStreamToken = TextGenerationStreamOutputToken;
/** Token of the prompt with its log probability, by its name in `@huggingface/inference`. */
export type TextGenerationStreamPrefillToken = TextGenerationOutputPrefillToken;
/** One of the sequences of `best_of`, by its name in `@huggingface/inference`. */
export type TextGenerationStreamBestOfSequence = TextGenerationOutputBestOfSequence;
/** Reason for the end of a text, by its name in `@huggingface/inference`. */
export type TextGenerationStreamFinishReason = TextGenerationStreamOutputFinishReason;
/** Details in the last chunk of a text-generation stream, by their name in `@huggingface/inference`. */
export type TextGenerationStreamDetails = TextGenerationStreamOutputStreamDetails;

import { type Completed, type CompletionRequest, complete } from '../content/completion/complete.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of text-generation. */
export type TextGenerationInput = Omit<CompletionRequest, 'model'>;

/** The output of text-generation. */
export type TextGenerationOutput = Completed;

export const textGeneration = defineTask<TextGenerationInput, TextGenerationOutput>((input, model) =>
  complete({ ...input, model: model.hubId }),
);

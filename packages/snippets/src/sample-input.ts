import type { ChatCompletionInput } from '@hubkit/catalog';
import type { Value } from '@hubkit/code';
import type { SnippetModel } from './define-input.ts';
import { SAMPLE_INPUTS } from './inputs/inputs.gen.ts';

const chatTasks: readonly unknown[] = ['text-generation', 'image-text-to-text'];

/** The task that snippets of a model are about: its pipeline tag, or chat where the model is made for it. */
export function snippetTask({ pipeline_tag: task, tags = [] }: SnippetModel): string | undefined {
  return chatTasks.includes(task) && tags.includes('conversational') ? 'conversational' : task;
}

/** An example input for a model, or undefined when there is none for its task. */
export function sampleInput(model: SnippetModel): Value | undefined {
  const task = snippetTask(model);
  return Object.values(SAMPLE_INPUTS)
    .find((input) => input.task === task)
    ?.sample(model);
}

/** The example messages for a chat model. */
export function sampleMessages(model: SnippetModel): ChatCompletionInput['messages'] {
  // Messages are printable values, but not all values are messages; `inputs/conversational.ts` writes some.
  return SAMPLE_INPUTS.conversational.sample(model) as ChatCompletionInput['messages'];
}

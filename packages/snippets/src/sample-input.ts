import type { ChatCompletionInput } from '@hubkit/catalog';
import type { SampleInput, SnippetModel } from './define-input.ts';
import { SAMPLE_INPUTS } from './inputs/inputs.gen.ts';

const INPUTS: Readonly<Record<string, SampleInput>> = SAMPLE_INPUTS;

const chatTasks: readonly unknown[] = ['text-generation', 'image-text-to-text'];

/** The task that snippets of a model are about: its pipeline tag, or chat where the model is made for it. */
export function snippetTask({ pipeline_tag: task, tags = [] }: SnippetModel): string | undefined {
  return chatTasks.includes(task) && tags.includes('conversational') ? 'conversational' : task;
}

/** The example input of a model's task, or undefined when it has none. */
export function sampleFor(model: SnippetModel): SampleInput | undefined {
  const task = snippetTask(model) ?? '';
  return Object.hasOwn(INPUTS, task) ? INPUTS[task] : undefined;
}

/** The example messages for a chat model. */
export function sampleMessages(model: SnippetModel): ChatCompletionInput['messages'] {
  // Messages are printable values, but not all values are messages; `inputs/conversational.ts` writes some.
  return SAMPLE_INPUTS.conversational.sample(model) as ChatCompletionInput['messages'];
}

import type { ChatCompletionInput } from '@hubkit/catalog';
import { sampleArguments, TASK_SAMPLES, type TaskSample } from '@hubkit/catalog/samples';
import type { Value } from '@hubkit/code';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import type { Values } from './call/snippet-call.ts';
import type { SnippetModel } from './snippet-model.ts';
import { TASK_RULES, type TaskRules } from './task-rules.ts';

const SAMPLES: Readonly<Record<string, TaskSample>> = TASK_SAMPLES;

const chatTasks: readonly unknown[] = ['text-generation', 'image-text-to-text'];

/** A task with its sample and its rules. */
export interface SnippetTask {
  readonly task: string;
  readonly sample: TaskSample;
  readonly rules: Omit<TaskRules, 'task'>;
}

/** The task that snippets of a model are about: its pipeline tag, or chat where the model is made for it. */
export function findTask({ pipeline_tag: task, tags = [] }: SnippetModel): string | undefined {
  return chatTasks.includes(task) && tags.includes('conversational') ? 'conversational' : task;
}

/**
 * The task of a model at a provider: chat, too, for models of images and text, which no client completes, and for text
 * generation at a provider that has only chat.
 */
export function taskAt(model: SnippetModel, provider: string, endpointUrl?: string): string | undefined {
  const task = findTask(model);
  if (task === 'image-text-to-text') return 'conversational';
  if (task !== 'text-generation' || endpointUrl !== undefined) return task;
  const tasks: readonly string[] = PROVIDERS.find(({ id }) => id === provider)?.tasks ?? [];
  return tasks.includes('conversational') && !tasks.includes(task) ? 'conversational' : task;
}

/** The task of a model with its sample, or undefined for a task without one. */
export function snippetTask(model: SnippetModel): SnippetTask | undefined {
  const task = findTask(model) ?? '';
  const sample = Object.hasOwn(SAMPLES, task) ? SAMPLES[task] : undefined;
  if (sample === undefined) return undefined;
  return { task, sample, rules: (Object.hasOwn(TASK_RULES, task) && TASK_RULES[task]) || {} };
}

/** The arguments of a call with the sample, or with `input` in its place. */
export function argumentsFor(task: SnippetTask, model: SnippetModel, input?: Values): Values {
  // Samples are plain data.
  const args = sampleArguments(task.sample, model) as Values;
  const changed = input === undefined ? args : withInput(args, input);
  return task.rules.args?.(changed) ?? changed;
}

/** The part of the arguments that depends on the user: the input, or a file and a prompt. */
export function toInput({ inputs, parameters }: Values): Value | undefined {
  const { prompt } = Object(parameters);
  return prompt === undefined ? inputs : { image: inputs, prompt };
}

/** The arguments with another input: an object like the one that `toInput` returns. */
function withInput(args: Values, input: Values): Values {
  if (Object(args.parameters).prompt === undefined) return { ...args, inputs: input };
  const { image, prompt } = input;
  return { inputs: image ?? null, parameters: { prompt } };
}

/** The example messages for a chat model. */
export function sampleMessages(model: SnippetModel): ChatCompletionInput['messages'] {
  // The sample is checked against the input type of a chat.
  return sampleArguments(TASK_SAMPLES.conversational, model).messages as ChatCompletionInput['messages'];
}

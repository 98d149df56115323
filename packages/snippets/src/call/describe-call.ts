import type { MappingEntry } from '@hubkit/inference';
import type { InferenceSnippetOptions } from '../options.ts';
import { snippetTask, taskAt } from '../sample-input.ts';
import type { SnippetModel } from '../snippet-model.ts';
import { chatCall } from './chat-call.ts';
import type { SnippetCall } from './snippet-call.ts';
import { taskCall } from './task-call.ts';

/**
 * Describes the call of a model; undefined for a task that has none. Throws what `prepare` throws where the provider cannot
 * make it.
 */
export function describeCall(
  model: SnippetModel,
  provider: string,
  mapping: Partial<MappingEntry> | undefined,
  options: InferenceSnippetOptions,
): SnippetCall | undefined {
  if (taskAt(model, provider, options.endpointUrl) === 'conversational')
    return chatCall(model, provider, mapping, options);
  const task = snippetTask(model);
  return task && taskCall(model, task, provider, mapping, options);
}

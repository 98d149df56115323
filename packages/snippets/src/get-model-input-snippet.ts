import type { ChatCompletionInput } from '@hubkit/catalog';
import { code, json, print } from '@hubkit/code';
import { argumentsFor, findTask, sampleMessages, snippetTask, toInput } from './sample-input.ts';
import type { SnippetModel } from './snippet-model.ts';

/** Text for a task without an example input. */
const noInput = 'No input example has been defined for this model task.';

/**
 * An example input for a model as the source text of a literal, or the messages themselves for a chat model.
 *
 * @param noWrap put an object on one line @default false
 * @param noQuotes leave out the quotes around a text @default false
 */
export function getModelInputSnippet(
  model: SnippetModel,
  noWrap = false,
  noQuotes = false,
): string | ChatCompletionInput['messages'] {
  if (findTask(model) === 'conversational') return sampleMessages(model);
  const task = snippetTask(model);
  const sample = task && toInput(argumentsFor(task, model));
  if (sample === undefined) return noInput;
  const literal = print(code`${sample}`, json);
  const unwrapped = noWrap ? literal.replaceAll(/\n\s*/g, ' ') : literal;
  return noQuotes && typeof sample === 'string' ? unwrapped.slice(1, -1) : unwrapped;
}

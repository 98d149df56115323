import { type Code, call, code, lines, paragraphs, type Stack } from '@hubkit/code';
import { hasTag, isChatModel, trustArguments } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';
import { images, messagesFor } from './messages.ts';

/** Pipelines that version 5 removed. */
const REMOVED_PIPELINES: readonly string[] = [
  'image-to-image',
  'image-to-text',
  'question-answering',
  'summarization',
  'translation',
  'visual-question-answering',
];

/** Returns true if only version 4 has the pipeline of a task. */
export function isRemovedPipeline(task: string): boolean {
  return REMOVED_PIPELINES.includes(task);
}

/** Runs a model through the pipeline of a task. */
export function pipelineUse(model: ModelRecord, task: string): Stack {
  return paragraphs(
    lines(
      isRemovedPipeline(task)
        ? code`# The short way, a pipeline, was removed in version 5: install "transformers<5" for it`
        : code`# The short way: a pipeline takes care of everything`,
      code`from transformers import pipeline`,
    ),
    code`pipe = ${call('pipeline', [task], { model: model.id, ...trustArguments(model) })}`,
    pipelineCall(model, task),
  );
}

function pipelineCall(model: ModelRecord, task: string): Code | undefined {
  if (isChatModel(model)) {
    const argument = hasTag(model, 'image-text-to-text') ? code`text=messages` : code`messages`;
    return code`
      messages = ${messagesFor(model)}
      pipe(${argument})
    `;
  }
  if (task === 'image-classification') return code`${call('pipe', [`${images}/hub/parrots.png`])}`;
  if (task === 'zero-shot-image-classification') {
    const labels = ['animals', 'humans', 'landscape'];
    return code`${call('pipe', [`${images}/hub/parrots.png`], { candidate_labels: labels })}`;
  }
  return undefined;
}

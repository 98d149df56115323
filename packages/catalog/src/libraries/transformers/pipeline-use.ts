import { type Code, call, code, lines, paragraphs, type Stack } from '@hubkit/code';
import { hasTag, trustArguments } from '../../model-facts.ts';
import type { ModelRecord } from '../../model-record.ts';
import { images, messagesFor } from './messages.ts';

/** Version 5 has these pipelines no more. */
const removedPipelines: readonly string[] = ['image-to-text', 'summarization', 'translation'];

/** Runs a model through the pipeline of a task. */
export function pipelineUse(model: ModelRecord, task: string): Stack {
  return paragraphs(
    lines(
      code`# The short way: a pipeline takes care of everything`,
      removedPipelines.includes(task) &&
        code`# This pipeline was removed in version 5: install "transformers<5" for it`,
      code`from transformers import pipeline`,
    ),
    code`pipe = ${call('pipeline', [task], { model: model.id, ...trustArguments(model) })}`,
    pipelineCall(model, task),
  );
}

function pipelineCall(model: ModelRecord, task: string): Code | undefined {
  if (hasTag(model, 'conversational')) {
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

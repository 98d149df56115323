import { type Code, call, code, lines, paragraphs, type Stack, type Value } from '@hubkit/code';
import { hasTag } from '../../model-facts.ts';
import type { ModelRecord } from '../../model-record.ts';
import { images, messagesWith, readsImages } from './messages.ts';

/** Version 5 has these pipelines no more. */
const removedPipelines: readonly string[] = ['image-to-text', 'summarization', 'translation'];

/** The facts of a model that decide how its pipeline is used. */
interface PipelineVariant {
  readonly isRemoved: boolean;
  readonly isTrusted: boolean;
  readonly use: 'chat' | 'chat with an image' | 'image' | 'image and labels' | 'none';
}

/** Tells how the pipeline of a task is used with a model. */
export function pipelineVariant(model: ModelRecord, task: string): PipelineVariant {
  return {
    isRemoved: removedPipelines.includes(task),
    isTrusted: hasTag(model, 'custom_code'),
    use: hasTag(model, 'conversational')
      ? readsImages(model)
        ? 'chat with an image'
        : 'chat'
      : task === 'image-classification'
        ? 'image'
        : task === 'zero-shot-image-classification'
          ? 'image and labels'
          : 'none',
  };
}

/** Runs a model through the pipeline of a task. */
export function pipelineCode({ isRemoved, isTrusted, use }: PipelineVariant, id: Value, task: Value): Stack {
  return paragraphs(
    lines(
      code`# The short way: a pipeline takes care of everything`,
      isRemoved && code`# This pipeline was removed in version 5: install "transformers<5" for it`,
      code`from transformers import pipeline`,
    ),
    code`pipe = ${call('pipeline', [task], { model: id, ...(isTrusted && { trust_remote_code: true }) })}`,
    pipelineCall(use),
  );
}

function pipelineCall(use: PipelineVariant['use']): Code | undefined {
  switch (use) {
    case 'chat':
      return code`
        messages = ${messagesWith({ image: false })}
        pipe(messages)
      `;
    case 'chat with an image':
      return code`
        messages = ${messagesWith({ image: true })}
        pipe(text=messages)
      `;
    case 'image':
      return code`${call('pipe', [`${images}/hub/parrots.png`])}`;
    case 'image and labels': {
      const labels = ['animals', 'humans', 'landscape'];
      return code`${call('pipe', [`${images}/hub/parrots.png`], { candidate_labels: labels })}`;
    }
    case 'none':
      return undefined;
  }
}

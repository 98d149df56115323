// Written by `npm run gen` from the files beside it. Do not edit.
import type { TaskId } from '@hubkit/task-types';

interface TaskFields {
  readonly names: readonly string[];
  readonly isOpen?: true;
}

const usual: TaskFields = { names: ['inputs', 'parameters'] };

/** Fields of the input of each task, and whether it takes settings that its schema does not name. */
export const TASK_FIELDS: { readonly [K in TaskId]?: TaskFields } = {
  'audio-classification': usual,
  'audio-to-audio': usual,
  'automatic-speech-recognition': usual,
  'conversational': { names: ['messages', 'model', 'stream', 'stream_options', 'max_tokens', 'temperature', 'top_p', 'n', 'seed', 'stop', 'frequency_penalty', 'presence_penalty', 'logit_bias', 'logprobs', 'top_logprobs', 'reasoning_effort', 'response_format', 'tools', 'tool_choice', 'tool_prompt'], isOpen: true },
  'document-question-answering': usual,
  'feature-extraction': { names: ['inputs', 'normalize', 'prompt_name', 'truncate', 'truncation_direction', 'dimensions', 'encoding_format'], isOpen: true },
  'fill-mask': usual,
  'image-classification': usual,
  'image-segmentation': usual,
  'image-text-to-image': usual,
  'image-text-to-video': usual,
  'image-to-image': usual,
  'image-to-text': usual,
  'image-to-video': usual,
  'object-detection': usual,
  'question-answering': usual,
  'sentence-similarity': usual,
  'summarization': usual,
  'table-question-answering': usual,
  'tabular-classification': { names: ['inputs'] },
  'tabular-regression': { names: ['inputs'] },
  'text-classification': usual,
  'text-generation': { names: ['inputs', 'parameters', 'stream'], isOpen: true },
  'text-ranking': usual,
  'text-to-audio': usual,
  'text-to-image': usual,
  'text-to-speech': usual,
  'text-to-video': usual,
  'token-classification': usual,
  'translation': usual,
  'visual-question-answering': usual,
  'zero-shot-classification': usual,
  'zero-shot-image-classification': usual,
};

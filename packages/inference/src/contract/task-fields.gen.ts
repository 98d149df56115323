// Written by `npm run gen` from the files beside it. Do not edit.
import type { TaskId } from '@hubkit/task-types';

/** Fields of the input of each task, and whether it takes settings that its schema does not name. */
export const TASK_FIELDS: {
  readonly [K in TaskId]?: { readonly names: readonly string[]; readonly isOpen?: true };
} = {
  'audio-classification': { names: ['inputs', 'parameters'] },
  'audio-to-audio': { names: ['inputs', 'parameters'] },
  'automatic-speech-recognition': { names: ['inputs', 'parameters'] },
  'conversational': { names: ['messages', 'model', 'stream', 'stream_options', 'max_tokens', 'temperature', 'top_p', 'n', 'seed', 'stop', 'frequency_penalty', 'presence_penalty', 'logit_bias', 'logprobs', 'top_logprobs', 'reasoning_effort', 'response_format', 'tools', 'tool_choice', 'tool_prompt'], isOpen: true },
  'document-question-answering': { names: ['inputs', 'parameters'] },
  'feature-extraction': { names: ['inputs', 'normalize', 'prompt_name', 'truncate', 'truncation_direction', 'dimensions', 'encoding_format'], isOpen: true },
  'fill-mask': { names: ['inputs', 'parameters'] },
  'image-classification': { names: ['inputs', 'parameters'] },
  'image-segmentation': { names: ['inputs', 'parameters'] },
  'image-text-to-image': { names: ['inputs', 'parameters'] },
  'image-text-to-video': { names: ['inputs', 'parameters'] },
  'image-to-image': { names: ['inputs', 'parameters'] },
  'image-to-text': { names: ['inputs', 'parameters'] },
  'image-to-video': { names: ['inputs', 'parameters'] },
  'object-detection': { names: ['inputs', 'parameters'] },
  'question-answering': { names: ['inputs', 'parameters'] },
  'sentence-similarity': { names: ['inputs', 'parameters'] },
  'summarization': { names: ['inputs', 'parameters'] },
  'table-question-answering': { names: ['inputs', 'parameters'] },
  'tabular-classification': { names: ['inputs'] },
  'tabular-regression': { names: ['inputs'] },
  'text-classification': { names: ['inputs', 'parameters'] },
  'text-generation': { names: ['inputs', 'parameters', 'stream'], isOpen: true },
  'text-ranking': { names: ['inputs', 'parameters'] },
  'text-to-audio': { names: ['inputs', 'parameters'] },
  'text-to-image': { names: ['inputs', 'parameters'] },
  'text-to-speech': { names: ['inputs', 'parameters'] },
  'text-to-video': { names: ['inputs', 'parameters'] },
  'token-classification': { names: ['inputs', 'parameters'] },
  'translation': { names: ['inputs', 'parameters'] },
  'visual-question-answering': { names: ['inputs', 'parameters'] },
  'zero-shot-classification': { names: ['inputs', 'parameters'] },
  'zero-shot-image-classification': { names: ['inputs', 'parameters'] },
};

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Text generation continues or produces text from a prompt. Instruction-tuned large language models (LLMs) answer questions, summarize, translate and write code.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Once upon a time,' }],
    outputs: [
      {
        type: 'text',
        label: 'Output',
        content:
          'Once upon a time, a clockmaker lived at the edge of a quiet forest. Every night she set one clock wrong on purpose, so that somebody would come and ask for the time. One winter evening there was a knock at the door.',
      },
    ],
  },
  ...picks,
  related: ['image-text-to-text', 'text-ranking', 'summarization', 'translation', 'text-classification'],
  widgetModels: ['openai/gpt-oss-20b'],
  youtubeId: 'e9gNEAlsOvU',
});

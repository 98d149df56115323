import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Audio-text-to-text models take audio together with a text prompt and generate text. They answer questions about recordings, summarize meetings, and describe music or environmental sounds, without a separate transcription step.',
  demo: {
    inputs: [
      { type: 'audio', filename: 'audio.wav' },
      { type: 'text', label: 'Text Prompt', content: 'How old does the speaker sound?' },
    ],
    outputs: [{ type: 'text', label: 'Generated Text', content: 'The speaker sounds like a man in his thirties.' }],
  },
  ...picks,
  related: ['automatic-speech-recognition', 'audio-classification', 'any-to-any', 'text-generation'],
  widgetModels: [],
});

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Text-to-speech (TTS) models synthesize natural speech from text. A model may offer several voices and languages, or clone a voice from a short sample.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Good morning! The ferry leaves at noon.' }],
    outputs: [
      {
        type: 'audio',
        filename: 'text-to-speech-output.opus',
        alt: 'The sentence, spoken',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network. A current model sounds like a person.',
      },
    ],
  },
  ...picks,
  related: ['automatic-speech-recognition', 'audio-to-audio', 'audio-text-to-text', 'any-to-any'],
  widgetModels: ['suno/bark'],
  youtubeId: 'NW62DpzJ274',
  canonicalId: 'text-to-audio',
});

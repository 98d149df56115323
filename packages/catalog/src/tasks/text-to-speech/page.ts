import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Text-to-speech (TTS) models synthesize natural speech from text. A model may offer several voices and languages, or clone a voice from a short sample.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Good morning! What a beautiful day outside.' }],
    outputs: [{ type: 'audio', filename: 'audio.wav' }],
  },
  ...picks,
  related: ['automatic-speech-recognition', 'audio-to-audio', 'audio-text-to-text', 'any-to-any'],
  widgetModels: ['suno/bark'],
  youtubeId: 'NW62DpzJ274',
  canonicalId: 'text-to-audio',
});

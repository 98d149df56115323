import { defineTask } from '../../define-task.ts';

export const textToSpeech = defineTask({
  id: 'text-to-speech',
  label: 'Text-to-Speech',
  keywords: [
    'read aloud',
    'voice clone',
    'voice cloning',
    'voices',
    'narration',
    'audiobook',
    'voiceover',
    'tts',
    'speak',
    'speech synthesis',
    'spoken text',
    'talking',
  ],
  method: 'textToSpeech',
  pipeline: {
    modality: 'audio',
    color: 'yellow',
  },
  libraries: ['espnet', 'tensorflowtts', 'transformers', 'transformers.js'],
});

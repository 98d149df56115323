import { defineTask } from '../../task-definition/define-task.ts';

export const textToSpeech = defineTask({
  id: 'text-to-speech',
  label: 'Text-to-Speech',
  method: 'textToSpeech',
  pipeline: {
    modality: 'audio',
    color: 'yellow',
    order: 130,
  },
  libraries: ['espnet', 'tensorflowtts', 'transformers', 'transformers.js'],
});

export const keywords = [
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
];

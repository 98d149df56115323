import { defineTask } from '../../task-definition/define-task.ts';

export const audioTextToText = defineTask({
  id: 'audio-text-to-text',
  label: 'Audio-Text-to-Text',
  pipeline: {
    modality: 'multimodal',
    color: 'red',
    order: 180,
    hideInDatasets: true,
  },
  libraries: ['transformers'],
});

export const keywords = [
  'ask about audio',
  'talk to a model',
  'voice assistant',
  'audio captions',
  'summarize a meeting',
];

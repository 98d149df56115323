import { defineTask } from '../../task-definition/define-task.ts';

export const textToAudio = defineTask({
  id: 'text-to-audio',
  label: 'Text-to-Audio',
  method: 'textToAudio',
  pipeline: {
    modality: 'audio',
    color: 'yellow',
    order: 140,
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'music generation',
  'make songs',
  'sound effects',
  'compose',
  'jingles',
  'beats',
  'foley',
  'soundtrack',
];

export const summary = 'Text-to-audio models generate music, sound effects or speech from a description.';

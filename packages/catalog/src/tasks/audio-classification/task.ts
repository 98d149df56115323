import { defineTask } from '../../task-definition/define-task.ts';

export const audioClassification = defineTask({
  id: 'audio-classification',
  label: 'Audio Classification',
  method: 'audioClassification',
  pipeline: {
    modality: 'audio',
    color: 'green',
    order: 170,
    subtasks: [
      { type: 'keyword-spotting', name: 'Keyword Spotting' },
      { type: 'speaker-identification', name: 'Speaker Identification' },
      { type: 'audio-intent-classification', name: 'Audio Intent Classification' },
      { type: 'audio-emotion-recognition', name: 'Audio Emotion Recognition' },
      { type: 'audio-language-identification', name: 'Audio Language Identification' },
    ],
  },
  libraries: ['speechbrain', 'transformers', 'transformers.js'],
});

export const keywords = [
  'sound recognition',
  'speaker recognition',
  'speech emotion',
  'language identification',
  'music genre',
  'keyword spotting',
  'wake word',
  'bird songs',
];

import { defineTask } from '../../task-definition/define-task.ts';

export const voiceActivityDetection = defineTask({
  id: 'voice-activity-detection',
  label: 'Voice Activity Detection',
  pipeline: {
    modality: 'audio',
    color: 'red',
    order: 190,
  },
});

export const keywords = [
  'detect speech',
  'silence detection',
  'who spoke when',
  'speaker diarization',
  'vad',
  'cut silence',
];

export const summary = 'Voice activity detection finds the parts of a recording in which somebody speaks.';

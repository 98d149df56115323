import { defineTask } from '../../task-definition/define-task.ts';

export const videoTextToText = defineTask({
  id: 'video-text-to-text',
  label: 'Video-Text-to-Text',
  pipeline: {
    modality: 'multimodal',
    color: 'blue',
    order: 530,
    hideInDatasets: false,
  },
  libraries: ['transformers'],
});

export const keywords = ['ask about a video', 'describe videos', 'video captions', 'video summary', 'chat with videos'];

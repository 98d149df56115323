import { defineTask } from '../../define-task.ts';

export const videoTextToText = defineTask({
  id: 'video-text-to-text',
  label: 'Video-Text-to-Text',
  keywords: ['ask about a video', 'describe videos', 'video captions', 'video summary', 'chat with videos'],
  pipeline: {
    modality: 'multimodal',
    color: 'blue',
    hideInDatasets: false,
  },
  libraries: ['transformers'],
});

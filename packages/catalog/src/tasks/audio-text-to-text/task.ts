import { defineTask } from '../../define-task.ts';

export const audioTextToText = defineTask({
  id: 'audio-text-to-text',
  label: 'Audio-Text-to-Text',
  keywords: ['ask about audio', 'talk to a model', 'voice assistant', 'audio captions', 'summarize a meeting'],
  pipeline: {
    modality: 'multimodal',
    color: 'red',
    hideInDatasets: true,
  },
  libraries: ['transformers'],
});

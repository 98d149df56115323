import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Video classification assigns a label to an entire video, such as an action, a sport or a topic. Models sample frames and combine what they show over time.',
  demo: {
    inputs: [{ type: 'img', filename: 'video-classification-input.gif' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Playing Guitar', score: 0.514 },
          { label: 'Playing Tennis', score: 0.193 },
          { label: 'Cooking', score: 0.068 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: 'kinetics400',
      description: 'Kinetics-400: about 300,000 ten-second clips of 400 human actions, from YouTube.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of videos that receive the correct label.' },
    {
      id: 'recall',
      description:
        'Share of the videos of a class that the model finds: true positives divided by all actual positives.',
    },
    {
      id: 'precision',
      description:
        'Share of the videos assigned to a class that really belong to it: true positives divided by all predicted positives.',
    },
    { id: 'f1', description: 'Harmonic mean of precision and recall, from 0 to 1.' },
  ],
  models: [
    {
      id: 'google/vivit-b-16x2-kinetics400',
      description: 'Video Vision Transformer trained on Kinetics-400; reads 32 frames of 224×224 pixels.',
    },
    {
      id: 'microsoft/xclip-base-patch32',
      description: 'Extends CLIP to video; classifies the 400 actions of Kinetics and can be used zero-shot.',
    },
  ],
  spaces: [
    { id: 'nateraw/lavila', description: 'Describe what happens at each moment of a video with LaViLa.' },
    { id: 'fcakyon/video-classification', description: 'Classify videos with several models.' },
  ],
  widgetModels: [],
});

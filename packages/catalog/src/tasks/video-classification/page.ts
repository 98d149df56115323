import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Video classification assigns a label to an entire video, such as an action, a sport or a topic. Models sample frames and combine what they show over time.',
  demo: {
    inputs: [{ type: 'img', filename: 'juggling.webp', alt: 'A drawn figure juggles three balls' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'juggling balls', score: 0.93 },
          { label: 'throwing ball', score: 0.03 },
          { label: 'playing basketball', score: 0.01 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'MCG-NJU/videomae-base-finetuned-kinetics', bestFor: 'baseline', released: '2022-07', size: '87M', license: 'cc-by-nc-4.0', description: '400 actions of Kinetics; the one to fine-tune on few clips. Not for commercial use.', whyOld: 'It is the usual starting point in Transformers.' },
    { id: 'facebook/vjepa2-vitl-fpc16-256-ssv2', bestFor: 'quality', released: '2025-06', size: '375M', license: 'mit', description: 'Motion, not scenery: trained to tell what hands do with things.' },
    { id: 'microsoft/xclip-base-patch32', bestFor: 'specialized', released: '2022-08', size: '197M', license: 'mit', description: 'Classes in your own words.', whyOld: 'Newer models of this kind have restrictive licenses.' },
    { id: 'google/videoprism-lvt-base-f16r288', bestFor: 'quality', released: '2025-07', size: '248M', license: 'apache-2.0', description: 'Video and text in one space: search clips by a sentence.' },
  ],
  datasets: [
    { id: 'nateraw/kinetics', description: 'Links to clips of human actions, at least 400 for each class.' },
    { id: 'HuggingFaceM4/something_something_v2', description: '220,000 clips in which the order of frames decides.' },
    { id: 'sayakpaul/ucf101-subset', description: 'Ten actions, small enough to try a program.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of videos that receive the correct label.' },
    { id: 'recall', description: 'Share of the videos of a class that the model finds: true positives divided by all actual positives.' },
    { id: 'precision', description: 'Share of the videos assigned to a class that really belong to it: true positives divided by all predicted positives.' },
    { id: 'f1', description: 'Harmonic mean of precision and recall, from 0 to 1.' },
  ],
  spaces: [
    { id: 'nateraw/lavila', description: 'Describes what happens in a video, second by second.' },
    { id: 'fcakyon/video-classification', description: 'Names the action in an uploaded video.' },
  ],
  related: ['video-text-to-text', 'image-classification', 'audio-classification', 'zero-shot-image-classification'],
  widgetModels: [],
});

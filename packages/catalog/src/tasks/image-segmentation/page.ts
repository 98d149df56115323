import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image segmentation divides an image into segments by assigning every pixel to a class or an object. Variants are semantic, instance and panoptic segmentation.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-segmentation-output.avif',
        alt: 'The photograph with the cup, the saucer, the spoon and the table in different colors',
        caption: 'Made by a watershed from strokes drawn by hand.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'nvidia/segformer-b0-finetuned-ade-512-512', bestFor: 'small', released: '2021-05', size: '3.8M', license: 'other', description: '150 classes of scenes on a laptop; not for commercial use.', whyOld: 'Nothing newer of this size is as well supported.' },
    { id: 'tue-mps/coco_panoptic_eomt_large_640', bestFor: 'quality', released: '2025-03', size: '316M', license: 'mit', description: 'Panoptic masks from a plain vision transformer, four times faster than its predecessors.' },
    { id: 'facebook/sam3', bestFor: 'specialized', released: '2025-11', size: '848M', license: 'other', description: 'Name a thing in words and get every instance of it, in images and video. The license asks for an agreement.' },
    { id: 'ZhengPeng7/BiRefNet_HR', bestFor: 'specialized', released: '2025-02', size: '221M', license: 'mit', description: 'Removes backgrounds at 2,048 pixels, hair included.' },
  ],
  datasets: [
    { id: 'zhoubolei/scene_parse_150', description: '20,000 scenes with 150 classes by pixel, from ADE20K.' },
    { id: 'segments/sidewalk-semantic', description: '1,000 street images with 35 classes, good for a first model.' },
    { id: 'nateraw/pascal-voc-2012', description: 'Masks of 20 classes, small and well known.' },
  ],
  metrics: [
    { id: 'Mean Intersection over Union', description: 'Overlap of predicted and reference masks divided by their union, averaged over classes. From 0 to 1; higher is better.' },
    { id: 'Panoptic quality', description: 'Quality of the matched segments times the share of segments that were found, for things and background alike. From 0 to 1.' },
  ],
  spaces: [
    { id: 'facebook/ov-seg', description: 'Segments whatever a text names.' },
    { id: 'segments/panoptic-segment-anything', description: 'Panoptic segments of street scenes.' },
  ],
  related: ['mask-generation', 'object-detection', 'zero-shot-object-detection', 'depth-estimation'],
  widgetModels: ['nvidia/segformer-b0-finetuned-ade-512-512'],
  youtubeId: 'dKE8SIt9C-w',
});

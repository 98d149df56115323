import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Mask generation outlines objects and regions of an image as binary masks, without naming them. Models either segment everything they find, or follow prompts such as points and boxes. They speed up annotation and isolate objects for editing.',
  demo: {
    inputs: [{ type: 'img', filename: 'mask-generation-input.png' }],
    outputs: [{ type: 'img', filename: 'mask-generation-output.png' }],
  },
  datasets: [
    {
      id: 'merve/coco2017',
      description: 'COCO 2017: 118,000 training images of everyday scenes with masks and boxes of 80 classes.',
    },
    { id: 'rocky93/BraTS_segmentation', description: 'MRI scans of brain tumours with segmentation masks.' },
  ],
  metrics: [
    {
      id: 'Intersection over Union (IoU)',
      description:
        'Overlap of predicted and reference mask divided by the area of their union. From 0 to 1; higher is better.',
    },
  ],
  models: [
    {
      id: 'Zigeng/SlimSAM-uniform-50',
      description: 'Segment Anything pruned to half of its parameters, for devices with little memory.',
    },
    {
      id: 'facebook/sam2-hiera-large',
      description:
        'The second generation of Segment Anything in its large size: segments images and tracks objects through videos.',
    },
  ],
  spaces: [
    { id: 'merve/OWLSAM2', description: 'Name an object in text to get its mask: OWLv2 finds it, SAM 2 segments it.' },
    { id: 'merve/slimsam', description: 'Compare SlimSAM with the original Segment Anything.' },
    { id: 'SkalskiP/segment-anything-model-2', description: 'Segment images and videos with Segment Anything 2.' },
    {
      id: 'SkalskiP/SAM_and_ProPainter',
      description: 'Remove an object from a video: Segment Anything selects it, ProPainter fills the gap.',
    },
  ],
  widgetModels: [],
});

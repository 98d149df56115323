import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Zero-shot image classification assigns classes that the model has not been trained on: the image is compared with a text for each candidate class.',
  demo: {
    inputs: [
      { type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' },
      { type: 'text', label: 'Classes', content: 'cat, dog, bird' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Cat', score: 0.98 },
          { label: 'Dog', score: 0.015 },
          { label: 'Bird', score: 0.005 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'google/siglip2-base-patch16-224', bestFor: 'small', released: '2025-02', size: '375M', license: 'apache-2.0', description: 'A sound default: better than CLIP models of its size, and in over 100 languages.' },
    { id: 'google/siglip2-so400m-patch14-384', bestFor: 'multilingual', released: '2025-02', size: '1.1B', license: 'apache-2.0', description: 'The accurate sibling, also good at fine distinctions.' },
    { id: 'google/tipsv2-l14', bestFor: 'quality', released: '2026-04', size: '488M', license: 'apache-2.0', description: 'Strong labels for the image and for its regions.' },
    { id: 'imageomics/bioclip-2', bestFor: 'specialized', released: '2025-05', size: '428M', license: 'mit', description: 'Nearly a million species, arranged as in the tree of life.' },
    { id: 'laion/CLIP-ViT-B-32-laion2B-s34B-b79K', bestFor: 'baseline', released: '2022-09', size: '151M', license: 'mit', description: 'CLIP with open data and a free license.', whyOld: 'It is the open reproduction that others are compared with.' },
  ],
  datasets: [
    { id: 'ILSVRC/imagenet-1k', description: 'Its 1,000 names as labels are the standard test.' },
    { id: 'nlphuji/flickr30k', description: '31,000 photographs with five captions each, for retrieval.' },
    { id: 'timm/oxford-iiit-pet', description: '37 breeds, a test of fine distinctions.' },
  ],
  metrics: [{ id: 'top-K accuracy', description: 'Counts a prediction as correct when the right label is among the K with the highest scores.' }],
  spaces: [{ id: 'merve/compare_clip_siglip', description: 'Compare CLIP and SigLIP on your own images and labels.' }],
  related: ['image-classification', 'zero-shot-object-detection', 'image-feature-extraction', 'zero-shot-classification'],
  widgetModels: ['google/siglip-so400m-patch14-224'],
});

import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Zero-shot image classification assigns classes that the model has not been trained on: the image is compared with a text for each candidate class.',
  demo: {
    inputs: [
      { type: 'img', filename: 'image-classification-input.jpeg' },
      { type: 'text', label: 'Classes', content: 'cat, dog, bird' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Cat', score: 0.664 },
          { label: 'Dog', score: 0.329 },
          { label: 'Bird', score: 0.008 },
        ],
      },
    ],
  },
  datasets: [],
  metrics: [
    {
      id: 'top-K accuracy',
      description: 'Counts a prediction as correct when the right label is among the K with the highest scores.',
    },
  ],
  models: [
    {
      id: 'visheratin/mexma-siglip',
      description: 'Combines the SigLIP image encoder with a multilingual text encoder for 80 languages.',
    },
    {
      id: 'google/siglip2-base-patch16-224',
      description:
        'SigLIP 2: better localization and multilingual understanding than SigLIP; 86 million parameters in the image encoder.',
    },
    {
      id: 'intfloat/mmE5-mllama-11b-instruct',
      description: 'Multimodal embedding model based on Llama 3.2 Vision, trained on synthetic multilingual data.',
    },
    {
      id: 'jinaai/jina-clip-v2',
      description:
        'Multilingual CLIP model for images of 512×512 pixels, with embeddings that can be truncated. Non-commercial license.',
    },
    {
      id: 'microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224',
      description: 'CLIP model for biomedical images, trained on 15 million figures with captions from PubMed Central.',
    },
  ],
  spaces: [
    { id: 'pharma/CLIP-Interrogator', description: 'Find a prompt that describes an image well.' },
    { id: 'merve/compare_clip_siglip', description: 'Compare CLIP and SigLIP on your own images and labels.' },
  ],
  widgetModels: ['google/siglip-so400m-patch14-224'],
});

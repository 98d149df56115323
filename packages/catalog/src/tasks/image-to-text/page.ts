import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image-to-text models generate text from an image. The main uses are image captioning and optical character recognition (OCR).',
  demo: {
    inputs: [{ type: 'img', filename: 'rocket.avif', alt: 'A rocket on its launch pad at dusk, between lightning towers' }],
    outputs: [
      {
        type: 'text',
        label: 'Detailed description',
        content: 'A slim white rocket stands on its launch pad at dusk, lit by floodlights, with a tall lattice tower on each side.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'Salesforce/blip-image-captioning-base', bestFor: 'baseline', released: '2022-01', size: '247M', license: 'bsd-3-clause', description: 'One sentence for a photograph, the default of many services.', whyOld: 'Nothing newer of its size only captions, and does it as well.' },
    { id: 'microsoft/Florence-2-base', bestFor: 'small', released: '2024-06', size: '232M', license: 'mit', description: 'Captions of three lengths, text, boxes and regions, by a word in the prompt.', whyOld: 'It is the smallest model with so many outputs.' },
    { id: 'HuggingFaceTB/SmolVLM2-500M-Video-Instruct', bestFor: 'fast', released: '2025-02', size: '507M', license: 'apache-2.0', description: 'Descriptions in the browser, and of short clips.' },
    { id: 'PaddlePaddle/PaddleOCR-VL-1.5', bestFor: 'specialized', released: '2026-01', size: '0.9B', license: 'apache-2.0', description: 'Text recognition of whole pages in over 100 languages.' },
    { id: 'Qwen/Qwen3-VL-8B-Instruct', bestFor: 'quality', released: '2025-10', size: '8.8B', license: 'apache-2.0', description: 'Describes what you ask for, at the length that you ask for.' },
  ],
  datasets: [
    { id: 'google/docci', description: '15,000 photographs with descriptions of 136 words on average, written by people.' },
    { id: 'nlphuji/flickr30k', description: '31,000 photographs with five short captions each.' },
    { id: 'pixparse/cc12m-wds', description: 'Twelve million pairs from the web, noisy and varied.' },
  ],
  metrics: [
    { id: 'CIDEr', description: 'Overlap of word sequences with several human captions, where rare words count more. Higher is better.' },
    { id: 'CLIPScore', description: 'Similarity of image and caption by CLIP, without any reference. Higher is better.' },
    { id: 'cer', description: 'Character error rate, for text recognition: edits divided by the length of the true text.' },
  ],
  spaces: [{ id: 'prithivMLmods/Multimodal-OCR', description: 'Compare models on text recognition in images and documents.' }],
  related: ['image-text-to-text', 'visual-question-answering', 'document-question-answering', 'text-to-image'],
  widgetModels: ['Salesforce/blip-image-captioning-large'],
});

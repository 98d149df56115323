import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Visual question answering (VQA) answers open questions about an image, usually with a short answer and a score.',
  demo: {
    inputs: [
      { type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' },
      { type: 'text', label: 'Question', content: 'What color are its eyes?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'green', score: 0.89 },
          { label: 'yellow', score: 0.06 },
          { label: 'brown', score: 0.01 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'HuggingFaceTB/SmolVLM2-500M-Video-Instruct', bestFor: 'small', released: '2025-02', size: '507M', license: 'apache-2.0', description: 'Answers on a phone or in a browser.' },
    { id: 'dandelin/vilt-b32-finetuned-vqa', bestFor: 'baseline', released: '2021-11', size: '118M', license: 'apache-2.0', description: 'Chooses among 3,129 answers in milliseconds; with a probability for each.', whyOld: 'It is the default where answers need scores.' },
    { id: 'Salesforce/blip-vqa-base', bestFor: 'fast', released: '2022-01', size: '385M', license: 'bsd-3-clause', description: 'Writes short answers, faster than any chat model.', whyOld: 'Newer models are far larger.' },
    { id: 'Qwen/Qwen3-VL-2B-Instruct', bestFor: 'multilingual', released: '2025-10', size: '2.1B', license: 'apache-2.0', description: 'The smallest that reads small text and many languages.' },
    { id: 'Qwen/Qwen3.5-9B', bestFor: 'quality', released: '2026-03', size: '9B', license: 'apache-2.0', description: 'For questions that need knowledge or several steps.' },
  ],
  datasets: [
    { id: 'lmms-lab/VQAv2', description: 'Questions about photographs with ten answers each, balanced against guessing.' },
    { id: 'lmms-lab/textvqa', description: 'Questions that require reading.' },
    { id: 'lmms-lab/GQA', description: 'Questions about relations, made from scene graphs.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of questions with the correct answer. For VQA an answer counts fully when at least three of ten people gave it.' },
    { id: 'Consistency', description: 'Share of images on which all related questions are answered alike: shows guessing that accuracy hides.' },
  ],
  spaces: [
    { id: 'merve/pix2struct', description: 'Compares sizes of Pix2Struct on questions about images.' },
    { id: 'Salesforce/BLIP', description: 'Describes an image and answers questions about it.' },
  ],
  related: ['image-text-to-text', 'document-question-answering', 'image-to-text', 'video-text-to-text'],
  widgetModels: ['dandelin/vilt-b32-finetuned-vqa'],
});

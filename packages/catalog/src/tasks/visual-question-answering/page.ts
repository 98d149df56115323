import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Visual question answering (VQA) answers open questions about an image, usually with a short answer and a score.',
  demo: {
    inputs: [
      { type: 'img', filename: 'elephant.jpeg' },
      { type: 'text', label: 'Question', content: 'What is in this image?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'elephant', score: 0.97 },
          { label: 'elephants', score: 0.06 },
          { label: 'animal', score: 0.003 },
        ],
      },
    ],
  },
  datasets: [
    { id: 'Graphcore/vqa', description: 'VQA: open questions about images of COCO with ten answers each.' },
    { id: 'facebook/textvqa', description: 'TextVQA: questions that require reading the text in an image.' },
  ],
  metrics: [
    {
      id: 'accuracy',
      description:
        'Share of questions with the correct answer. For VQA an answer counts fully when at least three of ten people gave it.',
    },
    {
      id: 'wu-palmer similarity',
      description:
        'Semantic similarity of predicted and reference answer, by their distance in the WordNet taxonomy. From 0 to 1; higher is better.',
    },
  ],
  models: [
    {
      id: 'google/deplot',
      description: 'Converts charts and plots into tables, so that a language model can reason about them.',
    },
    {
      id: 'google/matcha-base',
      description: 'Pix2Struct further trained on mathematical reasoning and on recovering the data behind charts.',
    },
    {
      id: 'google/pix2struct-ocrvqa-large',
      description: 'Pix2Struct fine-tuned for questions about book covers (OCR-VQA).',
    },
  ],
  spaces: [
    { id: 'merve/pix2struct', description: 'Compare Pix2Struct models for documents, charts and screens.' },
    { id: 'nielsr/vilt-vqa', description: 'Answer questions about images with ViLT.' },
    { id: 'Salesforce/BLIP', description: 'Caption images and answer questions with BLIP.' },
    {
      id: 'vumichien/Img2Prompt',
      description: 'Describe an image as a prompt for image generators, and ask questions about it.',
    },
  ],
  widgetModels: ['dandelin/vilt-b32-finetuned-vqa'],
});

import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Document question answering, also called document visual question answering, answers questions about an image of a document. Models combine the text, its position on the page and visual features, so that tables, forms and layouts can be read.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'What is the purpose of the working group?' },
      { type: 'img', filename: 'document-question-answering-input.png' },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'To review the safety guidelines every quarter' }],
  },
  datasets: [
    {
      id: 'HuggingFaceM4/Docmatix',
      description: '2.4 million images with 9.5 million question-answer pairs, generated from PDF documents.',
    },
    {
      id: 'eliolio/docvqa',
      description:
        'The data of the DocVQA challenge of 2020: questions about scanned documents from the UCSF Industry Documents Library.',
    },
  ],
  metrics: [
    {
      id: 'anls',
      description:
        'Average normalized Levenshtein similarity: compares answer and reference by edit distance, so that small errors of text recognition cost little. From 0 to 1; higher is better.',
    },
    {
      id: 'exact-match',
      description:
        'Share of answers that are equal to the reference, character by character. Each answer counts as 0 or 1, so it is the strictest of the usual metrics.',
    },
  ],
  models: [
    {
      id: 'impira/layoutlm-document-qa',
      description:
        'LayoutLM fine-tuned on SQuAD 2.0 and DocVQA; a compact baseline that needs the words from a text recognizer.',
    },
    {
      id: 'impira/layoutlm-invoices',
      description: 'LayoutLM fine-tuned on a large proprietary set of invoices, besides SQuAD 2.0 and DocVQA.',
    },
    {
      id: 'microsoft/udop-large',
      description: 'Encodes text, layout and image together; handles several document tasks by prompt.',
    },
    {
      id: 'google/pix2struct-docvqa-large',
      description: 'Reads pixels directly, without a text recognizer. 1.3 billion parameters, fine-tuned on DocVQA.',
    },
  ],
  spaces: [
    { id: 'impira/docquery', description: 'Ask questions about PDFs, images and web pages with DocQuery.' },
    { id: 'impira/invoices', description: 'Ask questions about an invoice.' },
    { id: 'merve/compare_docvqa_models', description: 'Compare document question answering models side by side.' },
  ],
  widgetModels: ['impira/layoutlm-invoices'],
});

import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Document question answering, also called document visual question answering, answers questions about an image of a document. Models combine the text, its position on the page and visual features, so that tables, forms and layouts can be read.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'What is the total of this invoice?' },
      {
        type: 'img',
        filename: 'invoice.avif',
        alt: 'An invoice of Harbor Books with three items and a total of 146.30',
        caption: 'Drawn for this page.',
      },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: '146.30' }],
    note: 'The answer is written by hand; that of a model differs.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'ibm-granite/granite-docling-258M', bestFor: 'small', released: '2025-09', size: '258M', license: 'apache-2.0', description: 'Turns pages into structured text that any language model can be asked about.' },
    { id: 'impira/layoutlm-document-qa', bestFor: 'baseline', released: '2022-08', size: '128M', license: 'mit', description: 'Extracts an answer with its place on the page; the default of pipelines and services.', whyOld: 'The document pipeline of Transformers is built for it.' },
    { id: 'Qwen/Qwen3-VL-4B-Instruct', bestFor: 'fast', released: '2025-10', size: '4.4B', license: 'apache-2.0', description: 'Reads a page directly, without a separate text recognizer, and quotes where it looked.' },
    { id: 'Qwen/Qwen3-VL-8B-Instruct', bestFor: 'multilingual', released: '2025-10', size: '8.8B', license: 'apache-2.0', description: 'Scripts of 32 languages, tables and handwriting.' },
    { id: 'google/gemma-4-31B-it', bestFor: 'quality', released: '2026-04', size: '31B', license: 'apache-2.0', description: 'For contracts and reports, where the answer has to be reasoned out.' },
  ],
  datasets: [
    { id: 'HuggingFaceM4/Docmatix', description: '2.4 million images with 9.5 million question-answer pairs, generated from PDF documents.' },
    { id: 'lmms-lab/DocVQA', description: 'Questions about scanned documents, and a second part about infographics.' },
    { id: 'naver-clova-ix/cord-v2', description: '1,000 receipts with all their fields.' },
  ],
  metrics: [
    { id: 'anls', description: 'Average normalized Levenshtein similarity: compares answer and reference by edit distance, so that small errors of text recognition cost little. From 0 to 1; higher is better.' },
    { id: 'exact-match', description: 'Share of answers that are equal to the reference, character by character. Each answer counts as 0 or 1, so it is the strictest of the usual metrics.' },
  ],
  spaces: [
    { id: 'impira/docquery', description: 'Answers questions about an uploaded document.' },
    { id: 'merve/compare_docvqa_models', description: 'Several models answer the same question side by side.' },
  ],
  related: ['visual-document-retrieval', 'image-text-to-text', 'question-answering', 'table-question-answering', 'visual-question-answering'],
  widgetModels: ['impira/layoutlm-invoices'],
});

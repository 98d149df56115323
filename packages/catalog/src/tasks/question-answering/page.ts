import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Extractive question answering finds the answer to a question in a given text and returns it with its position. Some models generate an answer without any context.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'By which other name is the Black Forest known in German?' },
      {
        type: 'text',
        label: 'Context',
        content: 'The Black Forest, which is called Schwarzwald in German, is a wooded mountain range in the southwest of Germany.',
      },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'Schwarzwald' }],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'deepset/tinyroberta-squad2', bestFor: 'small', released: '2021-12', size: '82M', license: 'cc-by-4.0', description: 'Distilled to twice the speed of its teacher at nearly its accuracy.', whyOld: 'Extractive models are hardly trained any more; this is the best small one.' },
    { id: 'deepset/roberta-base-squad2', bestFor: 'baseline', released: '2020-07', size: '124M', license: 'cc-by-4.0', description: 'English, and says so when the text has no answer.', whyOld: 'It is the reference of the task.' },
    { id: 'deepset/xlm-roberta-large-squad2', bestFor: 'multilingual', released: '2020-07', size: '560M', license: 'cc-by-4.0', description: 'A hundred languages, trained on English questions alone.', whyOld: 'No newer open model covers as many languages.' },
    { id: 'deepset/deberta-v3-large-squad2', bestFor: 'quality', released: '2022-07', size: '434M', license: 'cc-by-4.0', description: 'The most accurate of the family.', whyOld: 'Later work went into generative models, which cannot point at a span.' },
    { id: 'Qwen/Qwen3-4B-Instruct-2507', bestFor: 'specialized', released: '2025-08', size: '4B', license: 'apache-2.0', description: 'Not extractive: ask it to quote the sentence, and check that the quotation is in the text.' },
  ],
  datasets: [
    { id: 'rajpurkar/squad_v2', description: '150,000 questions on Wikipedia, a third of which have no answer in their text.' },
    { id: 'google-research-datasets/natural_questions', description: 'Real queries with answers in whole articles.' },
    { id: 'google/xquad', description: 'The same questions in twelve languages, to test transfer.' },
  ],
  metrics: [
    { id: 'exact-match', description: 'Share of answers that are equal to one of the references, character by character. Each answer counts as 0 or 1.' },
    { id: 'f1', description: 'Overlap of the words of answer and reference as the harmonic mean of precision and recall. Gives credit to partly correct answers.' },
  ],
  spaces: [{ id: 'deepset/wikipedia-assistant', description: 'Answers questions at length, from Wikipedia.' }],
  related: ['text-ranking', 'document-question-answering', 'table-question-answering', 'text-generation', 'visual-question-answering'],
  widgetModels: ['deepset/roberta-base-squad2'],
  youtubeId: 'ajPx5LwJD-I',
});

import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Extractive question answering finds the answer to a question in a given text and returns it with its position. Some models generate an answer without any context.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'By which other name is the Black Forest known in German?' },
      {
        type: 'text',
        label: 'Context',
        content:
          'The Black Forest, which is called Schwarzwald in German, is a wooded mountain range in the southwest of Germany.',
      },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'Schwarzwald' }],
  },
  datasets: [
    {
      id: 'squad_v2',
      description:
        'SQuAD 2.0: 150,000 questions about Wikipedia articles, a third of which cannot be answered from the text.',
    },
    {
      id: 'natural_questions',
      description: 'Real, anonymized questions typed into Google Search, with answers from Wikipedia.',
    },
  ],
  metrics: [
    {
      id: 'exact-match',
      description:
        'Share of answers that are equal to one of the references, character by character. Each answer counts as 0 or 1.',
    },
    {
      id: 'f1',
      description:
        'Overlap of the words of answer and reference as the harmonic mean of precision and recall. Gives credit to partly correct answers.',
    },
  ],
  models: [
    {
      id: 'deepset/roberta-base-squad2',
      description: 'RoBERTa fine-tuned on SQuAD 2.0; also tells when the text has no answer. A common baseline.',
    },
    {
      id: 'distilbert/distilbert-base-cased-distilled-squad',
      description: 'DistilBERT fine-tuned on SQuAD 1.1: 66 million parameters, fast on a CPU.',
    },
    {
      id: 'google/tapas-base-finetuned-wtq',
      description:
        'Answers questions about tables by selecting cells and an aggregation. Fine-tuned on WikiTable Questions.',
    },
  ],
  spaces: [
    { id: 'deepset/wikipedia-assistant', description: 'Ask questions that are answered from Wikipedia articles.' },
  ],
  widgetModels: ['deepset/roberta-base-squad2'],
  youtubeId: 'ajPx5LwJD-I',
});

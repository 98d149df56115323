import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text classification gives a text one or several labels from a fixed set. It is used, for example, to tell the mood of a review, whether one sentence follows from another, or whether a sentence is grammatical.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'This made my day!' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'POSITIVE', score: 0.9 },
          { label: 'NEUTRAL', score: 0.1 },
          { label: 'NEGATIVE', score: 0 },
        ],
      },
    ],
  },
  datasets: [
    { id: 'nyu-mll/glue', description: 'A well-known collection of tests for understanding English sentences.' },
    {
      id: 'stanfordnlp/snli',
      description: 'Pairs of sentences, labelled with whether the first one implies the second.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of all texts that got the right label.' },
    { id: 'recall', description: 'Of all texts that truly have a label, the share that was found.' },
    { id: 'precision', description: 'Of all texts that were given a label, the share that truly has it.' },
    {
      id: 'f1',
      description:
        'The harmonic mean of precision and recall: 2 × precision × recall / (precision + recall). It is high only when both are high.',
    },
  ],
  models: [
    {
      id: 'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
      description: 'A small and reliable model that tells positive texts from negative ones.',
    },
    { id: 'ProsusAI/finbert', description: 'Tells the mood of news and reports about finance.' },
    {
      id: 'cardiffnlp/twitter-roberta-base-sentiment-latest',
      description: 'Tells the mood of short posts, trained on tweets.',
    },
    { id: 'papluca/xlm-roberta-base-language-detection', description: 'Recognises the language of a text.' },
    {
      id: 'meta-llama/Prompt-Guard-86M',
      description: 'Recognises prompts that try to trick a language model.',
    },
  ],
  spaces: [
    { id: 'IoannisTr/Tech_Stocks_Trading_Assistant', description: 'Reads the mood in news about technology stocks.' },
    { id: 'miesnerjacob/Multi-task-NLP', description: 'A dashboard for several tasks on the same text.' },
    { id: 'spacy/healthsea-demo', description: 'Finds effects on health in reviews of food supplements.' },
  ],
  widgetModels: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
  youtubeId: 'leNG9fN9FQU',
});

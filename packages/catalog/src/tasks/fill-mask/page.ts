import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Masked language modeling predicts tokens that were hidden in a text. Models trained this way learn a statistical representation of language, and are mostly fine-tuned for classification, retrieval or token labeling.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'The <mask> howled at the moon.' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'wolf', score: 0.487 },
          { label: 'dog', score: 0.061 },
          { label: 'cat', score: 0.058 },
          { label: 'fox', score: 0.047 },
          { label: 'squirrel', score: 0.025 },
        ],
      },
    ],
  },
  datasets: [
    { id: 'wikipedia', description: 'Cleaned articles of Wikipedia in all languages, a common pre-training corpus.' },
    { id: 'c4', description: 'A cleaned version of the English part of Common Crawl, about 750 GB of text.' },
  ],
  metrics: [
    {
      id: 'cross_entropy',
      description:
        'Cross-entropy between the predicted distribution over the vocabulary and the token that was hidden, averaged over masked positions. Lower is better.',
    },
    {
      id: 'perplexity',
      description:
        'Exponential of the cross-entropy: the effective number of tokens between which the model hesitates. Lower is better.',
    },
  ],
  models: [
    {
      id: 'answerdotai/ModernBERT-large',
      description:
        'A modernized BERT with 395 million parameters and a context of 8,192 tokens, trained on 2 trillion tokens of English text and code.',
    },
    {
      id: 'FacebookAI/xlm-roberta-base',
      description:
        'A 279-million-parameter masked language model for 100 languages, often fine-tuned for cross-lingual classification.',
    },
  ],
  spaces: [],
  widgetModels: ['distilbert/distilroberta-base'],
  youtubeId: 'mqElG5QJWUg',
});

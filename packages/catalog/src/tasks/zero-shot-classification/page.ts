import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Zero-shot text classification assigns labels that the model has not been trained on: the candidate labels are given with the text. Most models are trained on natural language inference and score how well each label follows from the text.',
  demo: {
    inputs: [
      { type: 'text', label: 'Text Input', content: 'The camera work in this film is breathtaking.' },
      { type: 'text', label: 'Candidate Labels', content: 'CINEMA, ART, MUSIC' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'CINEMA', score: 0.9 },
          { label: 'ART', score: 0.1 },
          { label: 'MUSIC', score: 0 },
        ],
      },
    ],
  },
  datasets: [
    { id: 'nyu-mll/glue', description: 'GLUE: nine tasks of English language understanding.' },
    {
      id: 'nyu-mll/multi_nli',
      description:
        'MultiNLI: 433,000 pairs of sentences from ten genres, labeled as entailment, contradiction or neutral.',
    },
    { id: 'fever/fever', description: 'FEVER: claims to be verified against Wikipedia.' },
  ],
  metrics: [],
  models: [
    {
      id: 'facebook/bart-large-mnli',
      description: 'BART large fine-tuned on MultiNLI; the classic baseline for zero-shot classification.',
    },
    {
      id: 'MoritzLaurer/ModernBERT-large-zeroshot-v2.0',
      description:
        'ModernBERT large trained for zero-shot classification with 8,192 tokens of context; faster than DeBERTa-based models.',
    },
    {
      id: 'knowledgator/gliclass-modern-base-v2.0-init',
      description: 'Scores all labels in one forward pass, for topics, sentiment and intents.',
    },
  ],
  spaces: [],
  widgetModels: ['facebook/bart-large-mnli'],
});

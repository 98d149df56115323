import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Masked language modeling predicts tokens that were hidden in a text. Models trained this way learn a statistical representation of language, and are mostly fine-tuned for classification, retrieval or token labeling.',
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
  pickedOn: '2026-11-23',
  models: [
    { id: 'jhu-clsp/ettin-encoder-17m', bestFor: 'small', released: '2025-07', size: '17M', license: 'mit', description: 'The smallest of six sizes of one recipe, for experiments on a laptop.' },
    { id: 'answerdotai/ModernBERT-base', bestFor: 'fast', released: '2024-12', size: '149M', license: 'apache-2.0', description: 'The default encoder for English: 8,000 tokens, twice as fast as its predecessors.' },
    { id: 'EuroBERT/EuroBERT-210m', bestFor: 'multilingual', released: '2025-03', size: '210M', license: 'apache-2.0', description: 'Fifteen European and world languages, mathematics and code.' },
    { id: 'jhu-clsp/mmBERT-base', bestFor: 'multilingual', released: '2025-09', size: '307M', license: 'mit', description: '1,800 languages, better than XLM-R in nearly all and faster.' },
    { id: 'answerdotai/ModernBERT-large', bestFor: 'quality', released: '2024-12', size: '395M', license: 'apache-2.0', description: 'The larger sibling, for English and code.' },
    { id: 'google-bert/bert-base-uncased', bestFor: 'baseline', released: '2018-10', size: '110M', license: 'apache-2.0', description: 'The model that started it, present in every library.', whyOld: 'Papers and courses refer to it.' },
  ],
  datasets: [
    { id: 'HuggingFaceFW/fineweb-edu', description: 'Web pages filtered for educational value, a good base for training an English encoder.' },
    { id: 'HuggingFaceFW/fineweb-2', description: 'Web text in more than 1,000 languages.' },
    { id: 'wikimedia/wikipedia', description: 'Articles by language, small enough to adapt a model.' },
  ],
  metrics: [
    { id: 'cross_entropy', description: 'Cross-entropy between the predicted distribution over the vocabulary and the token that was hidden, averaged over masked positions. Lower is better.' },
    { id: 'perplexity', description: 'Exponential of the cross-entropy: the effective number of tokens between which the model hesitates. Lower is better.' },
  ],
  spaces: [],
  related: ['feature-extraction', 'text-classification', 'token-classification', 'text-generation'],
  widgetModels: ['distilbert/distilroberta-base'],
  youtubeId: 'mqElG5QJWUg',
});

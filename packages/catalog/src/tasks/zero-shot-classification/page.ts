import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Zero-shot text classification assigns labels that the model has not been trained on: the candidate labels are given with the text. Most models are trained on natural language inference and score how well each label follows from the text.',
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
  pickedOn: '2026-11-23',
  models: [
    { id: 'fastino/gliner2-base-v1', bestFor: 'small', released: '2025-07', size: '205M', license: 'apache-2.0', description: 'Classifies and extracts with labels in plain words, on a CPU, all labels in one pass.' },
    { id: 'knowledgator/gliclass-modern-base-v2.0-init', bestFor: 'fast', released: '2025-02', size: '151M', license: 'apache-2.0', description: 'Reads text and labels together once, so fifty labels cost little more than two.' },
    { id: 'MoritzLaurer/ModernBERT-large-zeroshot-v2.0', bestFor: 'quality', released: '2025-01', size: '396M', license: 'apache-2.0', description: 'Of the classic kind, for English, with 8,000 tokens of context.' },
    { id: 'MoritzLaurer/bge-m3-zeroshot-v2.0', bestFor: 'multilingual', released: '2024-04', size: '568M', license: 'mit', description: 'A hundred languages, with labels in English or in the language of the text.', whyOld: 'No newer multilingual model of this kind is open.' },
    { id: 'facebook/bart-large-mnli', bestFor: 'baseline', released: '2020-08', size: '407M', license: 'mit', description: 'The default of many libraries and APIs.', whyOld: 'It is what most services run when no model is named.' },
  ],
  datasets: [
    { id: 'nyu-mll/multi_nli', description: 'MultiNLI: 433,000 pairs of sentences from ten genres, labeled as entailment, contradiction or neutral.' },
    { id: 'MoritzLaurer/dataset_train_nli', description: 'The mixture of classification and inference data behind the zeroshot models.' },
    { id: 'facebook/xnli', description: 'Pairs of sentences in fifteen languages, to test transfer.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of texts whose highest-scoring label is the right one.' },
    { id: 'macro f1', description: 'F1 of each class, averaged with equal weight, so that rare labels count. Report it whenever labels are unbalanced.' },
  ],
  spaces: [],
  related: ['text-classification', 'zero-shot-image-classification', 'sentence-similarity', 'text-generation'],
  widgetModels: ['facebook/bart-large-mnli'],
});

import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary:
    'Token classification assigns a label to each token of a text. The two most common variants are named entity recognition (NER), which finds mentions of people, places, organizations or dates, and part-of-speech (PoS) tagging, which marks the grammatical role of every word. Consecutive tokens of one entity are usually grouped into spans.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'My name is Nora and I live in Lisbon.' }],
    outputs: [
      {
        type: 'text-with-tokens',
        text: 'My name is Nora and I live in Lisbon.',
        tokens: [
          { type: 'PERSON', start: 11, end: 15 },
          { type: 'GPE', start: 30, end: 36 },
        ],
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'openai/privacy-filter', bestFor: 'specialized', released: '2026-04', size: '1.5B, 50M active', license: 'apache-2.0', description: 'Marks names, addresses, secrets and other private data, locally and in one pass over 128,000 tokens.' },
    { id: 'fastino/gliner2-base-v1', bestFor: 'small', released: '2025-07', size: '205M', license: 'apache-2.0', description: 'Name the entity types in plain words; finds them on a CPU, and fills structures, too.' },
    { id: 'urchade/gliner_multi-v2.1', bestFor: 'multilingual', released: '2024-04', size: '209M', license: 'apache-2.0', description: 'The same idea for many languages.', whyOld: 'Newer open versions read English only or have restrictive licenses.' },
    { id: 'dslim/bert-base-NER', bestFor: 'baseline', released: '2021-05', size: '108M', license: 'mit', description: 'Persons, places, organizations and others in English news.', whyOld: 'Every tutorial uses it, and it still does its one job.' },
    { id: 'jhu-clsp/mmBERT-base', bestFor: 'multilingual', released: '2025-09', size: '307M', license: 'mit', description: 'The encoder to fine-tune for entity types of your own, in any language.' },
  ],
  datasets: [
    { id: 'eriktks/conll2003', description: 'CoNLL-2003: news articles annotated with persons, locations, organizations and other names.' },
    { id: 'unimelb-nlp/wikiann', description: 'WikiANN: Wikipedia articles in 176 languages annotated with persons, locations and organizations.' },
    { id: 'ai4privacy/pii-masking-300k', description: 'Texts with 27 kinds of private data, for models that mask it.' },
    { id: 'DFKI-SLT/few-nerd', description: '188,000 sentences with 66 fine-grained entity types.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of tokens that receive the correct label. Misleading for entities, because most tokens belong to none.' },
    { id: 'recall', description: 'Share of the entities of the reference that the model finds.' },
    { id: 'precision', description: 'Share of the predicted entities that are correct in type and boundaries.' },
    { id: 'f1', description: 'Harmonic mean of precision and recall over entities, from 0 to 1; the usual summary for NER.' },
  ],
  spaces: [{ id: 'spacy/gradio_pipeline_visualizer', description: 'Shows entities, noun phrases and grammar that spaCy finds.' }],
  related: ['text-classification', 'question-answering', 'zero-shot-classification', 'fill-mask'],
  widgetModels: ['FacebookAI/xlm-roberta-large-finetuned-conll03-english'],
  youtubeId: 'wVHdVlPScxA',
});

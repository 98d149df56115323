import { definePage } from '../../define-page.ts';

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
  datasets: [
    {
      id: 'eriktks/conll2003',
      description: 'CoNLL-2003: news articles annotated with persons, locations, organizations and other names.',
    },
    {
      id: 'unimelb-nlp/wikiann',
      description: 'WikiANN: Wikipedia articles in 176 languages annotated with persons, locations and organizations.',
    },
  ],
  metrics: [
    {
      id: 'accuracy',
      description:
        'Share of tokens that receive the correct label. Misleading for entities, because most tokens belong to none.',
    },
    { id: 'recall', description: 'Share of the entities of the reference that the model finds.' },
    { id: 'precision', description: 'Share of the predicted entities that are correct in type and boundaries.' },
    {
      id: 'f1',
      description: 'Harmonic mean of precision and recall over entities, from 0 to 1; the usual summary for NER.',
    },
  ],
  models: [
    {
      id: 'dslim/bert-base-NER',
      description: 'BERT base fine-tuned on CoNLL-2003 for persons, locations, organizations and miscellaneous names.',
    },
    {
      id: 'FacebookAI/xlm-roberta-large-finetuned-conll03-english',
      description: 'XLM-RoBERTa large fine-tuned on English CoNLL-2003; transfers to other languages.',
    },
    { id: 'blaze999/Medical-NER', description: 'DeBERTa v3 fine-tuned for 41 kinds of medical entities.' },
    { id: 'flair/ner-english', description: 'Flair embeddings with a sequence tagger for four entity types; English.' },
  ],
  spaces: [
    {
      id: 'spacy/gradio_pipeline_visualizer',
      description: 'Visualize entities, noun chunks and linguistic features of spaCy pipelines.',
    },
  ],
  widgetModels: ['FacebookAI/xlm-roberta-large-finetuned-conll03-english'],
  youtubeId: 'wVHdVlPScxA',
});

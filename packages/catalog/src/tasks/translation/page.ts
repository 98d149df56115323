import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary: 'Translation converts text from one language into another while keeping its meaning.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'My name is Nora and I live in Lisbon.' }],
    outputs: [{ type: 'text', label: 'Output', content: 'Ich heiße Nora und wohne in Lissabon.' }],
  },
  datasets: [
    { id: 'Helsinki-NLP/opus_books', description: 'Public-domain books aligned by sentence in 16 languages.' },
    {
      id: 'google/code_x_glue_cc_code_to_code_trans',
      description: 'Pairs of equivalent functions in Java and C#, for translating code.',
    },
  ],
  metrics: [
    {
      id: 'bleu',
      description:
        'BLEU measures the n-grams that a translation shares with one or more references, with a penalty for short output. From 0 to 1 (often written as 0 to 100); higher is better. Scores depend on tokenization and are only comparable with the same settings.',
    },
    {
      id: 'sacrebleu',
      description:
        'BLEU with a standardized tokenization and test sets, so that scores of different papers can be compared.',
    },
  ],
  models: [
    {
      id: 'facebook/nllb-200-1.3B',
      description:
        'Translates directly between 200 languages, many of them low-resource. 1.3 billion parameters, non-commercial license.',
    },
    {
      id: 'google-t5/t5-base',
      description:
        'T5 base: translates from English into German, French and Romanian by a prefix in the input. 220 million parameters.',
    },
  ],
  spaces: [
    { id: 'Iker/Translate-100-languages', description: 'Translate between 100 languages.' },
    { id: 'Geonmo/nllb-translation-demo', description: 'Translate between the 200 languages of NLLB.' },
  ],
  widgetModels: ['facebook/mbart-large-50-many-to-many-mmt'],
  youtubeId: '1JvfrvZgi6c',
  canonicalId: 'text-generation',
});

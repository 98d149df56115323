import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Translation converts text from one language into another while keeping its meaning.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'My name is Nora and I live in Lisbon.' }],
    outputs: [{ type: 'text', label: 'Output', content: 'Ich heiße Nora und wohne in Lissabon.' }],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'Helsinki-NLP/opus-mt-en-fr', bestFor: 'small', released: '2020-05', size: '75M', license: 'apache-2.0', description: 'One of more than a thousand models for one pair of languages each; fast on a CPU.', whyOld: 'Nothing newer is as small for a single pair.' },
    { id: 'tencent/Hy-MT2-1.8B', bestFor: 'fast', released: '2026-05', size: '1.8B', license: 'apache-2.0', description: '33 languages with terms, style and context in the prompt, small enough for a phone when quantized.' },
    { id: 'google/translategemma-4b-it', bestFor: 'quality', released: '2026-01', size: '4B', license: 'gemma', description: '55 languages, also text inside images, close to models of three times its size.' },
    { id: 'google/translategemma-27b-it', bestFor: 'quality', released: '2026-01', size: '27B', license: 'gemma', description: 'The largest of the family, for 55 languages.' },
    { id: 'facebook/nllb-200-distilled-600M', bestFor: 'multilingual', released: '2022-07', size: '600M', license: 'cc-by-nc-4.0', description: '200 languages, many of which no other model translates; not for commercial use.', whyOld: 'Its coverage of rare languages is unmatched.' },
    { id: 'google/madlad400-3b-mt', bestFor: 'multilingual', released: '2023-11', size: '3B', license: 'apache-2.0', description: '400 languages under a license that allows commercial use.', whyOld: 'No newer open model with a free license covers as many.' },
  ],
  datasets: [
    { id: 'openlanguagedata/flores_plus', description: 'The same sentences in more than 200 languages: the standard test.' },
    { id: 'Helsinki-NLP/opus_books', description: 'Public-domain books aligned by sentence in 16 languages.' },
    { id: 'Helsinki-NLP/opus-100', description: '55 million pairs of sentences between English and 99 languages.' },
  ],
  metrics: [
    { id: 'sacrebleu', description: 'BLEU with a standardized tokenization and test sets, so that scores of different papers can be compared.' },
    { id: 'chrF', description: 'Overlap of character sequences with the reference, from 0 to 100. Better than BLEU for languages with rich endings.' },
    { id: 'COMET', description: 'Score of a model trained on human judgments, from source, translation and reference. It agrees best with people.' },
  ],
  spaces: [
    { id: 'Geonmo/nllb-translation-demo', description: 'Between 200 languages with NLLB.' },
    { id: 'Iker/Translate-100-languages', description: 'Whole documents, between 100 languages.' },
  ],
  related: ['text-generation', 'summarization', 'automatic-speech-recognition', 'text-to-speech'],
  widgetModels: ['facebook/mbart-large-50-many-to-many-mmt'],
  youtubeId: '1JvfrvZgi6c',
  canonicalId: 'text-generation',
});

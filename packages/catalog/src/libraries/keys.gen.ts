// Written by `npm run gen` from the files beside it. Do not edit.

/** The tags of all libraries. */
export const ALL_MODEL_LIBRARY_KEYS = [
  'adapter-transformers',
  'diffusers',
  'espnet',
  'nemo',
  'sentence-transformers',
  'setfit',
  'spacy',
  'speechbrain',
  'transformers',
  'transformers.js',
] as const;

/** The tags of the libraries that are offered as filters. */
export const ALL_DISPLAY_MODEL_LIBRARY_KEYS = [
  'adapter-transformers',
  'diffusers',
  'espnet',
  'nemo',
  'sentence-transformers',
  'setfit',
  'spacy',
  'speechbrain',
  'transformers',
  'transformers.js',
] as const;

/** Which tasks hosted inference runs with a library. */
export const LIBRARY_TASK_MAPPING = {
  'adapter-transformers': [
    'question-answering',
    'text-classification',
    'token-classification',
  ],
  diffusers: [
    'image-to-image',
    'text-to-image',
  ],
  espnet: [
    'text-to-speech',
    'automatic-speech-recognition',
  ],
  nemo: [
    'automatic-speech-recognition',
  ],
  'sentence-transformers': [
    'feature-extraction',
    'sentence-similarity',
  ],
  setfit: [
    'text-classification',
  ],
  spacy: [
    'token-classification',
    'text-classification',
    'sentence-similarity',
  ],
  speechbrain: [
    'audio-classification',
    'audio-to-audio',
    'automatic-speech-recognition',
    'text-to-speech',
  ],
  transformers: [
    'audio-classification',
    'automatic-speech-recognition',
    'depth-estimation',
    'document-question-answering',
    'feature-extraction',
    'fill-mask',
    'image-classification',
    'image-feature-extraction',
    'image-segmentation',
    'image-to-image',
    'image-to-text',
    'image-text-to-text',
    'mask-generation',
    'object-detection',
    'question-answering',
    'summarization',
    'table-question-answering',
    'text-classification',
    'text-generation',
    'text-to-audio',
    'text-to-speech',
    'token-classification',
    'translation',
    'video-classification',
    'visual-question-answering',
    'zero-shot-classification',
    'zero-shot-image-classification',
    'zero-shot-object-detection',
  ],
} as const;

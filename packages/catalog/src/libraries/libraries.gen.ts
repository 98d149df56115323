// Written by `npm run gen` from the files beside it. Do not edit.
import { libraryUiElement } from '../define-library.ts';
import { adapterTransformers } from './adapter-transformers.ts';
import { diffusers } from './diffusers.ts';
import { espnet } from './espnet.ts';
import { nemo } from './nemo.ts';
import { sentenceTransformers } from './sentence-transformers.ts';
import { setfit } from './setfit.ts';
import { spacy } from './spacy.ts';
import { speechbrain } from './speechbrain.ts';
import { transformers } from './transformers.ts';
import { transformersJs } from './transformers.js.ts';

/** Every library as it is defined. */
export const LIBRARIES = {
  'adapter-transformers': adapterTransformers,
  diffusers,
  espnet,
  nemo,
  'sentence-transformers': sentenceTransformers,
  setfit,
  spacy,
  speechbrain,
  transformers,
  'transformers.js': transformersJs,
};

/** Every library as lists and model pages show it. */
export const MODEL_LIBRARIES_UI_ELEMENTS = {
  'adapter-transformers': libraryUiElement(adapterTransformers),
  diffusers: libraryUiElement(diffusers),
  espnet: libraryUiElement(espnet),
  nemo: libraryUiElement(nemo),
  'sentence-transformers': libraryUiElement(sentenceTransformers),
  setfit: libraryUiElement(setfit),
  spacy: libraryUiElement(spacy),
  speechbrain: libraryUiElement(speechbrain),
  transformers: libraryUiElement(transformers),
  'transformers.js': libraryUiElement(transformersJs),
};

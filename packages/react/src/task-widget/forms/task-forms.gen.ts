// Written by `npm run gen` from the files beside it. Do not edit.
import type { TaskFormData } from '../form-field.ts';

type Load = () => Promise<{ readonly form: TaskFormData }>;

/** Loads the form of a task, by the id of every task that has one. */
export const TASK_FORMS: Readonly<Record<string, Load>> = {
  'audio-classification': () => import('./audio-classification.gen.ts'),
  'audio-to-audio': () => import('./audio-to-audio.gen.ts'),
  'automatic-speech-recognition': () => import('./automatic-speech-recognition.gen.ts'),
  'conversational': () => import('./conversational.gen.ts'),
  'document-question-answering': () => import('./document-question-answering.gen.ts'),
  'feature-extraction': () => import('./feature-extraction.gen.ts'),
  'fill-mask': () => import('./fill-mask.gen.ts'),
  'image-classification': () => import('./image-classification.gen.ts'),
  'image-segmentation': () => import('./image-segmentation.gen.ts'),
  'image-text-to-image': () => import('./image-text-to-image.gen.ts'),
  'image-text-to-video': () => import('./image-text-to-video.gen.ts'),
  'image-to-image': () => import('./image-to-image.gen.ts'),
  'image-to-text': () => import('./image-to-text.gen.ts'),
  'image-to-video': () => import('./image-to-video.gen.ts'),
  'object-detection': () => import('./object-detection.gen.ts'),
  'question-answering': () => import('./question-answering.gen.ts'),
  'sentence-similarity': () => import('./sentence-similarity.gen.ts'),
  'summarization': () => import('./summarization.gen.ts'),
  'table-question-answering': () => import('./table-question-answering.gen.ts'),
  'tabular-classification': () => import('./tabular-classification.gen.ts'),
  'tabular-regression': () => import('./tabular-regression.gen.ts'),
  'text-classification': () => import('./text-classification.gen.ts'),
  'text-generation': () => import('./text-generation.gen.ts'),
  'text-ranking': () => import('./text-ranking.gen.ts'),
  'text-to-audio': () => import('./text-to-audio.gen.ts'),
  'text-to-image': () => import('./text-to-image.gen.ts'),
  'text-to-speech': () => import('./text-to-speech.gen.ts'),
  'text-to-video': () => import('./text-to-video.gen.ts'),
  'token-classification': () => import('./token-classification.gen.ts'),
  'translation': () => import('./translation.gen.ts'),
  'visual-question-answering': () => import('./visual-question-answering.gen.ts'),
  'zero-shot-classification': () => import('./zero-shot-classification.gen.ts'),
  'zero-shot-image-classification': () => import('./zero-shot-image-classification.gen.ts'),
};

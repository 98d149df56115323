import type { TaskEntry } from './task-entry.ts';

/** Tasks that most people come for, the first ones first. Their cards are seen together: no two have one picture. */
const POPULAR: readonly string[] = [
  'text-generation',
  'text-to-image',
  'image-text-to-text',
  'automatic-speech-recognition',
  'text-to-speech',
  'image-classification',
  'text-classification',
  'image-to-video',
  'feature-extraction',
  'translation',
  'summarization',
  'document-question-answering',
];

/** Returns true for a task that most people come for. */
export function isPopular({ id }: Pick<TaskEntry, 'id'>): boolean {
  return POPULAR.includes(id);
}

/** Sorts tasks: popular ones first, the others in the order that they have. */
export function popularFirst(tasks: readonly TaskEntry[]): readonly TaskEntry[] {
  const rank = ({ id }: TaskEntry) => (POPULAR.indexOf(id) + POPULAR.length + 1) % (POPULAR.length + 1);
  return tasks.toSorted((a, b) => rank(a) - rank(b));
}

import type { Arguments } from './arguments.ts';

const TEXT = 'The lighthouse keeper climbed the stairs every evening, lit the lamp and watched the ships go by.';
const PLANTS = { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] };

/** Arguments to begin with, by task. Files are chosen in the form, which also offers a sample, so tasks of files have the rest only. */
const SAMPLES: Readonly<Record<string, Arguments>> = {
  conversational: { messages: [{ role: 'user', content: 'What can you do?' }] },
  'document-question-answering': { inputs: { question: 'What is the total?' } },
  'feature-extraction': { inputs: TEXT },
  'fill-mask': { inputs: 'The capital of France is [MASK].' },
  'image-text-to-image': { parameters: { prompt: 'The same scene in winter, with snow on the roofs' } },
  'image-text-to-video': { parameters: { prompt: 'The camera moves slowly to the left' } },
  'image-to-image': { parameters: { prompt: 'The same scene as a watercolour' } },
  'image-to-video': { parameters: { prompt: 'The camera moves slowly to the left' } },
  'question-answering': { inputs: { context: TEXT, question: 'What did the keeper watch?' } },
  'sentence-similarity': {
    inputs: { source_sentence: 'The sea is calm.', sentences: ['The water is quiet.', 'He likes bread.'] },
  },
  summarization: { inputs: TEXT },
  'table-question-answering': { inputs: { table: PLANTS, question: 'How tall is the tallest plant?' } },
  'tabular-classification': { inputs: { data: PLANTS } },
  'tabular-regression': { inputs: { data: PLANTS } },
  'text-classification': { inputs: 'I love the view from up here.' },
  'text-generation': { inputs: 'Once upon a time, a lighthouse keeper' },
  'text-to-audio': { inputs: 'Calm waves, with gulls far away' },
  'text-to-image': { inputs: 'A lighthouse on a cliff at dusk, oil painting' },
  'text-to-speech': { inputs: 'The light is on.' },
  'text-to-video': { inputs: 'A lighthouse in a storm, seen from a ship' },
  'token-classification': { inputs: 'Ada Lovelace lived in London.' },
  translation: { inputs: 'The light is on.' },
  'visual-question-answering': { inputs: { question: 'What is in the picture?' } },
  'zero-shot-classification': { inputs: TEXT, parameters: { candidate_labels: ['sea', 'city', 'food'] } },
  'zero-shot-image-classification': { parameters: { candidate_labels: ['lighthouse', 'tree', 'cat'] } },
};

/** Returns the arguments that the form of a task begins with. */
export function sampleOf(task: string): Arguments {
  return SAMPLES[task] ?? {};
}

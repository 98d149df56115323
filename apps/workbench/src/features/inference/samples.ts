import type { Arguments } from './arguments.ts';

const TEXT = 'The lighthouse keeper climbed the stairs every evening, lit the lamp and watched the ships go by.';
const HISTORY = [
  'The lighthouse on the cliff was built in 1862, after three ships were lost on the rocks in one winter.',
  'For a hundred years a keeper lived there with his family, lit the lamp every evening and wrote down the ships that passed.',
  'In 1964 the lamp became electric, and the last keeper moved to the village.',
  'The tower stood empty until a group of neighbours repaired it.',
  'Today it is a museum, and the old log books can be read in the room below the lamp.',
].join(' ');
const LOVELACE = 'Ada Lovelace was born in London in 1815. She wrote a program for a machine that was never built.';
const PLANTS = { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] };
const GARDEN = { plant: ['Fern', 'Sunflower', 'Tomato'], height: ['48', '182', '95'] };

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
  'question-answering': { inputs: { context: LOVELACE, question: 'Where was Ada Lovelace born?' } },
  'sentence-similarity': {
    inputs: { source_sentence: 'The sea is calm.', sentences: ['The sea is quiet today.', 'He likes bread.'] },
  },
  summarization: { inputs: HISTORY },
  'table-question-answering': { inputs: { table: GARDEN, question: 'Which plant has the highest height?' } },
  'tabular-classification': { inputs: { data: PLANTS } },
  'tabular-regression': { inputs: { data: PLANTS } },
  'text-classification': { inputs: 'I love the view from up here.' },
  'text-generation': { inputs: 'Once upon a time, a lighthouse keeper' },
  'text-to-audio': { inputs: 'Calm waves, with gulls far away' },
  'text-to-image': { inputs: 'A lighthouse on a cliff at dusk, oil painting' },
  'text-to-speech': { inputs: 'The light is on.' },
  'text-to-video': { inputs: 'A lighthouse in a storm, seen from a ship' },
  'token-classification': { inputs: 'Ada Lovelace lived in London.' },
  translation: { inputs: 'Good morning, friend! The sea is blue and the house is small.' },
  'visual-question-answering': { inputs: { question: 'What is in the picture?' } },
  'zero-shot-classification': { inputs: TEXT, parameters: { candidate_labels: ['lighthouse', 'cooking', 'football'] } },
  'zero-shot-image-classification': { parameters: { candidate_labels: ['lighthouse', 'tree', 'cat'] } },
};

/** Returns the arguments that the form of a task begins with. */
export function sampleOf(task: string): Arguments {
  return SAMPLES[task] ?? {};
}

import { defineSample, type TaskSample } from './task-definition/define-sample.ts';
import type { TASKS } from './tasks/tasks.gen.ts';

export {
  defineSample,
  type SampleArguments,
  type SampleModel,
  sampleArguments,
  type TaskSample,
} from './task-definition/define-sample.ts';

const picture = 'https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg';

/** An example input for every task that people try, by its id. */
export const TASK_SAMPLES = {
  'audio-classification': defineSample<'audio-classification'>({
    args: { inputs: 'speech.mp3' },
  }),
  'audio-to-audio': defineSample<'audio-to-audio'>({
    args: { inputs: 'speech.mp3' },
  }),
  'automatic-speech-recognition': defineSample<'automatic-speech-recognition'>({
    args: { inputs: 'speech.mp3' },
  }),
  conversational: defineSample<'conversational'>({
    args: ({ pipeline_tag: task = 'text-generation' }) => ({
      messages: [
        {
          role: 'user',
          content:
            task === 'text-generation'
              ? 'What is the capital of Portugal?'
              : [
                  { type: 'text', text: 'Describe what this picture shows, briefly.' },
                  { type: 'image_url', image_url: { url: picture } },
                ],
        },
      ],
    }),
  }),
  'document-question-answering': defineSample<'document-question-answering'>({
    args: { inputs: { image: 'invoice.png', question: 'What is the total?' } },
  }),
  'feature-extraction': defineSample<'feature-extraction'>({
    args: { inputs: 'The sun is out today, so let us eat some ice cream.' },
  }),
  'fill-mask': defineSample<'fill-mask'>({
    args: ({ mask_token: mask = '[MASK]' }) => ({ inputs: `What I like most about the sea is the ${mask}.` }),
  }),
  'image-classification': defineSample<'image-classification'>({
    args: { inputs: 'lighthouse.png' },
  }),
  'image-segmentation': defineSample<'image-segmentation'>({
    args: { inputs: 'lighthouse.png' },
  }),
  'image-text-to-image': defineSample<'image-text-to-image'>({
    args: { inputs: 'lighthouse.png', parameters: { prompt: 'The same scene in winter, with snow on the roofs' } },
    result: 'image',
  }),
  // A prompt for models that complete text. Those made for chat begin with the sample of `conversational`.
  'image-text-to-text': defineSample<'image-text-to-text'>({
    // The space at the end invites the model to go on.
    args: { inputs: 'A lighthouse at night looks ' },
  }),
  'image-text-to-video': defineSample<'image-text-to-video'>({
    args: { inputs: 'lighthouse.png', parameters: { prompt: 'The camera moves slowly to the left' } },
    result: 'video',
  }),
  'image-to-image': defineSample<'image-to-image'>({
    args: { inputs: 'lighthouse.png', parameters: { prompt: 'The same scene in winter, with snow on the roofs' } },
    result: 'image',
  }),
  'image-to-text': defineSample<'image-to-text'>({
    args: { inputs: 'lighthouse.png' },
  }),
  'image-to-video': defineSample<'image-to-video'>({
    args: { inputs: 'lighthouse.png', parameters: { prompt: 'The camera moves slowly to the left' } },
    result: 'video',
  }),
  'object-detection': defineSample<'object-detection'>({
    args: { inputs: 'lighthouse.png' },
  }),
  'question-answering': defineSample<'question-answering'>({
    args: { inputs: { question: 'Where does Nora live?', context: 'My name is Nora and I live in Lisbon.' } },
  }),
  'sentence-similarity': defineSample<'sentence-similarity'>({
    args: {
      inputs: {
        source_sentence: 'The sea is calm.',
        sentences: ['The sea is quiet today.', 'There are hardly any waves.', 'He likes bread.'],
      },
    },
  }),
  summarization: defineSample<'summarization'>({
    args: {
      inputs:
        'The lighthouse on the cliff was built in 1862, after three ships were lost on the rocks in one winter. For a hundred years a keeper lived there with his family, lit the lamp every evening and wrote down the ships that passed. In 1964 the lamp became electric, and the last keeper moved to the village. The tower stood empty until a group of neighbors repaired it. Today it is a museum, and the old log books can be read in the room below the lamp.',
    },
  }),
  'table-question-answering': defineSample<'table-question-answering'>({
    args: {
      inputs: {
        question: 'Which plant has the highest height?',
        table: { plant: ['Fern', 'Sunflower', 'Tomato'], height: ['48', '182', '95'] },
      },
    },
  }),
  'tabular-classification': defineSample<'tabular-classification'>({
    args: { inputs: { data: { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] } } },
  }),
  'tabular-regression': defineSample<'tabular-regression'>({
    args: { inputs: { data: { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] } } },
  }),
  'text-classification': defineSample<'text-classification'>({
    args: { inputs: 'I love the view from up here.' },
  }),
  'text-generation': defineSample<'text-generation'>({
    args: { inputs: 'Once upon a time, a lighthouse keeper' },
  }),
  'text-ranking': defineSample<'text-ranking'>({
    args: {
      inputs: {
        query: 'How do I water a cactus?',
        texts: [
          'Bread rises faster in a warm kitchen.',
          'A cactus needs water only when its soil is dry.',
          'Plants in small pots dry out within days.',
        ],
      },
    },
  }),
  'text-to-audio': defineSample<'text-to-audio'>({
    args: { inputs: 'Calm waves, with gulls far away' },
    result: 'audio',
  }),
  'text-to-image': defineSample<'text-to-image'>({
    args: { inputs: 'A lighthouse on a cliff at dusk, oil painting' },
    result: 'image',
  }),
  'text-to-speech': defineSample<'text-to-speech'>({
    args: { inputs: 'The light is on, and all ships are safe.' },
    result: 'audio',
  }),
  'text-to-video': defineSample<'text-to-video'>({
    args: { inputs: 'A lighthouse in a storm, seen from a ship' },
    result: 'video',
  }),
  'text2text-generation': defineSample<'text2text-generation'>({
    args: { inputs: 'Rewrite this sentence politely: Close the door.' },
  }),
  'token-classification': defineSample<'token-classification'>({
    args: { inputs: 'Ada Lovelace was born in London and worked with Charles Babbage.' },
  }),
  translation: defineSample<'translation'>({
    args: { inputs: 'Good morning, friend! The sea is blue and the house is small.' },
  }),
  'visual-question-answering': defineSample<'visual-question-answering'>({
    args: { inputs: { image: 'lighthouse.png', question: 'What is in the picture?' } },
  }),
  'zero-shot-classification': defineSample<'zero-shot-classification'>({
    args: {
      inputs: 'The lamp I ordered last week arrived broken. Please send me my money back.',
      parameters: { candidate_labels: ['refund', 'invoice', 'praise'] },
    },
  }),
  'zero-shot-image-classification': defineSample<'zero-shot-image-classification'>({
    args: { inputs: 'lighthouse.png', parameters: { candidate_labels: ['lighthouse', 'tree', 'cat'] } },
  }),
} satisfies { readonly [Id in keyof typeof TASKS]?: TaskSample };

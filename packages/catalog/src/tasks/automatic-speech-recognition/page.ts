import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Automatic speech recognition writes down what is said in a recording. It is also known as speech-to-text, and is used to make subtitles, to take notes, and to let people talk to programs.',
  demo: {
    inputs: [{ type: 'audio', filename: 'input.flac' }],
    outputs: [
      { type: 'text', label: 'Transcript', content: 'Late in the evening the train rolled slowly into the station...' },
    ],
  },
  datasets: [
    {
      id: 'mozilla-foundation/common_voice_17_0',
      description: '31,175 hours of sentences read aloud by volunteers in 108 languages.',
    },
    { id: 'amphion/Emilia-Dataset', description: '101,000 hours of varied speech in several languages.' },
    {
      id: 'parler-tts/mls_eng',
      description: '44,600 hours of English audio books: the English part of a collection in eight languages.',
    },
    { id: 'espnet/yodas', description: '370,000 hours of speech in many languages.' },
  ],
  metrics: [
    {
      id: 'wer',
      description:
        'The word error rate: wrong, missing and added words, divided by the number of words that were said. Lower is better.',
    },
    {
      id: 'cer',
      description: 'The character error rate: the same as the word error rate, counted in characters.',
    },
  ],
  models: [
    { id: 'openai/whisper-large-v3', description: 'A strong model for many languages by OpenAI.' },
    {
      id: 'facebook/w2v-bert-2.0',
      description: 'A speech encoder by Meta, made to be fine-tuned for recognition.',
    },
    {
      id: 'facebook/seamless-m4t-v2-large',
      description: 'A model by Meta that writes speech down and translates it in one go.',
    },
    { id: 'nvidia/canary-1b', description: 'Writes down and translates speech in several languages, by Nvidia.' },
    {
      id: 'pyannote/speaker-diarization-3.1',
      description: 'Tells who speaks when.',
    },
  ],
  spaces: [
    { id: 'hf-audio/whisper-large-v3', description: 'Writes down recordings of any kind.' },
    { id: 'mrfakename/Moonshinex', description: 'Lets you try a small recognition model by Useful Sensors.' },
    {
      id: 'facebook/seamless_m4t',
      description: 'Translates speech and text into many languages, with a model by Meta.',
    },
    { id: 'nvidia/canary-1b', description: 'Writes down and translates recordings, with a model by Nvidia.' },
  ],
  widgetModels: ['openai/whisper-large-v3'],
  youtubeId: 'TksaY_FDgnk',
});

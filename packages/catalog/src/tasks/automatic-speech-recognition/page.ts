import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Automatic speech recognition (ASR), also called speech-to-text, transcribes spoken audio into text. It powers captions, meeting notes and voice assistants.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'announcement.opus',
        alt: 'An announcement about a ferry',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Transcript',
        content: 'The ferry to the island leaves at noon. Please be at the pier ten minutes early.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'UsefulSensors/moonshine-streaming-tiny', bestFor: 'small', released: '2026-02', size: '34M', license: 'mit', description: 'Transcribes English on a small CPU while people speak, with little delay.' },
    { id: 'nvidia/parakeet-tdt-0.6b-v3', bestFor: 'fast', released: '2025-08', size: '600M', license: 'cc-by-4.0', description: 'An hour of audio in seconds on a GPU, 25 European languages, punctuation and word times.' },
    { id: 'Qwen/Qwen3-ASR-1.7B-hf', bestFor: 'multilingual', released: '2026-01', size: '1.7B', license: 'apache-2.0', description: 'Thirty languages and 22 Chinese dialects, also over music and noise, with native support in Transformers.' },
    { id: 'openai/whisper-large-v3-turbo', bestFor: 'multilingual', released: '2024-10', size: '809M', license: 'mit', description: 'Ninety-nine languages, eight times faster than large-v3 at nearly its accuracy, and every runtime has it.', whyOld: 'No newer model covers as many languages.' },
    { id: 'nvidia/canary-1b-v2', bestFor: 'specialized', released: '2025-08', size: '978M', license: 'cc-by-4.0', description: 'Transcribes and translates between English and 24 European languages in one pass.' },
    { id: 'CohereLabs/cohere-transcribe-03-2026', bestFor: 'quality', released: '2026-03', size: '2B', license: 'apache-2.0', description: 'Among the lowest error rates of open models, in fourteen languages, at batch speeds.' },
    { id: 'mistralai/Voxtral-Mini-4B-Realtime-2602', bestFor: 'specialized', released: '2026-02', size: '4.4B', license: 'apache-2.0', description: 'Streams text less than half a second behind the speaker, in thirteen languages.' },
  ],
  datasets: [
    { id: 'google/fleurs', description: 'About 12 hours for each of 102 languages, the usual test of multilingual recognition.' },
    { id: 'openslr/librispeech_asr', description: '1,000 hours of English audiobooks; small, clean and the number that every paper reports.' },
    { id: 'amphion/Emilia-Dataset', description: '101,000 hours of spontaneous speech in six languages, collected in the wild.' },
    { id: 'espnet/yodas', description: 'About 370,000 hours of speech from YouTube in more than 140 languages, partly with manual captions.' },
  ],
  metrics: [
    { id: 'wer', description: 'Word error rate: substituted, deleted and inserted words divided by the number of words in the reference transcript. Lower is better.' },
    { id: 'cer', description: 'Character error rate: like the word error rate, but counted in characters. Preferred for languages without spaces between words.' },
  ],
  spaces: [
    { id: 'hf-audio/open_asr_leaderboard', description: 'Leaderboard of error rates and speed of open models on the same recordings.' },
    { id: 'hf-audio/whisper-large-v3', description: 'Transcribe a recording, a file or a YouTube video with Whisper large v3.' },
  ],
  related: ['audio-text-to-text', 'text-to-speech', 'audio-classification', 'translation', 'audio-to-audio'],
  widgetModels: ['openai/whisper-large-v3'],
  youtubeId: 'TksaY_FDgnk',
});

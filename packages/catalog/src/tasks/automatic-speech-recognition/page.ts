import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Automatic speech recognition (ASR), also called speech-to-text, transcribes spoken audio into text. It powers captions, meeting notes and voice assistants.',
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
    {
      id: 'amphion/Emilia-Dataset',
      description: '101,000 hours of spontaneous speech in six languages, collected in the wild.',
    },
    {
      id: 'parler-tts/mls_eng',
      description: '44,600 hours of English audiobooks, the English part of Multilingual LibriSpeech.',
    },
    {
      id: 'espnet/yodas',
      description:
        'About 370,000 hours of speech from YouTube in more than 140 languages, partly with manual captions.',
    },
  ],
  metrics: [
    {
      id: 'wer',
      description:
        'Word error rate: substituted, deleted and inserted words divided by the number of words in the reference transcript. Lower is better.',
    },
    {
      id: 'cer',
      description:
        'Character error rate: like the word error rate, but counted in characters. Preferred for languages without spaces between words.',
    },
  ],
  models: [
    {
      id: 'openai/whisper-large-v3',
      description:
        'Transcribes 99 languages and translates them into English. 1.5 billion parameters, robust to accents and noise.',
    },
    {
      id: 'facebook/w2v-bert-2.0',
      description:
        'A 600-million-parameter speech encoder pre-trained on 4.5 million hours in 143 languages, meant to be fine-tuned.',
    },
    {
      id: 'facebook/seamless-m4t-v2-large',
      description: 'Transcribes and translates speech in about 100 languages with one model.',
    },
    {
      id: 'nvidia/canary-1b',
      description:
        'Transcribes and translates English, German, French and Spanish, with punctuation and capitalization. 1 billion parameters.',
    },
    {
      id: 'pyannote/speaker-diarization-3.1',
      description: 'Speaker diarization: finds who speaks when. Combined with a transcription model for meeting notes.',
    },
  ],
  spaces: [
    {
      id: 'hf-audio/whisper-large-v3',
      description: 'Transcribe a recording, a file or a YouTube video with Whisper large v3.',
    },
    {
      id: 'mrfakename/Moonshinex',
      description: 'Try Moonshine, a small model made for fast recognition on edge devices.',
    },
    { id: 'facebook/seamless_m4t', description: 'Translate speech and text between many languages with SeamlessM4T.' },
    { id: 'nvidia/canary-1b', description: 'Transcribe and translate recordings with Canary.' },
  ],
  widgetModels: ['openai/whisper-large-v3'],
  youtubeId: 'TksaY_FDgnk',
});

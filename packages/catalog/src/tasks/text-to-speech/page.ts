import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text-to-speech (TTS) models synthesize natural speech from text. A model may offer several voices and languages, or clone a voice from a short sample.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Good morning! What a beautiful day outside.' }],
    outputs: [{ type: 'audio', filename: 'audio.wav' }],
  },
  datasets: [
    { id: 'parler-tts/mls_eng_10k', description: '10,000 hours of English audiobooks with many speakers.' },
    {
      id: 'mythicinfinity/libritts_r',
      description: 'LibriTTS with restored sound quality: 585 hours of English speech from 2,456 speakers.',
    },
    {
      id: 'facebook/multilingual_librispeech',
      description: 'Audiobooks in eight languages, about 50,000 hours, most of them English.',
    },
  ],
  metrics: [
    {
      id: 'mel cepstral distortion',
      description:
        'Mel-cepstral distortion: distance between the mel cepstra of synthesized and reference speech, in decibels. Lower is better; it agrees only partly with human ratings.',
    },
  ],
  models: [
    {
      id: 'KittenML/kitten-tts-nano-0.1',
      description: 'A model of about 15 million parameters (under 25 MB) that runs on a CPU.',
    },
    {
      id: 'ResembleAI/chatterbox',
      description: 'Voice cloning from a few seconds of audio, with control over expressiveness. MIT license.',
    },
    {
      id: 'fishaudio/fish-speech-1.5',
      description: 'Multilingual voice cloning, trained on more than 1 million hours of audio in 13 languages.',
    },
    {
      id: 'nari-labs/Dia-1.6B-0626',
      description:
        'Generates dialogues of two speakers with sounds such as laughter in one pass. 1.6 billion parameters.',
    },
  ],
  spaces: [
    {
      id: 'hexgrad/Kokoro-TTS',
      description: 'Synthesize speech in several languages with Kokoro, an 82-million-parameter model.',
    },
    { id: 'fishaudio/fish-speech-1', description: 'Synthesize speech and clone voices with Fish Speech.' },
    { id: 'ResembleAI/Chatterbox', description: 'Synthesize expressive speech with Chatterbox.' },
    { id: 'TTS-AGI/TTS-Arena-V2', description: 'Compare two anonymous models and vote for the better one.' },
    { id: 'ngxson/kokoro-podcast-generator', description: 'Turn a text into a podcast conversation.' },
  ],
  widgetModels: ['suno/bark'],
  youtubeId: 'NW62DpzJ274',
  canonicalId: 'text-to-audio',
});

import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Text-to-speech (TTS) models synthesize natural speech from text. A model may offer several voices and languages, or clone a voice from a short sample.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Good morning! The ferry leaves at noon.' }],
    outputs: [
      {
        type: 'audio',
        filename: 'text-to-speech-output.opus',
        alt: 'The sentence, spoken',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network. A current model sounds like a person.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'KittenML/kitten-tts-nano-0.1', bestFor: 'small', released: '2025-08', size: '15M', license: 'apache-2.0', description: '25 MB on disk and no GPU: a voice for small devices, in English.' },
    { id: 'hexgrad/Kokoro-82M', bestFor: 'fast', released: '2025-01', size: '82M', license: 'apache-2.0', description: 'Faster than real time on a CPU and pleasant to hear in eight languages; fixed voices, no cloning.' },
    { id: 'ResembleAI/chatterbox', bestFor: 'quality', released: '2025-05', size: '500M', license: 'mit', description: 'Clones a voice from ten seconds, lets you turn up emotion, and marks its output with a watermark.' },
    { id: 'Qwen/Qwen3-TTS-12Hz-1.7B-CustomVoice', bestFor: 'multilingual', released: '2026-01', size: '1.7B', license: 'apache-2.0', description: 'Ten languages, nine voices, style by instruction, and the first sound after a tenth of a second.' },
    { id: 'openbmb/VoxCPM2', bestFor: 'quality', released: '2026-04', size: '2B', license: 'apache-2.0', description: 'Designs a voice from a description or clones one, at 48 kHz, and can be fine-tuned with LoRA.' },
    { id: 'nari-labs/Dia-1.6B-0626', bestFor: 'specialized', released: '2025-06', size: '1.6B', license: 'apache-2.0', description: 'Speaks dialogue between two people from a script, with laughter and coughs where you write them.' },
  ],
  datasets: [
    { id: 'mythicinfinity/libritts_r', description: 'LibriTTS with restored sound quality: 585 hours of English speech from 2,456 speakers.' },
    { id: 'facebook/multilingual_librispeech', description: 'Audiobooks in eight languages, about 50,000 hours, most of them English.' },
    { id: 'amphion/Emilia-Dataset', description: 'Spontaneous speech in six languages, which makes voices sound less like reading aloud.' },
  ],
  metrics: [
    { id: 'MOS', description: 'Mean opinion score: average rating by listeners from 1 to 5. Comparable only within one listening test.' },
    { id: 'wer', description: 'Word error rate of a speech recognizer on the synthesized audio: finds skipped, repeated and unintelligible words. Lower is better.' },
    { id: 'Speaker similarity', description: 'Cosine similarity of speaker embeddings of reference and result, for cloned voices. Higher is better.' },
  ],
  spaces: [
    { id: 'TTS-AGI/TTS-Arena-V2', description: 'Compare two anonymous models and vote for the better one.' },
    { id: 'hexgrad/Kokoro-TTS', description: 'Synthesize speech in several languages with Kokoro, an 82-million-parameter model.' },
    { id: 'ResembleAI/Chatterbox', description: 'Synthesize expressive speech with Chatterbox.' },
  ],
  related: ['automatic-speech-recognition', 'audio-to-audio', 'audio-text-to-text', 'any-to-any'],
  widgetModels: ['suno/bark'],
  youtubeId: 'NW62DpzJ274',
  canonicalId: 'text-to-audio',
});

import { defineTask } from '../../define-task.ts';

export const automaticSpeechRecognition = defineTask({
  id: 'automatic-speech-recognition',
  label: 'Automatic Speech Recognition',
  keywords: [
    'transcribe',
    'transcription',
    'transcripts',
    'subtitles',
    'captions for videos',
    'speech to text',
    'stt',
    'dictation',
    'voice to text',
    'meeting notes',
    'audio to text',
    'whisper',
  ],
  method: 'automaticSpeechRecognition',
  pipeline: {
    modality: 'audio',
    color: 'yellow',
  },
  libraries: ['espnet', 'nemo', 'speechbrain', 'transformers', 'transformers.js'],
});

import { defineTask } from '../../task-definition/define-task.ts';

export const automaticSpeechRecognition = defineTask({
  id: 'automatic-speech-recognition',
  label: 'Automatic Speech Recognition',
  method: 'automaticSpeechRecognition',
  pipeline: {
    modality: 'audio',
    color: 'yellow',
    order: 150,
  },
  libraries: ['espnet', 'nemo', 'speechbrain', 'transformers', 'transformers.js'],
});

export const keywords = [
  'transcribe',
  'transcription',
  'transcripts',
  'subtitles',
  'captions for videos',
  'speech to text',
  'stt',
  'asr',
  'dictation',
  'voice to text',
  'meeting notes',
  'audio to text',
  'whisper',
];

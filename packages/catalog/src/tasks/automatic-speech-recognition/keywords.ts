export const keywords = [
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
];

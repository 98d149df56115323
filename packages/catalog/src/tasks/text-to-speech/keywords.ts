export const keywords = [
  'read aloud',
  'voice clone',
  'voice cloning',
  'voices',
  'narration',
  'audiobook',
  'voiceover',
  'tts',
  'speak',
  'speech synthesis',
  'spoken text',
  'talking',
];

export const keywords = [
  'detect speech',
  'silence detection',
  'who spoke when',
  'speaker diarization',
  'vad',
  'cut silence',
];

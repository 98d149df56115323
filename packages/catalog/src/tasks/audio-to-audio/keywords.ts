export const keywords = [
  'remove noise',
  'noise reduction',
  'denoise',
  'speech enhancement',
  'separate voices',
  'source separation',
  'vocal remover',
  'stems',
  'voice conversion',
  'voice changer',
];

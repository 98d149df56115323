export const keywords = [
  'sound recognition',
  'speaker recognition',
  'speech emotion',
  'language identification',
  'music genre',
  'keyword spotting',
  'wake word',
  'bird songs',
];

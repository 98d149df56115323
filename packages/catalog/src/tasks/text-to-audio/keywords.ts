export const keywords = [
  'music generation',
  'make songs',
  'sound effects',
  'compose',
  'jingles',
  'beats',
  'foley',
  'soundtrack',
];

export const keywords = [
  'animate a photo',
  'animation',
  'moving pictures',
  'bring pictures to life',
  'clips from images',
];

export const keywords = [
  'mesh from a photo',
  '3d model of a photo',
  'reconstruction',
  'photogrammetry',
  'gaussian splat',
];

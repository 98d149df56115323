export const keywords = [
  'edit videos',
  'upscale videos',
  'video upscaling',
  'restyle',
  'slow motion',
  'frame interpolation',
  'stabilization',
  'remove noise',
  'deepfake',
  'lip sync',
];

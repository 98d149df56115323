export const keywords = [
  'pose estimation',
  'human pose',
  'body tracking',
  'skeleton',
  'hand tracking',
  'face landmarks',
  'gestures',
];

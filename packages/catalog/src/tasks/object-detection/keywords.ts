export const keywords = [
  'count objects',
  'find objects in photos',
  'bounding boxes',
  'people counting',
  'cars',
  'face detection',
  'license plates',
  'yolo',
  'locate things',
  'tracking',
  'surveillance',
];

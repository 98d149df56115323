export const keywords = [
  'remove background',
  'background removal',
  'background remover',
  'blur background',
  'blur faces',
  'anonymize people',
  'replace background',
  'cut out objects',
  'cutouts',
  'semantic masks',
  'panoptic',
  'pixels',
];

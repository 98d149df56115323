export const keywords = [
  'vision language model',
  'vlm',
  'describe a picture',
  'ask about an image',
  'chat with images',
  'screenshots to code',
  'ocr',
  'captions',
  'read text in images',
];

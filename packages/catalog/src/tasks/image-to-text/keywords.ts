export const keywords = [
  'ocr',
  'captions',
  'image captioning',
  'read text in images',
  'text recognition',
  'handwriting',
  'alt text',
  'describe pictures',
  'scan documents',
];

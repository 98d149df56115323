export const keywords = [
  'edit a photo with a prompt',
  'photo editing',
  'instruct image editing',
  'combine pictures',
  'consistent character',
  'virtual try-on',
];

export const keywords = [
  'recognize pictures',
  'photo tagging',
  'tag photos',
  'label images',
  'image recognition',
  'content moderation',
  'nsfw detection',
  'what is in the photo',
];

import { defineInput } from '../define-input.ts';

export const imageTextToImage = defineInput({
  task: 'image-text-to-image',
  sample: () => ({ image: 'cat.png', prompt: 'Turn the cat into a tiger' }),
});

import { defineInput } from '../define-input.ts';

export const imageToImage = defineInput({
  task: 'image-to-image',
  sample: () => ({ image: 'cat.png', prompt: 'Turn the cat into a tiger' }),
});

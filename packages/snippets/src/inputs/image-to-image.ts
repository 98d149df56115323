import { defineInput } from '../define-input.ts';
import { imageAndPrompt } from '../image-and-prompt.ts';

export const imageToImage = defineInput({
  task: 'image-to-image',
  sample: () => ({ image: 'cat.png', prompt: 'Turn the cat into a tiger' }),
  args: imageAndPrompt,
  result: 'image',
});

import { base64At, defineResponses } from '../define-responses.ts';

export const hyperbolic = defineResponses({
  provider: 'hyperbolic',
  results: { 'text-to-image': base64At('images', 0, 'image') },
});

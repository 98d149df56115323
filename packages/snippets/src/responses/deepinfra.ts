import { base64At, defineResponses } from '../define-responses.ts';

export const deepinfra = defineResponses({
  provider: 'deepinfra',
  results: { 'text-to-image': base64At('data', 0, 'b64_json') },
});

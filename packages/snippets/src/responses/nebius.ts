import { base64At, defineResponses } from '../define-responses.ts';

export const nebius = defineResponses({
  provider: 'nebius',
  results: { 'text-to-image': base64At('data', 0, 'b64_json') },
});

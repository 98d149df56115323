import { expect } from 'vitest';
import type { ProviderCases } from './provider-cases.ts';

const size = { image_size: { width: 64, height: 48 } };

export const falAi: ProviderCases = {
  keyHeaders: (key) => ({ authorization: `Key ${key}` }),
  sample: { task: 'text-to-image', body: { prompt: 'cake', ...size } },
  keyProblem: { detail: expect.stringMatching(/Key|Authentication/) },
  recorded: {
    '7175cf9e3627': {},
    efa2b5ab7171: { body: size },
    '6e63612779db': { path: '/fal-ai/flux/dev', body: { ...size, loras: [{ path: 'https://weights.example/a' }] } },
    '334036b32e40': { body: size },
    '2422845812e6': { body: size },
    '46c9f8f46a2b': { body: size },
    '6228140f61ad': { body: size },
    '767287e140a7': { body: size },
    d7b816735bc3: { body: size },
  },
  leftOut: {
    'files of the media host: their bodies were not kept': [
      'e0906866415f',
      '0e804aca0605',
      'f9fa96a9e2b9',
      '7f69e94a720f',
      '374890ec5b45',
      '908df150ff0c',
      '04190bb59a8c',
      '45ef86b3a5de',
    ],
    'applications that are not emulated, with the response of those that are': [
      '2a62f8542c26',
      'df28436fd898',
      'd2dcc7e53454',
      'a0bd8c02a963',
      '5fef1261b5c5',
      '3613cf546d2e',
    ],
    'errors inside a pipeline that does not fit its weights': ['25a434e9b46c', 'ced2e2573f8b'],
  },
};

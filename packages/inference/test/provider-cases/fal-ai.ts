import { type ReadCall, sentBody } from '../support/recorded-calls.ts';
import type { ProviderCases } from './provider-cases.ts';

/** An image of the model in the path. */
const image: ReadCall = (exchange) => {
  const { prompt, ...parameters } = sentBody(exchange);
  const model = new URL(exchange.request.url).pathname.slice(1);
  return { task: 'text-to-image', model, args: { inputs: prompt, parameters } };
};

export const falAi: ProviderCases = {
  keyHeader: ['Authorization', 'Key '],
  malformed: /no request ID found|expected .+ at \$/,
  recorded: [
    {
      call: image,
      ids: [
        '7175cf9e3627',
        'efa2b5ab7171',
        '6e63612779db',
        '334036b32e40',
        '2422845812e6',
        '46c9f8f46a2b',
        'd7b816735bc3',
        '2a62f8542c26',
        'df28436fd898',
        '25a434e9b46c',
        'ced2e2573f8b',
        'd2dcc7e53454',
        'a0bd8c02a963',
        '5fef1261b5c5',
        '3613cf546d2e',
      ],
    },
  ],
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
    'a member called inputs, which is never sent': ['6228140f61ad', '767287e140a7'],
  },
};

import { type ReadCall, sentBody } from '../support/recorded-calls.ts';
import type { ProviderCases } from './provider-cases.ts';

/** A prediction of a model, or of one version of it. */
const prediction: ReadCall = (exchange) => {
  const { input, version } = sentBody(exchange);
  const { prompt, ...parameters } = input as Record<string, unknown>;
  const named = /\/v1\/models\/(.+)\/predictions$/.exec(exchange.request.url)?.[1];
  const model = named ?? `owner/name:${version}`;
  return { task: 'text-to-image', model, args: { inputs: prompt, parameters } };
};

/** Speech. The client of the time called the text `inputs`, which the model takes as well. */
const speech: ReadCall = (exchange) => {
  const { input, version } = sentBody(exchange);
  const { inputs } = input as Record<string, unknown>;
  const body = { input: { text: inputs }, version };
  return { task: 'text-to-speech', model: `owner/name:${version}`, args: { inputs }, body };
};

export const replicate: ProviderCases = {
  recorded: [
    { call: speech, ids: ['0588849bd8db'] },
    { call: prediction, ids: ['5167f3d5d234', '237a52812a82', '0f11f070a842', 'f90974b729a0'] },
  ],
  leftOut: {
    'a member beside the input, which is rejected and never sent': ['19f4a5884ae4'],
    'files of the media host: their bodies were not kept': [
      '63fcae7cf47d',
      '85673486d9ee',
      '6b1e280c56a7',
      '1896fc44e941',
      '534ef8fd46fe',
      'a3b664767cd6',
      '15ea7a4d3188',
    ],
  },
};

import type { Provider } from '../../src/presets/provider-kit.ts';
import type { PROVIDERS_BY_ID } from '../../src/providers/providers.gen.ts';
import { chat, detailedCompletion, image, type ReadCall, sentBody } from '../support/recorded-calls.ts';
import { falAi } from './fal-ai.ts';
import { hfInference } from './hf-inference.ts';
import type { ProviderCases } from './provider-cases.ts';

/** The client of the time sent the text twice, which the service ignored. */
const embeddings: ReadCall = (exchange) => {
  const { model, input } = sentBody(exchange);
  return {
    task: 'feature-extraction',
    model: String(model),
    args: { inputs: input },
    body: { model, input },
    // One text has one vector.
    output: (body) => (body as { data: { embedding: number[] }[] }).data[0]?.embedding,
  };
};

const sambanova: ProviderCases = {
  recorded: [{ call: embeddings, ids: ['3e681e3a8e13'] }],
};

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

const replicate: ProviderCases = {
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

/** Test data of every provider; empty where the tests need to know no more than the provider. */
const CASES: Readonly<Record<string, ProviderCases>> = {
  baseten: {},
  'black-forest-labs': {
    keyHeader: ['x-key', ''],
    leftOut: { 'a poll, which black-forest-labs.test.ts reads': ['5803254b4092'] },
  },
  cerebras: {
    recorded: [{ call: chat, ids: ['10bec4daddf2'] }],
  },
  cohere: {
    recorded: [{ call: chat, ids: ['8c6ffbc79457'] }],
  },
  deepinfra: {},
  'fal-ai': falAi,
  'featherless-ai': {},
  'fireworks-ai': {
    recorded: [{ call: chat, ids: ['ae9e11899907'] }],
  },
  groq: {},
  'hf-inference': hfInference,
  hyperbolic: {
    recorded: [{ call: chat, ids: ['10f86d757e0a', '69ced1ac246b'] }],
  },
  nebius: {
    recorded: [{ call: image, ids: ['b4345ef6e7eb'] }],
  },
  novita: {
    recorded: [{ call: chat, ids: ['75477fa339f5', 'ea389e0d5c0c'] }],
  },
  nscale: {},
  openai: {
    recorded: [{ call: chat, ids: ['b506912c2730', 'd75f3431ab05'] }],
  },
  ovhcloud: {},
  publicai: {},
  replicate,
  sambanova,
  scaleway: {},
  together: {
    recorded: [
      { call: chat, ids: ['0115ba6e5ac0', 'd5c6752ccee8', 'dc7c077cd49f'] },
      { call: detailedCompletion, ids: ['31ffeb52d961', '411106912ea3', '94570e88ad7c'] },
      { call: image, ids: ['958644a11be1', 'd09e45016a7c'] },
    ],
    leftOut: {
      'a body without a model, which is never sent': ['5ed6975511e5'],
    },
  },
  wavespeed: {},
  'zai-org': {},
} satisfies Record<keyof typeof PROVIDERS_BY_ID, ProviderCases>;

/** Returns the cases of a provider. */
export function getCases({ id }: Pick<Provider, 'id'>): ProviderCases {
  const cases = CASES[id];
  if (!cases)
    throw new Error(`The provider ${id} has no test data: add it to packages/inference/test/provider-cases/cases.ts.`);
  return cases;
}

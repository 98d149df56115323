import { expect } from 'vitest';
import type { Provider } from '../../src/dialect/provider.ts';
import { falAi } from './fal-ai.ts';
import { hfInference } from './hf-inference.ts';
import type { ProviderCases } from './provider-cases.ts';
import { replicate } from './replicate.ts';
import { together } from './together.ts';

/** Test data of every provider; empty where the tests need to know no more than the provider. */
const CASES: Readonly<Record<string, ProviderCases>> = {
  baseten: { keyProblem: { error: 'Please check the api-key you provided' } },
  'black-forest-labs': {
    keyHeaders: (key) => ({ 'x-key': key }),
    sample: { task: 'text-to-image', body: { prompt: 'cake', width: 64, height: 48 } },
    keyProblem: { detail: expect.stringContaining('Not authenticated') },
    leftOut: { 'a poll, which black-forest-labs.test.ts compares': ['5803254b4092'] },
  },
  cerebras: {
    keyProblem: { message: 'Wrong API Key', type: 'invalid_request_error', param: 'api_key', code: 'wrong_api_key' },
    // No end marker.
    streamEnd: /"time_info":\{[^}]*\}\}\n\n$/,
    recorded: { '10bec4daddf2': {} },
  },
  cohere: {
    keyProblem: { message: expect.stringMatching(/^(no api key supplied|invalid api token)$/) },
    recorded: { '8c6ffbc79457': {} },
  },
  deepinfra: {
    keyProblem: {
      error: {
        message: expect.stringMatching(/not authenticated$/i),
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    },
  },
  'fal-ai': falAi,
  'featherless-ai': {
    keyProblem: { error: expect.objectContaining({ code: 'invalid_api_key', type: 'invalid_request_error' }) },
  },
  'fireworks-ai': {
    keyProblem: {
      error: {
        object: 'error',
        message: 'The API key you provided is invalid.',
        type: 'invalid_request_error',
        code: 'UNAUTHORIZED',
      },
    },
    recorded: { ae9e11899907: {} },
  },
  groq: {
    keyProblem: { error: { message: 'Invalid API Key', type: 'invalid_request_error', code: 'invalid_api_key' } },
  },
  'hf-inference': hfInference,
  hyperbolic: {
    keyProblem: { detail: 'Could not validate credentials' },
    recorded: { '10f86d757e0a': {}, '69ced1ac246b': {} },
  },
  nebius: {
    keyProblem: { detail: 'Could not validate credentials' },
    recorded: { b4345ef6e7eb: { body: { width: 64, height: 64 } } },
  },
  novita: {
    keyProblem: { code: 401, reason: 'FAILED_TO_AUTH', message: 'failed to authenticate API key', metadata: {} },
    recorded: { '75477fa339f5': {}, ea389e0d5c0c: {} },
  },
  nscale: {
    keyProblem: {
      error: {
        message: 'Invalid or missing service token',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    },
  },
  openai: {
    keyProblem: {
      error: {
        message: expect.stringContaining('API key'),
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    },
    recorded: { d75f3431ab05: {} },
    leftOut: { 'the stream as it was in May 2024, without a service tier': ['b506912c2730'] },
  },
  ovhcloud: { keyProblem: { message: 'Unauthorized' } },
  publicai: {
    keyProblem: {
      error: {
        message: expect.stringMatching(/^Authentication Error, /),
        type: 'auth_error',
        param: 'None',
        code: '401',
      },
    },
  },
  replicate,
  sambanova: {
    keyProblem: { message: expect.stringContaining('API key') },
    recorded: { '3e681e3a8e13': {} },
  },
  scaleway: {
    keyStatuses: [401, 403],
    keyProblem: {
      error: {
        message: expect.any(String),
        type: expect.stringMatching(/^(Unauthorized|Forbidden)$/),
        param: null,
        code: expect.any(Number),
      },
    },
  },
  together,
  wavespeed: {
    sample: { task: 'text-to-image', body: { prompt: 'cake', width: 64, height: 48 } },
    keyProblem: { code: 401, message: expect.stringMatching(/^Unauthorized: /) },
  },
  'zai-org': {
    keyProblem: { error: { code: expect.stringMatching(/^(401|1001)$/), message: expect.any(String) } },
  },
};

/** Returns the cases of a provider. */
export function getCases({ id }: Pick<Provider, 'id'>): ProviderCases {
  const cases = CASES[id];
  if (!cases)
    throw new Error(`The provider ${id} has no test data: add it to packages/emulator/test/provider-cases/cases.ts.`);
  return cases;
}

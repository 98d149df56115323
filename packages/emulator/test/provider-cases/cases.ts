import { expect } from 'vitest';
import type { Provider } from '../../src/dialect/provider.ts';
import { hfInference } from './hf-inference.ts';
import type { ProviderCases } from './provider-cases.ts';

const replicate: ProviderCases = {
  sample: { task: 'text-to-image', body: { input: { prompt: 'cake', width: 64, height: 48 } } },
  recorded: {
    '0588849bd8db': {
      headers: { prefer: 'wait' },
      body: { input: { text: 'One.' } },
      except: { members: /^input\./, because: 'the client of the time called the text `inputs`' },
    },
    '19f4a5884ae4': {},
    '5167f3d5d234': {},
    '237a52812a82': { headers: { prefer: 'wait' } },
    '0f11f070a842': {},
    f90974b729a0: { headers: { prefer: 'wait' } },
  },
  leftOut: {
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

const small = { width: 64, height: 64, model: 'black-forest-labs/FLUX.1-dev' };
const endToken = {
  members: /token_id|tool_calls/,
  because: 'the last event names an end token, which the emulator does not have',
};

const together: ProviderCases = {
  keyProblem: {
    id: expect.stringMatching(/^[0-9a-f]{16}-CDG$/),
    error: {
      message: expect.stringContaining('API key'),
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  },
  recorded: {
    dc7c077cd49f: {},
    '0115ba6e5ac0': { except: endToken },
    d5c6752ccee8: { except: endToken },
    '958644a11be1': { body: small },
    d09e45016a7c: { body: small },
    '5ed6975511e5': {},
    '31ffeb52d961': {},
    '411106912ea3': {},
    '94570e88ad7c': {},
  },
};

const size = { image_size: { width: 64, height: 48 } };

const falAi: ProviderCases = {
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

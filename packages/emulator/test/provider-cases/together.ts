import { expect } from 'vitest';
import type { ProviderCases } from './provider-cases.ts';

const small = { width: 64, height: 64, model: 'black-forest-labs/FLUX.1-dev' };
const endToken = {
  members: /token_id|tool_calls/,
  because: 'the last event names an end token, which the emulator does not have',
};

export const together: ProviderCases = {
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

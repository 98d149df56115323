import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { message: 'Wrong API Key', type: 'invalid_request_error', param: 'api_key', code: 'wrong_api_key' },
  // No end marker.
  streamEnd: /"time_info":\{[^}]*\}\}\n\n$/,
  recorded: { '10bec4daddf2': {} },
};

import type { ProviderCases } from '../../test/support/provider-cases.ts';

export const cases: ProviderCases = {
  keyHeader: ['x-key', ''],
  leftOut: { 'a poll, which black-forest-labs.test.ts reads': ['5803254b4092'] },
};

import { expect, it } from 'vitest';
import { findProvider } from './find-provider.ts';

const endpoints = {
  hub: 'http://here/hub',
  router: 'http://here/router',
  providers: { groq: 'http://here/providers/groq', 'hf-inference': 'http://here/router/hf-inference' },
};

it.each([
  ['http://here/router/together/v1/chat/completions', 'together'],
  ['http://here/router/hf-inference/models/a/b', 'hf-inference'],
  ['http://here/providers/groq/openai/v1', 'groq'],
  ['http://here/providers/groqish/openai/v1', undefined],
  ['http://here/router/v1/chat/completions', undefined],
  ['http://here/hub/api/models/a/b', undefined],
])('finds in %s the provider %s', (url, provider) => {
  expect(findProvider(url, endpoints)).toBe(provider);
});

it('knows the real router', () => {
  expect(findProvider('https://router.huggingface.co/groq/openai/v1', {})).toBe('groq');
});

import { describe, expect, it } from 'vitest';
import { speed } from './format-model-facts.ts';
import { firstModel, readFacts, readModels } from './read-models.ts';

const known = new Set(['groq', 'together']);
const live = { status: 'live', task: 'conversational', providerId: 'x' };

describe('readModels', () => {
  it('reads both forms of the provider mapping', () => {
    expect(
      readModels(
        [
          { id: 'a/object', inferenceProviderMapping: { groq: live, together: live } },
          {
            id: 'a/list',
            inferenceProviderMapping: [
              { provider: 'groq', ...live },
              { provider: 'new', ...live },
            ],
          },
        ],
        'conversational',
        known,
      ),
    ).toEqual([
      { id: 'a/object', providers: ['groq', 'together'] },
      { id: 'a/list', providers: ['groq'] },
    ]);
  });

  it('leaves out what nobody serves for the task', () => {
    expect(
      readModels(
        [
          { id: 'a/none' },
          { id: 'a/picture', inferenceProviderMapping: { groq: { ...live, task: 'text-to-image' } } },
          { id: 'a/broken', inferenceProviderMapping: { groq: { ...live, status: 'error' } } },
          { inferenceProviderMapping: { groq: live } },
          'text',
          { id: 'a/new', inferenceProviderMapping: { new: live } },
          null,
        ],
        'conversational',
        known,
      ),
    ).toEqual([]);
  });

  it.each([null, 'text', { error: 'no' }])('makes no model of %j', (body) => {
    expect(readModels(body, 'conversational', known)).toEqual([]);
  });
});

describe('readFacts', () => {
  it('reads price and speed of the best provider, and calls a promotion free', () => {
    const providers = [
      { provider: 'groq', pricing: { input: 0.1, output: 0.4 }, first_token_latency_ms: 120.5, throughput: 899.6 },
      { provider: 'together', pricing: { input: 0.2, output: 0.3 }, first_token_latency_ms: 90, throughput: 80 },
      { provider: 'bare', status: 'live' },
    ];
    const facts = readFacts({
      data: [
        { id: 'a/b', providers },
        { id: 'a/free', providers: [{ provider: 'x', is_free: true }] },
      ],
    });
    expect(facts.get('a/b')).toMatchObject({
      inputPrice: 0.1,
      outputPrice: 0.3,
      tokensPerSecond: 899.6,
      firstTokenMs: 90,
    });
    expect(speed(facts.get('a/b') ?? {})).toBe('up to 900 tokens/s after 0.09 s');
    expect(facts.get('a/free')).toMatchObject({ inputPrice: 0, outputPrice: 0 });
    expect(speed(facts.get('a/free') ?? {})).toBeUndefined();
  });
});

describe('firstModel', () => {
  it('is the first recommended one that the service has, whatever the service lists first', () => {
    const served = [{ id: 'old/model' }, { id: 'b/pick' }, { id: 'a/pick' }];
    expect(firstModel(served, ['c/pick', 'a/pick', 'b/pick'])).toBe('a/pick');
    expect(firstModel(served, ['c/pick'])).toBe('old/model');
    expect(firstModel([], ['c/pick'])).toBe('');
  });
});

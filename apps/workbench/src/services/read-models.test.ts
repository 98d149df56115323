import { describe, expect, it } from 'vitest';
import { readModels } from './read-models.ts';

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

import { describe, expect, it } from 'vitest';
import { readMapping } from './provider-mapping.ts';

describe('readMapping', () => {
  const entry = { providerId: 'x', task: 'conversational', status: 'live' };

  it('reads both forms, and leaves out what is none', () => {
    const read = [{ provider: 'groq', ...entry }];
    expect(readMapping({ groq: entry, broken: 1 })).toEqual(read);
    expect(readMapping([{ provider: 'groq', ...entry }, null])).toEqual(read);
    expect(readMapping(undefined)).toEqual([]);
  });
});

import type { Turn } from '@hubkit/messages';
import { describe, expect, it } from 'vitest';
import { toStatus } from './chat-status.ts';

describe('the status of a chat', () => {
  it.each<[Turn['status'], string]>([
    ['waiting', 'submitted'],
    ['open', 'streaming'],
    ['done', 'ready'],
    ['stopped', 'ready'],
    ['interrupted', 'ready'],
    ['failed', 'error'],
  ])('after a message that is %s is %s', (status, expected) => {
    expect(toStatus(status)).toBe(expected);
  });

  it('is ready without messages', () => {
    expect(toStatus(undefined)).toBe('ready');
  });
});

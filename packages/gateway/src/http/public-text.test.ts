import { describe, expect, it } from 'vitest';
import { publicText } from './public-text.ts';

describe('publicText', () => {
  it.each([
    'http://127.0.0.1:33263/v1/chat/completions',
    '//127.0.0.1:33263/v1/chat/completions',
    '10.1.2.3:8000',
    '192.168.0.7',
    '[fd00::1]:8000',
    'fd00::1',
    '::1',
    'localhost:8000',
    'vllm-internal.svc:8000/v1',
    'vllm:8000',
    'models.prod.svc.cluster.local',
    'gpu-7.corp',
    'ftp://files.example/a',
  ])('removes the address %s', (address) => {
    expect(publicText(`cannot reach ${address} in time`, undefined)).toBe('cannot reach [address] in time');
  });

  it('removes the host of the request in any form', () => {
    expect(publicText('upstream gpu7 (gpu7) is busy', 'gpu7')).toBe('upstream [address] ([address]) is busy');
  });

  it.each(['hf_abcdefgh12345678', 'AIzaSyA1234567890abcdef', 'sk-proj-1234567890', 'gsk_1234567890'])(
    'removes the credential %s',
    (key) => {
      expect(publicText(`the key ${key} is wrong`, undefined)).toBe('the key [redacted] is wrong');
    },
  );

  it.each([
    "'max_tokens' has to be at most 4096 (line 3: column 12)",
    'hf-inference has no model meta-llama/Llama-3.1-8B-Instruct:fastest',
    'the model llama3.1:70b was not found, nor qwen2.5:7b',
    'std::vector is too long at 12:30',
  ])('keeps %j', (text) => {
    expect(publicText(text, 'other')).toBe(text);
  });

  it('takes no time for long texts', () => {
    const started = performance.now();
    for (const part of ['a.', 'a:', '1.', '::', 'a-', '/']) publicText(part.repeat(250), undefined);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

import { describe, expect, it } from 'vitest';
import { UsageError } from '../command-line/errors.ts';
import { chooseRoute, type RouteFlags } from './choose-route.ts';

const providers = ['fal-ai', 'groq', 'hf-inference', 'together'];
const hub = { HF_TOKEN: 'hf_0123456789' };
const groq = { GROQ_API_KEY: 'gsk_1' };

function choose(flags: RouteFlags, env: Record<string, string>) {
  return chooseRoute(flags, env, providers);
}

describe('who answers', () => {
  it('is the emulator without any token', () => {
    expect(choose({}, {})).toEqual({ type: 'emulator', provider: undefined, isAsked: false });
    expect(choose({ provider: 'groq' }, { HF_TOKEN: ' ' })).toMatchObject({ type: 'emulator', provider: 'groq' });
  });

  it('is the emulator with --emulator, whatever tokens are set', () => {
    expect(choose({ emulator: true }, { ...hub, ...groq })).toMatchObject({ type: 'emulator', isAsked: true });
  });

  it('is the hub with HF_TOKEN', () => {
    expect(choose({}, hub)).toEqual({ type: 'hub', provider: undefined, accessToken: 'hf_0123456789' });
    expect(choose({ provider: 'together' }, { ...hub, ...groq })).toMatchObject({ type: 'hub', provider: 'together' });
  });

  it('is the only provider whose key is set', () => {
    expect(choose({}, groq)).toEqual({ type: 'provider', provider: 'groq', accessToken: 'gsk_1', isAsked: false });
    expect(choose({ provider: 'auto' }, groq)).toMatchObject({ type: 'provider', provider: 'groq' });
  });

  it('is the named provider itself when its key is set, also beside HF_TOKEN', () => {
    expect(choose({ provider: 'groq' }, { ...hub, ...groq })).toMatchObject({ type: 'provider', accessToken: 'gsk_1' });
  });

  it('is the hub when an organization is to pay', () => {
    expect(choose({ provider: 'groq', billTo: 'acme' }, { ...hub, ...groq })).toMatchObject({ type: 'hub' });
    expect(() => choose({ provider: 'groq', billTo: 'acme' }, groq)).toThrow('--bill-to requires HF_TOKEN');
  });

  it('has to be chosen when several keys are set', () => {
    const env = { ...groq, FAL_KEY: 'x' };
    expect(() => choose({}, env)).toThrow('FAL_KEY and GROQ_API_KEY are set: choose with --provider.');
  });

  it('is the server of --endpoint, which gets its own key', () => {
    const env = { ...hub, ENDPOINT_API_KEY: 'mine' };
    const url = 'http://127.0.0.1:8080/v1';
    expect(choose({ endpoint: url }, env)).toEqual({ type: 'endpoint', url, accessToken: 'mine' });
  });

  it.each([
    ['https://abc.eu-west-1.aws.endpoints.huggingface.cloud', true],
    ['https://router.huggingface.co/v1', true],
    ['http://router.huggingface.co/v1', false],
    ['https://huggingface.co.example.org', false],
    ['https://nothuggingface.co', false],
    ['https://huggingface.cloud', false],
    ['https://x.other.huggingface.cloud', false],
    ['http://localhost:11434/v1', false],
  ])('sends the hub token to %s: %s', (endpoint, isSent) => {
    expect(choose({ endpoint }, hub)).toMatchObject({ accessToken: isSent ? hub.HF_TOKEN : undefined });
  });

  it.each([
    [{ endpoint: 'localhost:8080' }, {}, '--endpoint must be a URL'],
    [{ endpoint: 'ftp://x' }, {}, '--endpoint must be a URL'],
    [{ endpoint: 'http://x', provider: 'groq' }, {}, '--endpoint cannot be combined with --provider'],
    [{ endpoint: 'http://x', emulator: true }, {}, '--endpoint cannot be combined with --emulator'],
    [
      { provider: 'grok' },
      {},
      '--provider: unknown provider "grok". Did you mean groq? `hubkit providers` lists them.',
    ],
    [{}, { HF_TOKEN: 'gsk_1' }, 'HF_TOKEN is not a hub token'],
    [{ provider: 'groq' }, { GROQ_API_KEY: 'hf_0123456789' }, 'Set HF_TOKEN instead'],
  ])('refuses %j with %j', (flags, env, message) => {
    expect(() => choose(flags, env as Record<string, string>)).toThrow(UsageError);
    expect(() => choose(flags, env as Record<string, string>)).toThrow(message);
  });

  it('reads the variable that the tools of a provider read', () => {
    expect(choose({ provider: 'fal-ai' }, { FAL_KEY: 'k' })).toMatchObject({ type: 'provider', accessToken: 'k' });
    expect(choose({ provider: 'fal-ai' }, { FAL_AI_API_KEY: 'k' })).toMatchObject({ type: 'emulator' });
  });

  it('takes HF_TOKEN for the router, also where a provider has no other key', () => {
    expect(choose({ provider: 'hf-inference' }, hub)).toMatchObject({ type: 'hub', provider: 'hf-inference' });
    expect(choose({}, hub)).toMatchObject({ type: 'hub' });
  });
});

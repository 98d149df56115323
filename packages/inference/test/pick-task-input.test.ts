import { describe, expect, it } from 'vitest';
import { TASK_FIELDS } from '../src/contract/task-fields.gen.ts';
import { InferenceClient, type InferenceTask, InputError, pickTaskInput } from '../src/index.ts';
import { CHAT, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const ROUTE = {
  accessToken: 'hf_stranger',
  provider: 'groq',
  model: 'http://stranger.example/v1',
  endpointUrl: 'http://stranger.example/v1',
  fallbacks: [{ endpointUrl: 'http://stranger.example/v1' }],
  responseFormat: { type: 'object' },
  baseUrls: { hub: 'http://stranger.example' },
  endpoints: { hub: 'http://stranger.example' },
  localFiles: true,
  allowPrivateHosts: true,
  data: '/etc/passwd',
  models: ['dear/model'],
  base_url: 'http://stranger.example',
  api_base: 'http://stranger.example',
  api_key: 'stolen',
  extra_headers: { authorization: 'x' },
  constructor: 'x',
};
const TASKS = Object.keys(TASK_FIELDS) as InferenceTask[];

describe('pickTaskInput', () => {
  it.each(TASKS)('takes nothing that chooses the target, key or files of %s', (task) => {
    const data = { ...JSON.parse('{"__proto__": {"endpointUrl": "http://stranger.example"}}'), ...ROUTE };
    const picked = pickTaskInput(task, { ...data, inputs: 'text', parameters: { a: 1 } });
    expect(Object.keys(picked).filter((name) => !['inputs', 'parameters'].includes(name))).toEqual([]);
    expect((picked as { endpointUrl?: unknown }).endpointUrl).toBeUndefined();
  });

  it('takes the fields of the schema as they are', () => {
    const data = { inputs: 'a boat', parameters: { seed: 1 }, extra: true };
    expect(pickTaskInput('text-to-image', data)).toEqual({ inputs: 'a boat', parameters: { seed: 1 } });
  });

  it('keeps settings of single services where a task has them', () => {
    const data = { messages: [], max_tokens: 5, top_k: 3, chat_template_kwargs: { a: 1 }, topK: 3, __proto__x: 1 };
    const { topK: _, __proto__x: __, ...taken } = data;
    expect(pickTaskInput('conversational', data)).toEqual(taken);
  });

  it.each([null, [], 'text', 5, undefined])('refuses %j in the place of an object', (data) => {
    expect(() => pickTaskInput('conversational', data)).toThrow(InputError);
  });

  it.each(['chat-completion-stream', 'toString', '__proto__'])('refuses the task %s, which is none', (task) => {
    expect(() => pickTaskInput(task as 'conversational', {})).toThrow('The client has no task');
  });

  it('leaves the call to the target of the program', async () => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    const client = new InferenceClient('key', { fetch, mapping: MAPPING, retry: false });
    const input = pickTaskInput('conversational', { ...ROUTE, messages: [{ role: 'user', content: 'Hi' }] });
    await client.chatCompletion({ messages: [], ...input, provider: 'groq', model: 'm' });
    expect(fetch.seen.map(({ url }) => new URL(url).hostname)).toEqual(['api.groq.com']);
  });
});

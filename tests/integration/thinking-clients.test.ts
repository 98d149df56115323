import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type Emulator, startEmulator } from '@hubkit/emulator';
import { createGateway } from '@hubkit/gateway';
import { type GatewayServer, serveGateway } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import { reasoningOf } from '@hubkit/messages';
import { generateText, streamText } from 'ai';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';

/** The thoughts that clients of others read, from the emulator and through a gateway in front of it. */

const execute = promisify(execFile);
const KEY = 'hbk_test';
const PROMPT = 'What is 6 times 7?';
const messages = [{ role: 'user' as const, content: PROMPT }];

/** Own servers of the emulator, with the member that has their thoughts. */
const SERVERS = {
  deepseek: { model: 'deepseek-v4-flash', member: 'reasoning_content' },
  moonshot: { model: 'kimi-k3', member: 'reasoning_content' },
  vllm: { model: 'openai/gpt-oss-20b', member: 'reasoning' },
} as const;

let emulator: Emulator;
const gateways = new Map<string, GatewayServer>();
/** The thoughts as our client reads them. */
const expected = new Map<string, string>();

beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
  for (const [name, { model }] of Object.entries(SERVERS)) {
    const client = new InferenceClient(undefined, { endpointUrl: emulator.servers[name as keyof typeof SERVERS] });
    const gateway = createGateway({ client, models: [model], authorize: () => ({ id: 'tester' }) });
    gateways.set(name, await serveGateway(gateway, { port: 0 }));
    const { choices } = await client.chatCompletion({ model, messages });
    expected.set(name, reasoningOf(choices[0]?.message));
  }
});

afterAll(async () => {
  for (const gateway of gateways.values()) await gateway.close();
  await emulator?.close();
});

const address = (url: string) => `${url.replace(/(\/v1)?\/*$/, '')}/v1`;
const PLACES = {
  'the emulator': (name: string) => address(emulator.servers[name as keyof typeof SERVERS]),
  'the gateway': (name: string) => address(gateways.get(name)?.url ?? ''),
};

const cases = Object.entries(SERVERS).flatMap(([name, { model, member }]) =>
  Object.entries(PLACES).map(([place, baseUrlOf]) => ({ name, model, member, place, baseUrlOf })),
);

describe.each(cases)('the thoughts of $name from $place', ({ name, model, member, baseUrlOf }) => {
  it('are read by openai, whole and streamed', async () => {
    const client = new OpenAI({ baseURL: baseUrlOf(name), apiKey: KEY, maxRetries: 0 });
    const whole = await client.chat.completions.create({ model, messages });
    // The types of the package do not have the member.
    expect((whole.choices[0]?.message as unknown as Record<string, unknown> | undefined)?.[member]).toBe(
      expected.get(name),
    );
    expect(expected.get(name)).not.toBe('');
    let thoughts = '';
    for await (const chunk of await client.chat.completions.create({ model, messages, stream: true })) {
      thoughts +=
        (chunk.choices[0]?.delta as unknown as Record<string, string | undefined> | undefined)?.[member] ?? '';
    }
    expect(thoughts).toBe(expected.get(name));
  });

  it('are read by the AI SDK, whole and streamed', async () => {
    const provider = createOpenAICompatible({ name: 'place', baseURL: baseUrlOf(name), apiKey: KEY });
    const whole = await generateText({ model: provider(model), prompt: PROMPT });
    expect(whole.reasoningText).toBe(expected.get(name));
    expect(await streamText({ model: provider(model), prompt: PROMPT }).reasoningText).toBe(expected.get(name));
  });

  describeWith(findPython('huggingface_hub'), 'in Python', (python) => {
    it('are read by huggingface_hub, whole and streamed', async () => {
      const code = `
import json, os
from huggingface_hub import InferenceClient
client = InferenceClient(base_url=os.environ["BASE_URL"], api_key=os.environ["KEY"])
call = dict(model=os.environ["MODEL"], messages=[{"role": "user", "content": "${PROMPT}"}])
whole = getattr(client.chat.completions.create(**call).choices[0].message, "${member}")
streamed = "".join(
    getattr(chunk.choices[0].delta, "${member}", None) or ""
    for chunk in client.chat.completions.create(**call, stream=True) if chunk.choices
)
print(json.dumps([whole, streamed]))
`;
      const env = { ...process.env, BASE_URL: baseUrlOf(name), KEY, MODEL: model };
      const { stdout } = await execute(python, ['-c', code], { env });
      expect(JSON.parse(stdout)).toEqual([expected.get(name), expected.get(name)]);
    });
  });
});

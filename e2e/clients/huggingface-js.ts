import { AsyncLocalStorage } from 'node:async_hooks';
import { InferenceClient, type InferenceProvider } from '@huggingface/inference';
import type { Cell, Client } from './cells.ts';
import { describeFile, withFiles } from './files.ts';
import { OPERATIONS } from './operations.ts';
import { CITY, QUESTION, WEATHER } from './prompts.ts';

export const client: Client = {
  name: '@huggingface/inference',
  operations: { conversational: OPERATIONS.chat, 'text-generation': OPERATIONS.text, default: OPERATIONS.run },
};

/** Performs one call. */
export function run(cell: Cell): Promise<unknown> {
  return running.run(cell, () => call(cell));
}

async function call(cell: Cell): Promise<unknown> {
  const huggingface = new InferenceClient(cell.key);
  // Providers that the library does not know are for it to reject.
  const target = { provider: cell.provider as InferenceProvider, model: cell.model };
  const chat = CALLS[cell.operation];
  if (chat) return chat(huggingface, target);
  const method: unknown = Reflect.get(huggingface, cell.method);
  if (typeof method !== 'function')
    throw new Error(`Task '${cell.task}' not supported: there is no method ${cell.method}`);
  const output: unknown = await method.call(huggingface, Object.assign({}, withFiles(cell.input), target));
  return output instanceof Blob ? describeFile(new Uint8Array(await output.arrayBuffer())) : { output };
}

const running = new AsyncLocalStorage<Cell>();

/**
 * Sends what is meant for the real hub, router and provider to the emulator, until it is undone. The library knows only the real
 * addresses, and polls jobs with the global `fetch` even where it was given another.
 */
export function redirectFetch(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const cell = running.getStore();
    const url = new URL(input instanceof Request ? input.url : input);
    return fetch(cell ? redirected(url, cell) : input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function redirected({ protocol, hostname, pathname, search, href }: URL, { hub, router, hosts }: Cell): string {
  // Data URLs have no host; files and jobs of the emulator have its own addresses.
  if (protocol === 'data:' || hostname === '127.0.0.1') return href;
  const provider = hosts[hostname.split('.')[0] ?? ''] ?? hosts.direct;
  const base = { 'huggingface.co': hub, 'router.huggingface.co': router }[hostname] ?? provider;
  return base + pathname + search;
}

interface Target {
  readonly provider: InferenceProvider;
  readonly model: string;
}

const CALLS: Readonly<Record<string, (huggingface: InferenceClient, target: Target) => Promise<unknown>>> = {
  async chat(huggingface, target) {
    const { choices } = await huggingface.chatCompletion({ ...target, messages: [user(QUESTION)] });
    return { text: choices[0]?.message.content };
  },
  async 'chat stream'(huggingface, target) {
    const texts: string[] = [];
    for await (const { choices } of huggingface.chatCompletionStream({ ...target, messages: [user(QUESTION)] }))
      texts.push(choices[0]?.delta.content ?? '');
    return { text: texts.join(''), chunks: texts.length };
  },
  async 'chat tools'(huggingface, target) {
    const { name, description, parameters } = WEATHER;
    const tools = [{ type: 'function' as const, function: { name, description, parameters } }];
    const messages = [user(WEATHER.question)];
    const first = await huggingface.chatCompletion({ ...target, messages, tools });
    const message = first.choices[0]?.message;
    const call = message?.tool_calls?.[0];
    if (!message || !call) return first;
    const result = { role: 'tool', tool_call_id: call.id, content: JSON.stringify(WEATHER.result) };
    const second = await huggingface.chatCompletion({ ...target, messages: [...messages, message, result], tools });
    return { ...call.function, text: second.choices[0]?.message.content };
  },
  async 'chat JSON schema'(huggingface, target) {
    const { choices } = await huggingface.chatCompletion({
      ...target,
      messages: [user(CITY.question)],
      response_format: { type: 'json_schema', json_schema: { name: CITY.name, schema: CITY.schema, strict: true } },
    });
    return { json: choices[0]?.message.content };
  },
  async text(huggingface, target) {
    const { generated_text: text } = await huggingface.textGeneration({ ...target, inputs: QUESTION });
    return { text };
  },
  async 'text stream'(huggingface, target) {
    const texts: string[] = [];
    for await (const { token } of huggingface.textGenerationStream({ ...target, inputs: QUESTION }))
      texts.push(token.text);
    return { text: texts.join(''), chunks: texts.length };
  },
};

const user = (content: string) => ({ role: 'user', content });

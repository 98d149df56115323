import { InferenceClient, type InferenceProvider } from '@huggingface/inference';
import type { Cell, Client } from './cells.ts';
import { describeFile, withFiles } from './files.ts';
import { OPERATIONS } from './operations.ts';
import { CITY, QUESTION, WEATHER } from './prompts.ts';
import { withRedirect } from './redirect-fetch.ts';

export const client: Client = {
  name: '@huggingface/inference',
  operations: { conversational: OPERATIONS.chat, 'text-generation': OPERATIONS.text, default: OPERATIONS.run },
};

/** Performs one call. */
export function run(cell: Cell): Promise<unknown> {
  return withRedirect(cell, () => call(cell));
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

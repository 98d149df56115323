import OpenAI, { toFile } from 'openai';
import type { Cell, Client } from './cells.ts';
import { describeFile, withFiles } from './files.ts';
import { callKey, OPERATIONS } from './operations.ts';
import { CITY, QUESTION, WEATHER } from './prompts.ts';

export const client: Client = {
  name: 'openai (js)',
  isOpenai: true,
  operations: {
    conversational: [...OPERATIONS.chat, ...OPERATIONS.responses],
    'text-generation': OPERATIONS.text,
    'feature-extraction': OPERATIONS.run,
    'text-to-image': OPERATIONS.run,
    'text-to-speech': OPERATIONS.run,
    'automatic-speech-recognition': OPERATIONS.run,
  },
};

const tool = { name: WEATHER.name, description: WEATHER.description, parameters: { ...WEATHER.parameters } };
const schema = { name: CITY.name, schema: { ...CITY.schema }, strict: true };

/** Performs one call. */
export async function run(cell: Cell): Promise<unknown> {
  const openai = new OpenAI({ baseURL: cell.openaiBase ?? '', apiKey: cell.key, maxRetries: 0 });
  // Tasks have inputs of many types; those of OpenAI's API have a text or one file.
  return CALLS[callKey(cell)]?.(openai, cell.providerId, withFiles(cell.input) as Input);
}

interface Input {
  readonly inputs: string & Blob;
  readonly parameters?: object;
}

const CALLS: Readonly<Record<string, (openai: OpenAI, model: string, input: Input) => Promise<unknown>>> = {
  async chat(openai, model) {
    const { choices } = await openai.chat.completions.create({ model, messages: [user(QUESTION)] });
    return { text: choices[0]?.message.content };
  },
  async 'chat stream'(openai, model) {
    const stream = openai.chat.completions.stream({ model, messages: [user(QUESTION)] });
    let chunks = 0;
    for await (const _ of stream) chunks += 1;
    return { text: await stream.finalContent(), chunks };
  },
  async 'chat tools'(openai, model) {
    const tools = [{ type: 'function' as const, function: tool }];
    const messages = [user(WEATHER.question)];
    const first = await openai.chat.completions.create({ model, messages, tools });
    const message = first.choices[0]?.message;
    const call = message?.tool_calls?.[0];
    if (call?.type !== 'function') return first;
    const result = { role: 'tool' as const, tool_call_id: call.id, content: JSON.stringify(WEATHER.result) };
    const second = await openai.chat.completions.create({
      model,
      messages: [...messages, message, result] as never,
      tools,
    });
    return { ...call.function, text: second.choices[0]?.message.content };
  },
  async 'chat JSON schema'(openai, model) {
    const { choices } = await openai.chat.completions.parse({
      model,
      messages: [user(CITY.question)],
      response_format: { type: 'json_schema', json_schema: schema },
    });
    return { json: choices[0]?.message.content };
  },
  async responses(openai, model) {
    const response = await openai.responses.create({ model, input: QUESTION });
    return { text: response.output_text };
  },
  async 'responses stream'(openai, model) {
    const stream = openai.responses.stream({ model, input: QUESTION });
    let chunks = 0;
    for await (const event of stream) chunks += event.type === 'response.output_text.delta' ? 1 : 0;
    return { text: (await stream.finalResponse()).output_text, chunks };
  },
  async 'responses tools'(openai, model) {
    const tools = [{ type: 'function' as const, strict: false, ...tool }];
    const input = [user(WEATHER.question)];
    const first = await openai.responses.create({ model, input, tools });
    const call = first.output.find((item) => item.type === 'function_call');
    if (!call) return first;
    const output = JSON.stringify(WEATHER.result);
    const result = { type: 'function_call_output' as const, call_id: call.call_id, output };
    const second = await openai.responses.create({ model, input: [...input, call, result], tools });
    return { name: call.name, arguments: call.arguments, text: second.output_text };
  },
  async 'responses JSON schema'(openai, model) {
    const text = { format: { type: 'json_schema' as const, ...schema } };
    const response = await openai.responses.parse({ model, input: CITY.question, text });
    return { json: response.output_text };
  },
  async text(openai, model) {
    const { choices } = await openai.completions.create({ model, prompt: QUESTION });
    return { text: choices[0]?.text };
  },
  async 'text stream'(openai, model) {
    const texts: string[] = [];
    const stream = await openai.completions.create({ model, prompt: QUESTION, stream: true });
    for await (const { choices } of stream) texts.push(choices[0]?.text ?? '');
    return { text: texts.join(''), chunks: texts.length };
  },
  async 'feature-extraction'(openai, model, { inputs }) {
    const { data } = await openai.embeddings.create({ model, input: [inputs, 'A red boat'] });
    return { output: data.map(({ embedding }) => embedding) };
  },
  async 'text-to-image'(openai, model, { inputs, parameters }) {
    const { data } = await openai.images.generate({
      model,
      prompt: inputs,
      response_format: 'b64_json',
      ...parameters,
    });
    return describeFile(Buffer.from(data?.[0]?.b64_json ?? '', 'base64'));
  },
  async 'text-to-speech'(openai, model, { inputs }) {
    const speech = await openai.audio.speech.create({ model, input: inputs, voice: 'alloy' });
    return describeFile(Buffer.from(await speech.arrayBuffer()));
  },
  async 'automatic-speech-recognition'(openai, model, { inputs }) {
    const transcription = await openai.audio.transcriptions.create({ model, file: await toFile(inputs, 'speech.wav') });
    return { output: { text: transcription.text } };
  },
};

const user = (content: string) => ({ role: 'user' as const, content });

import OpenAI from 'openai';
import {
  type DialectClient,
  QUESTION,
  ROUNDS,
  type Target,
  type Thought,
  WEATHER,
  WEATHER_QUESTION,
} from './dialect-client.ts';

const open = ({ origin, key }: Target) => new OpenAI({ baseURL: `${origin}/v1`, apiKey: key, maxRetries: 0 });

type ChatMessage = OpenAI.ChatCompletionMessageParam;
type ResponseItem = OpenAI.Responses.ResponseInputItem;

const user = (content: string) => [{ role: 'user' as const, content }];

const CHAT_TOOLS: OpenAI.ChatCompletionTool[] = [
  { type: 'function', function: { name: WEATHER.name, description: WEATHER.description, parameters: WEATHER.schema } },
];

const RESPONSE_TOOLS: OpenAI.Responses.FunctionTool[] = [
  { type: 'function', name: WEATHER.name, description: WEATHER.description, parameters: WEATHER.schema, strict: false },
];

/** A chat with a tool. Messages go back as they came. */
async function chatWithTool(target: Target, model: string): Promise<Thought> {
  const messages: ChatMessage[] = user(WEATHER_QUESTION);
  let thoughts = '';
  for (let round = 0; round < ROUNDS; round++) {
    const body = { model, messages, tools: CHAT_TOOLS };
    const { choices } = await open(target).chat.completions.create(body);
    const message = choices[0]?.message as OpenAI.ChatCompletionMessage & { readonly reasoning_content?: string };
    thoughts += message.reasoning_content ?? '';
    if (!message.tool_calls?.length) return { thoughts, answer: message.content ?? '' };
    messages.push(message);
    for (const call of message.tool_calls) {
      const given = call.type === 'function' ? call.function.arguments : '';
      messages.push({ role: 'tool', tool_call_id: call.id, content: WEATHER.run(JSON.parse(given)) });
    }
  }
  throw new Error('The model does not end.');
}

export const openaiChat: DialectClient = {
  name: 'openai',
  dialect: 'chat',
  async plain(target) {
    const { choices } = await open(target).chat.completions.create({ model: target.chat, messages: user(QUESTION) });
    return choices[0]?.message.content ?? '';
  },
  async stream(target) {
    const stream = open(target).chat.completions.stream({ model: target.chat, messages: user(QUESTION) });
    return (await stream.finalContent()) ?? '';
  },
  tools: async (target) => (await chatWithTool(target, target.chat)).answer,
  thinking: (target) => chatWithTool(target, target.thinker),
  error: (target) => open(target).chat.completions.create({ model: target.missing, messages: user(QUESTION) }),
  async abort(target) {
    const body = { model: target.silent, messages: user(QUESTION), stream: true as const };
    const stream = await open(target).chat.completions.create(body);
    for await (const _ of stream) stream.controller.abort();
  },
};

/** A conversation with a tool, without a stored state: all items go back as they came. */
async function respondWithTool(target: Target, model: string, isStream: boolean): Promise<Thought> {
  const input: ResponseItem[] = user(WEATHER_QUESTION);
  let thoughts = '';
  for (let round = 0; round < ROUNDS; round++) {
    const body = {
      model,
      input,
      tools: RESPONSE_TOOLS,
      store: false,
      include: ['reasoning.encrypted_content' as const],
      reasoning: { summary: 'auto' as const },
    };
    const response = isStream
      ? await open(target).responses.stream(body).finalResponse()
      : await open(target).responses.create(body);
    input.push(...(response.output as ResponseItem[]));
    for (const item of response.output) {
      if (item.type === 'reasoning') thoughts += item.summary.map(({ text }) => text).join('');
    }
    const calls = response.output.flatMap((item) => (item.type === 'function_call' ? [item] : []));
    if (calls.length === 0) return { thoughts, answer: response.output_text };
    for (const call of calls) {
      const output = WEATHER.run(JSON.parse(call.arguments));
      input.push({ type: 'function_call_output', call_id: call.call_id, output });
    }
  }
  throw new Error('The model does not end.');
}

export const openaiResponses: DialectClient = {
  name: 'openai',
  dialect: 'responses',
  plain: async (target) => (await open(target).responses.create({ model: target.chat, input: QUESTION })).output_text,
  async stream(target) {
    let text = '';
    const stream = open(target).responses.stream({ model: target.chat, input: QUESTION });
    stream.on('response.output_text.delta', ({ delta }) => {
      text += delta;
    });
    const { output_text: whole } = await stream.finalResponse();
    if (whole !== text) throw new Error(`The pieces are ${text}, the whole is ${whole}.`);
    return text;
  },
  tools: async (target) => (await respondWithTool(target, target.chat, false)).answer,
  thinking: (target) => respondWithTool(target, target.thinker, true),
  error: (target) => open(target).responses.create({ model: target.missing, input: QUESTION }),
  async abort(target) {
    const stream = await open(target).responses.create({ model: target.silent, input: QUESTION, stream: true });
    for await (const { type } of stream) if (type === 'response.output_text.delta') stream.controller.abort();
  },
};

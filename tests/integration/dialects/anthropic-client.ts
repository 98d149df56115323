import Anthropic from '@anthropic-ai/sdk';
import {
  type DialectClient,
  QUESTION,
  ROUNDS,
  type Target,
  type Thought,
  WEATHER,
  WEATHER_QUESTION,
} from './dialect-client.ts';

const open = ({ origin, key }: Target) =>
  new Anthropic({ baseURL: origin, authToken: key, apiKey: null, maxRetries: 0 });

const user = (content: string) => [{ role: 'user' as const, content }];

const TOOLS = [{ name: WEATHER.name, description: WEATHER.description, input_schema: WEATHER.schema }];

const MAX = { max_tokens: 2000 };

const textOf = ({ content }: Anthropic.Message) =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join('');

/** A conversation with a tool. Blocks go back as they came. */
async function converse(target: Target, model: string, isStream: boolean): Promise<Thought> {
  const messages: Anthropic.MessageParam[] = user(WEATHER_QUESTION);
  let thoughts = '';
  for (let round = 0; round < ROUNDS; round++) {
    const body = { model, messages, tools: TOOLS, thinking: { type: 'adaptive' as const }, ...MAX };
    const message = isStream
      ? await open(target).messages.stream(body).finalMessage()
      : await open(target).messages.create(body);
    thoughts += message.content.map((block) => (block.type === 'thinking' ? block.thinking : '')).join('');
    if (message.stop_reason !== 'tool_use') return { thoughts, answer: textOf(message) };
    const results = message.content.flatMap((block): Anthropic.ToolResultBlockParam[] =>
      block.type === 'tool_use'
        ? [{ type: 'tool_result', tool_use_id: block.id, content: WEATHER.run(block.input) }]
        : [],
    );
    messages.push({ role: 'assistant', content: message.content }, { role: 'user', content: results });
  }
  throw new Error('The model does not end.');
}

export const anthropicSdk: DialectClient = {
  name: '@anthropic-ai/sdk',
  dialect: 'messages',
  plain: async (target) =>
    textOf(await open(target).messages.create({ model: target.chat, messages: user(QUESTION), ...MAX })),
  async stream(target) {
    let text = '';
    const stream = open(target).messages.stream({ model: target.chat, messages: user(QUESTION), ...MAX });
    stream.on('text', (piece) => {
      text += piece;
    });
    const message = await stream.finalMessage();
    if (textOf(message) !== text) throw new Error(`The pieces are ${text}, the whole is ${textOf(message)}.`);
    if (message.usage.input_tokens <= 0 || message.usage.output_tokens <= 0) throw new Error('No tokens are counted.');
    return text;
  },
  tools: async (target) => (await converse(target, target.chat, false)).answer,
  thinking: (target) => converse(target, target.thinker, true),
  error: (target) => open(target).messages.create({ model: target.missing, messages: user(QUESTION), ...MAX }),
  async abort(target) {
    const stream = open(target).messages.stream({ model: target.silent, messages: user(QUESTION), ...MAX });
    stream.on('text', () => stream.abort());
    await stream.done().catch((error) => {
      if (!(error instanceof Anthropic.APIUserAbortError)) throw error;
    });
  },
};

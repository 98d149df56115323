import { ChatAnthropic } from '@langchain/anthropic';
import {
  type AIMessage,
  type AIMessageChunk,
  type BaseMessage,
  HumanMessage,
  ToolMessage,
} from '@langchain/core/messages';
import { ChatOpenAI, type ChatOpenAIFields } from '@langchain/openai';
import {
  type DialectClient,
  QUESTION,
  ROUNDS,
  type Target,
  type Thought,
  WEATHER,
  WEATHER_QUESTION,
} from './dialect-client.ts';

type Model = ChatOpenAI | ChatAnthropic;
type Open = (target: Target, model: string) => Model;

const TOOLS = [
  {
    type: 'function' as const,
    function: { name: WEATHER.name, description: WEATHER.description, parameters: WEATHER.schema },
  },
];

const textOf = (message: BaseMessage) => message.text;

const thoughtsOf = (message: BaseMessage) =>
  (message as AIMessage).contentBlocks.map((block) => (block.type === 'reasoning' ? block.reasoning : '')).join('');

async function converse(model: Model, isStream: boolean): Promise<Thought> {
  const bound = model.bindTools(TOOLS);
  const messages: BaseMessage[] = [new HumanMessage(WEATHER_QUESTION)];
  let thoughts = '';
  for (let round = 0; round < ROUNDS; round++) {
    const answer = isStream ? await joined(await bound.stream(messages)) : await bound.invoke(messages);
    thoughts += thoughtsOf(answer);
    if (!answer.tool_calls?.length) return { thoughts, answer: textOf(answer) };
    messages.push(answer);
    for (const { id, args } of answer.tool_calls) {
      messages.push(new ToolMessage({ tool_call_id: id ?? '', content: WEATHER.run(args) }));
    }
  }
  throw new Error('The model does not end.');
}

async function joined(stream: AsyncIterable<AIMessageChunk>): Promise<AIMessageChunk> {
  let whole: AIMessageChunk | undefined;
  for await (const chunk of stream) whole = whole ? whole.concat(chunk) : chunk;
  if (!whole) throw new Error('The stream is empty.');
  return whole;
}

function client(
  dialect: DialectClient['dialect'],
  open: Open,
  { hasThoughts }: { readonly hasThoughts: boolean },
): DialectClient {
  return {
    name: 'LangChain',
    dialect,
    plain: async (target) => textOf(await open(target, target.chat).invoke(QUESTION)),
    stream: async (target) => textOf(await joined(await open(target, target.chat).stream(QUESTION))),
    tools: async (target) => (await converse(open(target, target.chat), true)).answer,
    ...(hasThoughts && { thinking: (target: Target) => converse(open(target, target.thinker), false) }),
    error: (target) => open(target, target.missing).invoke(QUESTION),
    async abort(target) {
      const leaving = new AbortController();
      const stream = await open(target, target.silent).stream(QUESTION, { signal: leaving.signal });
      try {
        for await (const chunk of stream) if (textOf(chunk)) leaving.abort();
      } catch (error) {
        if (!leaving.signal.aborted) throw error;
      }
    },
  };
}

const openai =
  (fields: ChatOpenAIFields): Open =>
  ({ origin, key }, model) =>
    new ChatOpenAI({ model, apiKey: key, maxRetries: 0, configuration: { baseURL: `${origin}/v1` }, ...fields });

/** Its model for chats leaves thoughts out. */
export const langchainChat = client('chat', openai({}), { hasThoughts: false });

export const langchainResponses = client(
  'responses',
  openai({
    useResponsesApi: true,
    zdrEnabled: true,
    reasoning: { summary: 'auto' },
    modelKwargs: { include: ['reasoning.encrypted_content'] },
  }),
  { hasThoughts: true },
);

export const langchainMessages = client(
  'messages',
  ({ origin, key }, model) =>
    new ChatAnthropic({
      model,
      apiKey: key,
      anthropicApiUrl: origin,
      maxTokens: 2000,
      maxRetries: 0,
      clientOptions: { defaultHeaders: { authorization: `Bearer ${key}` } },
    }),
  { hasThoughts: true },
);

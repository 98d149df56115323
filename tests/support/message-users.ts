import { createGateway } from '@hubkit/gateway';
import { defineTool, InferenceClient } from '@hubkit/inference';
import { joinChunks, reasoningOf, type ToolCallPart, type Turn, textOf, toolCallsOf } from '@hubkit/messages';
import { chatTool, createChat } from '@hubkit/react/hooks';
import { runCommand } from './run-command.ts';
import { workbenchChat } from './workbench-chat.ts';

/** What a user of messages has read of an answer; undefined for what it does not show. */
interface ReadAnswer {
  readonly text?: string;
  readonly reasoning?: string;
  readonly calls?: readonly object[];
  /** All that the user has of the answer, to look for its members. */
  readonly has?: unknown;
  /** The message as the next request sends it, where there is one. */
  readonly repeated?: unknown;
}

/** A way to an answer of which `chunks` are the first message; the one after its calls is `ok`. */
type MessageUser = (chunks: readonly object[], place: { readonly folder: string }) => Promise<ReadAnswer>;

/** Tools that habits call; the module of the command line has the same. */
export const TOOL_NAMES = ['one', 'two', 'now', 'find'];
export const TOOL_MODULE = TOOL_NAMES.map(
  (name) => `export const ${name} = { name: '${name}', parameters: { type: 'object' }, run: () => 'result' };`,
).join('\n');

const ADDRESS = 'http://h.example/v1';
const ARGS = { model: 'm', messages: [{ role: 'user', content: 'Hi' }] };
const OK = { choices: [{ index: 0, delta: { content: 'ok' }, finish_reason: 'stop' }] };

/** A server that gives the chunks as a stream, or joined to one whole answer, and `ok` after them. */
export function scriptedServer(chunks: readonly object[]) {
  const requests: { readonly stream?: boolean; readonly messages: readonly { readonly role: string }[] }[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    const request = JSON.parse(String(init?.body));
    requests.push(request);
    const given = requests.length === 1 ? chunks : [OK];
    if (!request.stream) return Response.json(await joinChunks(given));
    const events = given.map((one) => `data: ${JSON.stringify(one)}\n\n`);
    return new Response(`${events.join('')}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } });
  };
  const client = new InferenceClient(undefined, { endpointUrl: ADDRESS, fetch: fetch as typeof globalThis.fetch });
  const repeated = () => requests[1]?.messages.find(({ role }) => role === 'assistant');
  return { client, fetch: fetch as typeof globalThis.fetch, requests, repeated };
}

const readMessage = (message: unknown, has: unknown = message): ReadAnswer => ({
  text: textOf(message),
  reasoning: reasoningOf(message),
  calls: toolCallsOf(message).map(({ name, arguments: json }) => ({ name, args: JSON.parse(json) })),
  has,
});

const runTools =
  (more: object): MessageUser =>
  async (chunks) => {
    const { client, repeated } = scriptedServer(chunks);
    const tools = TOOL_NAMES.map((name) => defineTool({ name, parameters: { type: 'object' }, run: () => 'result' }));
    const { steps, messages } = await client.runTools({ ...ARGS, tools, ...more });
    const [first] = steps;
    return {
      ...readMessage(first?.completion.choices[0]?.message, first?.completion),
      repeated: repeated() ?? messages[1],
    };
  };

const readTurn = ({ parts, ...turn }: Turn): ReadAnswer => {
  const first = parts.filter(({ step = 0 }) => step === 0);
  const textsOf = (type: 'text' | 'reasoning') =>
    first.flatMap((part) => (part.type === type ? part.text : [])).join('');
  return {
    text: textsOf('text'),
    reasoning: textsOf('reasoning'),
    calls: first
      .filter((part): part is ToolCallPart => part.type === 'tool-call')
      .map(({ name, arguments: json }) => ({ name, args: JSON.parse(json || '{}') })),
    has: { ...turn, parts: first },
  };
};

/** A chat of the hooks over any `fetch`. */
export async function askChat(fetch: typeof globalThis.fetch): Promise<Turn> {
  const tools = TOOL_NAMES.map((name) => chatTool({ name, parameters: { type: 'object' }, run: () => 'result' }));
  const chat = createChat({ api: 'http://page.example', fetch, tools, keepsReasoning: true });
  await chat.actions.send('Hi');
  return chat.getState().tree.at(-1) as Turn;
}

/** The `fetch` of a gateway in front of a server. */
export function gatewayOver(client: InferenceClient): typeof globalThis.fetch {
  const gateway = createGateway({ client, models: ['m'], authorize: () => ({ id: 'u' }) });
  return async (input, init) => gateway(new Request(input, init));
}

/** All that read, show or repeat messages. */
export const MESSAGE_USERS: Readonly<Record<string, MessageUser>> = {
  'client, plain': async (chunks) => {
    const completion = await scriptedServer(chunks).client.chatCompletion(ARGS);
    return readMessage(completion.choices[0]?.message, completion);
  },
  'client, final()': async (chunks) => {
    const completion = await scriptedServer(chunks).client.chatCompletionStream(ARGS).final();
    return readMessage(completion.choices[0]?.message, completion);
  },
  'client, events()': async (chunks) => {
    let [text, reasoning, has]: [string, string, unknown] = ['', '', undefined];
    const calls: object[] = [];
    for await (const event of scriptedServer(chunks).client.chatCompletionStream(ARGS).events()) {
      if (event.type === 'text') text += event.text;
      if (event.type === 'reasoning') reasoning += event.text;
      if (event.type === 'tool-call') calls.push({ name: event.call.name, args: JSON.parse(event.call.arguments) });
      if (event.type === 'end') has = event.completion;
    }
    return { text, reasoning, calls, has };
  },
  runTools: runTools({}),
  'runTools, streamed': runTools({ onChunk: () => undefined }),
  hook: async (chunks) => {
    const { fetch, repeated } = scriptedServer(chunks);
    return { ...readTurn(await askChat(fetch)), repeated: repeated() };
  },
  workbench: async (chunks) => {
    const { client, fetch, repeated } = scriptedServer(chunks);
    const chat = workbenchChat({ client, fetch, model: 'm', endpointUrl: ADDRESS });
    const answer = await chat.ask('Hi', () => 'result');
    return { ...readTurn(answer), repeated: repeated() };
  },
  'hubkit chat': async (chunks, { folder }) => {
    const { fetch, repeated } = scriptedServer(chunks);
    const args = ['chat', '--no-log', '--json', '-m', 'm', '--endpoint', ADDRESS, '--tool', 'tools.mjs', 'Hi'];
    const { out } = await runCommand(args, { cwd: folder, fetch });
    const lines = out.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    const end = lines.findIndex(({ tool, content }) => tool !== undefined || content !== undefined);
    const completion = await joinChunks(lines.slice(0, end));
    return { ...readMessage(completion.choices[0]?.message, completion), repeated: repeated() };
  },
  gateway: async (chunks) => {
    const { client, repeated } = scriptedServer(chunks);
    const page = new InferenceClient(undefined, { endpointUrl: 'http://page.example/v1', fetch: gatewayOver(client) });
    // A gateway gives the usage to those who ask for it.
    const asked = { ...ARGS, stream_options: { include_usage: true } };
    const completion = await page.chatCompletionStream(asked).final();
    return { ...readMessage(completion.choices[0]?.message, completion), repeated: repeated() };
  },
  'gateway and hook': async (chunks) => {
    const { client, repeated } = scriptedServer(chunks);
    return { ...readTurn(await askChat(gatewayOver(client))), repeated: repeated() };
  },
};

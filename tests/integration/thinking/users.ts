import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorProviderKey } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';
import { keyVariable } from '@hubkit/inference/provider-facts';
import { pathTo, textOfTurn } from '@hubkit/messages';
import { chatTool, createChat } from '@hubkit/react/hooks';
import { expect, onTestFinished } from 'vitest';
import { runCommand } from '../../support/run-command.ts';
import { workbenchChat } from '../../support/workbench-chat.ts';
import { emulator, type Net } from './exchanges.ts';
import { ORIGIN, type Service } from './services.ts';

const QUESTION = 'First the weather in Rome, then calculate 2+2';
const NEXT_QUESTION = 'First the weather in Oslo, then calculate 3+4';

/** Asks both questions, and returns the answers. */
type User = (net: Net, service: Service) => Promise<readonly string[]>;

function clientOf({ fetch }: Net, { provider, endpointUrl }: Service) {
  return new InferenceClient(provider ? emulatorProviderKey(provider) : undefined, {
    endpoints: emulator.endpointsAt(ORIGIN),
    ...(endpointUrl && { endpointUrl }),
    retry: false,
    fetch,
  });
}

const SCHEMAS = {
  get_weather: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  calculate: { type: 'object', properties: { expression: { type: 'string' } }, required: ['expression'] },
} as const;
const RESULTS = { get_weather: '21 °C', calculate: '4' };
const NAMES = ['get_weather', 'calculate'] as const;
const targetOf = ({ provider, endpointUrl, model, parameters }: Service) => ({
  ...(provider && { provider }),
  ...(endpointUrl && { endpointUrl }),
  model,
  ...parameters,
});

/** Asks both questions with a run each, the second one with the conversation of the first. */
export const withRuns =
  (more: object): User =>
  async (net, service) => {
    const client = clientOf(net, service);
    const tools = NAMES.map((name) => defineTool({ name, parameters: SCHEMAS[name], run: () => RESULTS[name] }));
    // Providers and servers of the table are known by their names only when it runs.
    const ask = (messages: readonly object[]) =>
      client.runTools({ ...targetOf(service), messages, tools, ...more } as never);
    const first = await ask([{ role: 'user', content: QUESTION }]);
    const second = await ask([...first.messages, { role: 'user', content: NEXT_QUESTION }]);
    return [first.content, second.content];
  };

/** Asks both questions in a chat; a stored one is read by another chat before the second. */
const withChat =
  (settings: { readonly isStored?: boolean; readonly splitsThinking?: boolean }): User =>
  async (net, service) => {
    const client = clientOf(net, service);
    const { model, ...parameters } = targetOf(service);
    const tools = NAMES.map((name) =>
      chatTool({ name, parameters: SCHEMAS[name] as object as Record<string, unknown>, run: () => RESULTS[name] }),
    );
    let stored: string | undefined;
    const storage = {
      get: async () => stored && JSON.parse(stored),
      set: async (_: string, value: unknown) => {
        stored = JSON.stringify(value);
      },
      remove: async () => {
        stored = undefined;
      },
    };
    const { isStored, splitsThinking } = settings;
    const open = () => createChat({ client, model, parameters, tools, splitsThinking, ...(isStored && { storage }) });
    const ask = async (chat: ReturnType<typeof open>, question: string) => {
      await chat.actions.send(question);
      const turn = pathTo(chat.getState().tree, chat.getState().head).at(-1);
      expect(turn?.failure).toBeUndefined();
      return turn ? textOfTurn(turn) : '';
    };
    const chat = open();
    const first = await ask(chat, QUESTION);
    return [first, await ask(isStored ? open() : chat, NEXT_QUESTION)];
  };

/** Asks both questions in a chat of the workbench, whose user enters the results. */
const withWorkbench =
  (settings: object): User =>
  async (net, service) => {
    const { provider, endpointUrl, model, parameters } = service;
    const tools = NAMES.map((name) => ({ type: 'function', function: { name, parameters: SCHEMAS[name] } }));
    const chat = workbenchChat({
      client: clientOf(net, service),
      fetch: net.fetch,
      ...{ provider, endpointUrl, model },
      settings: { tools: JSON.stringify(tools), extra: JSON.stringify(parameters ?? {}), ...settings },
    });
    const ask = async (question: string) => {
      const turn = await chat.ask(question, (name) => RESULTS[name as (typeof NAMES)[number]]);
      expect(turn.failure).toBeUndefined();
      return textOfTurn(turn);
    };
    return [await ask(QUESTION), await ask(NEXT_QUESTION)];
  };

/** The tools as a module that the command line reads. */
const TOOLS_MODULE = NAMES.map((name) => {
  const parameters = JSON.stringify(SCHEMAS[name]);
  return `export const ${name} = { name: '${name}', parameters: ${parameters}, run: () => '${RESULTS[name]}' };`;
}).join('\n');

/** Asks both questions by the command line, the second one in the conversation that it has kept. */
const withCommand =
  (...more: readonly string[]): User =>
  async ({ fetch }, { provider, endpointUrl, model, parameters = {} }) => {
    const folder = await mkdtemp(join(tmpdir(), 'hubkit-thinking-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'tools.mjs'), TOOLS_MODULE);
    const env = {
      HUBKIT_DATA: folder,
      HUBKIT_CONFIG: join(folder, 'config.json'),
      ...(provider && { [keyVariable(provider)]: emulatorProviderKey(provider) }),
    };
    const ask = async (...args: readonly string[]) => {
      const { code, out, err } = await runCommand(
        [
          ...['chat', ...args, '--model', model, '--tool', 'tools.mjs', ...more],
          ...(provider ? ['--provider', provider] : []),
          ...(endpointUrl ? ['--endpoint', endpointUrl] : []),
          ...Object.entries(parameters).flatMap(([name, value]) => ['-P', `${name}=${JSON.stringify(value)}`]),
        ],
        { cwd: folder, fetch, env },
      );
      expect({ code, err }).toMatchObject({ code: 0 });
      return out;
    };
    return [await ask(QUESTION), await ask('-c', NEXT_QUESTION)];
  };

/** All that take calls of tools from a model, and go on with their results. */
export const USERS: Readonly<Record<string, User>> = {
  runTools: withRuns({}),
  'runTools, streamed': withRuns({ onChunk: () => undefined }),
  createChat: withChat({}),
  'createChat, stored and read': withChat({ isStored: true }),
  'createChat, with thoughts apart': withChat({ splitsThinking: true }),
  workbench: withWorkbench({}),
  'workbench, not streamed': withWorkbench({ isStreamed: false }),
  'hubkit chat --tool': withCommand(),
  'hubkit chat --tool, not streamed': withCommand('--no-stream'),
};

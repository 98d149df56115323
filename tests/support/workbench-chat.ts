import type { InferenceClient } from '@hubkit/inference';
import { pendingCalls, type Turn } from '@hubkit/messages';
import { FIRST_SETTINGS } from '../../apps/workbench/src/features/chat/conversation/chat-settings.ts';
import { isAnswering, pathIn } from '../../apps/workbench/src/features/chat/conversation/conversation.ts';
import { createChat } from '../../apps/workbench/src/features/chat/create-chat.ts';
import { startRun } from '../../apps/workbench/src/run/start-run.ts';
import type { Connection } from '../../apps/workbench/src/services/connection.ts';

interface WorkbenchChatOptions {
  readonly client: InferenceClient;
  readonly fetch: typeof globalThis.fetch;
  readonly model: string;
  /** @default the client's own choice */
  readonly provider?: string | undefined;
  /** Address of a server that has the model. @default none, the providers */
  readonly endpointUrl?: string | undefined;
  /** Settings of the chat beside those of a first one. */
  readonly settings?: object;
}

/** A chat of the workbench with one column, over any client and `fetch`: its runs, without its page. */
export function workbenchChat({ client, fetch, model, provider, endpointUrl, settings }: WorkbenchChatOptions) {
  // Only the members that a run needs.
  const connection = {
    client: async () => client,
    service: () => ({ id: 'own', label: 'Own', endpoints: {}, token: '', ...(endpointUrl && { endpointUrl }) }),
    fetchFor: () => fetch,
    reach: { get: () => ({}) },
    host: { check: async () => undefined },
  } as unknown as Connection;
  let ids = 0;
  const environment = {
    newId: () => 'run',
    now: () => 0,
    onNextFrame: (draw: () => void) => void setTimeout(draw, 0),
  };
  const chat = createChat(
    { ...FIRST_SETTINGS, ...settings },
    { start: (spec, onChunk) => startRun(connection, spec, { environment, onChunk }), newId: () => `m${++ids}` },
  );
  chat.setModel('a', { model, ...(provider && { provider }) });
  const ended = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = chat.store.subscribe(() => {
        if (isAnswering(chat.store.get())) return;
        unsubscribe();
        resolve();
      });
    });
  /** The answer at the end of the path. */
  const answer = () => pathIn(chat.store.get(), 'a').at(-1) as Turn;
  return {
    chat,
    answer,
    /** Sends a question, and gives each called tool its result, as its user does, until the answer calls none. */
    async ask(question: string, resultOf: (tool: string) => string): Promise<Turn> {
      chat.send(question);
      await ended();
      for (let calls = pendingCalls(answer()); calls.length > 0; calls = pendingCalls(answer())) {
        chat.sendResults('a', Object.fromEntries(calls.map(({ id = '', name }) => [id, resultOf(name)])));
        await ended();
      }
      return answer();
    },
  };
}

import type { Args, ProviderFor } from '@hubkit/inference';
import { describeFailure } from '../../run/describe-failure.ts';
import { createStore, type Store } from '../../store/store.ts';
import { ask, type ChatClient } from './answer/ask.ts';
import type { ChatSettings } from './conversation/chat-settings.ts';
import {
  amend,
  append,
  before,
  type Conversation,
  openAnswer,
  spokenMessages,
  without,
} from './conversation/conversation.ts';
import type { Message } from './conversation/message.ts';

/** The dependencies of a chat: clients, clock, frames and ids. */
export interface ChatWorld {
  /** Returns the client of the present connection. */
  readonly client: () => Promise<ChatClient>;
  /** Returns the `fetch` of a call. */
  readonly fetch?: () => typeof fetch;
  /** The provider that an address of a service belongs to. */
  readonly providerOf: (url: string) => string | undefined;
  readonly now: () => number;
  /** Calls back when the page is next drawn. */
  readonly onNextFrame: (callback: () => void) => void;
  readonly newId: () => string;
}

/** A conversation and everything that can be done to it. */
export interface Chat {
  readonly store: Store<Conversation>;
  send(text: string): void;
  /** Ends the answer that is being written and keeps what has come. */
  stop(): void;
  /** Asks again for an answer; what followed it is dropped. */
  regenerate(id: string): void;
  /** Rewrites a message. A rewritten question is asked again. */
  rewrite(id: string, content: string): void;
  remove(id: string): void;
  clear(): void;
  change(settings: Partial<ChatSettings>): void;
}

/** Makes a chat without messages. */
export function createChat(settings: ChatSettings, world: ChatWorld): Chat {
  const store = createStore<Conversation>({ settings, messages: [] });
  let running: AbortController | undefined;

  const stop = () => running?.abort();

  const answer = async () => {
    stop();
    const controller = new AbortController();
    running = controller;
    const question = store.get();
    const id = world.newId();
    store.set((state) => append(state, { id, role: 'assistant', content: '', status: 'waiting' }));
    const show = (change: Partial<Message>) => store.set((state) => amend(state, id, change));
    const showSoon = oncePerFrame(show, world.onNextFrame);
    try {
      const args = argsOf(question);
      const progress = ask(await world.client(), args, {
        ...(world.fetch && { fetch: world.fetch() }),
        isStreamed: question.settings.isStreamed,
        signal: controller.signal,
        now: world.now,
        onRetry: (retry) => show({ retry }),
        providerOf: (url) => world.providerOf(url),
      });
      for await (const { text, report } of progress) {
        if (report) showSoon.now({ content: text, status: 'done', report });
        else showSoon({ content: text, status: 'streaming' });
      }
    } catch (error) {
      if (controller.signal.aborted) showSoon.now({ status: 'stopped' });
      else showSoon.now({ status: 'failed', failure: describeFailure(error) });
    } finally {
      if (running === controller) running = undefined;
    }
  };

  return {
    store,
    stop,
    send(text) {
      const content = text.trim();
      if (content === '' || openAnswer(store.get())) return;
      store.set((state) => append(state, { id: world.newId(), role: 'user', content, status: 'done' }));
      void answer();
    },
    regenerate(id) {
      stop();
      store.set((state) => before(state, id));
      void answer();
    },
    rewrite(id, content) {
      const message = store.get().messages.find((candidate) => candidate.id === id);
      if (message?.role !== 'user') return store.set((state) => amend(state, id, { content }));
      stop();
      store.set((state) => append(before(state, id), { ...message, content }));
      void answer();
    },
    remove(id) {
      if (openAnswer(store.get())?.id === id) stop();
      store.set((state) => without(state, id));
    },
    clear() {
      stop();
      store.set((state) => ({ ...state, messages: [] }));
    },
    change: (change) => store.set((state) => ({ ...state, settings: { ...state.settings, ...change } })),
  };
}

function argsOf(conversation: Conversation): Args<'conversational'> {
  const { provider, model, temperature, topP, maxTokens } = conversation.settings;
  return {
    // Chosen from the list of providers; the client itself refuses any other text with a message for the user.
    provider: provider as ProviderFor<'conversational'>,
    model,
    messages: spokenMessages(conversation),
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
  };
}

/**
 * Draws at most once a frame however fast words come, with the latest of them; `now` draws at once and
 * forgets nothing that was waiting.
 */
function oncePerFrame(show: (change: Partial<Message>) => void, onNextFrame: (callback: () => void) => void) {
  let waiting: Partial<Message> | undefined;
  const flush = () => {
    if (waiting) show(waiting);
    waiting = undefined;
  };
  const soon = (change: Partial<Message>) => {
    const isScheduled = waiting !== undefined;
    waiting = change;
    if (!isScheduled) onNextFrame(flush);
  };
  return Object.assign(soon, {
    now(change: Partial<Message>) {
      waiting = { ...waiting, ...change };
      flush();
    },
  });
}

import { pathTo, type Turn, textOfTurn } from '@hubkit/messages';
import { describe, expect, it } from 'vitest';
import type { ChatRequest } from '../service/chat-service.ts';
import type { ChatOptions } from './chat-options.ts';
import { createChat } from './create-chat.ts';

/** A chat whose client gives these answers in turn: a text, or an error. */
function chatWith(answers: readonly (string | Error)[], options: Partial<ChatOptions> = {}) {
  const requests: ChatRequest[] = [];
  const client = {
    async *chatCompletionStream(request: ChatRequest) {
      const answer = answers[requests.length] ?? '';
      requests.push(request);
      if (answer instanceof Error) throw answer;
      yield { choices: [{ delta: { content: answer }, finish_reason: 'stop' }] };
    },
  };
  const store = createChat({ client, ...options } as ChatOptions);
  return { chat: { ...store, ...store.actions }, requests };
}

type Chat = ReturnType<typeof chatWith>['chat'];

const shown = (chat: Chat): readonly Turn[] => pathTo(chat.getState().tree, chat.getState().head);
const words = (chat: Chat) => shown(chat).map((turn) => `${turn.role}: ${textOfTurn(turn)}`);
const last = (chat: Chat) => shown(chat).at(-1);

describe('an answer that a service refuses to continue', () => {
  const refusal = (status: number) => Object.assign(new Error('End with a user message.'), { response: { status } });

  it.each([400, 422])('is continued for a message of the user: status %s', async (status) => {
    const cut = {
      id: 'b',
      parent: 'a',
      role: 'assistant',
      parts: [{ type: 'text', text: 'Half of' }],
      status: 'stopped',
    };
    const question = { id: 'a', parent: null, role: 'user', parts: [{ type: 'text', text: 'Q' }], status: 'done' };
    const initialTurns = [question, cut] as readonly Turn[];
    const { chat, requests } = chatWith([refusal(status), ' it.'], { initialTurns });
    await chat.resume();
    expect(words(chat)).toEqual(['user: Q', 'assistant: Half of it.']);
    expect(last(chat)).toMatchObject({ status: 'done', failure: undefined });
    expect(requests.map(({ messages }) => messages.map(({ role }) => role).join())).toEqual([
      'user,assistant',
      'user,assistant,user',
    ]);
  });

  it.each([401, 413, 500])('is not requested twice for another reason: status %s', async (status) => {
    const { chat, requests } = chatWith(['Half of', refusal(status)]);
    await chat.send('Q');
    await chat.resume();
    expect(last(chat)).toMatchObject({ status: 'failed' });
    expect(requests).toHaveLength(2);
  });

  it('is no question that is refused', async () => {
    const { chat, requests } = chatWith([refusal(400)]);
    await chat.send('Q');
    expect(last(chat)).toMatchObject({ status: 'failed', failure: { status: 400 } });
    expect(requests).toHaveLength(1);
  });
});

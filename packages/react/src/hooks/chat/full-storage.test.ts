import { pathTo, type Turn, textOfTurn } from '@hubkit/messages';
import { describe, expect, it, vi } from 'vitest';
import { webStorage } from '../storage/web-storage.ts';
import type { ChatOptions } from './chat-options.ts';
import { createChat } from './create-chat.ts';

/** A chat whose client gives the same answer each time. */
function chatWith(options: Partial<ChatOptions>) {
  const client = {
    async *chatCompletionStream() {
      yield { choices: [{ delta: { content: 'A' }, finish_reason: 'stop' }] };
    },
  };
  const store = createChat({ client, ...options } as ChatOptions);
  return { ...store, ...store.actions };
}

type Chat = ReturnType<typeof chatWith>;

const shown = (chat: Chat): readonly Turn[] => pathTo(chat.getState().tree, chat.getState().head);
const words = (chat: Chat) => shown(chat).map((turn) => `${turn.role}: ${textOfTurn(turn)}`);

describe('a storage that is full', () => {
  const picture = { type: 'image', url: `data:image/png;base64,${'A'.repeat(60_000)}` } as const;
  /** A chat in an area of a browser with room for so many characters, and what is there after a reload. */
  const chatIn = (most: number) => {
    const kept = new Map<string, string>();
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem(key: string, value: string) {
        if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
    };
    const errors: string[] = [];
    const storage = webStorage(() => area as unknown as Storage);
    const chat = chatWith({ storage, onError: ({ message }) => errors.push(message) });
    const reloaded = async () => {
      const again = chatWith({ storage });
      again.connect();
      await vi.waitFor(() => expect(again.getState().isLoaded).toBe(true));
      return words(again);
    };
    return { chat, errors, reloaded, kept };
  };

  it('keeps the words of a chat whose pictures are too large', async () => {
    const { chat, errors, reloaded } = chatIn(50_000);
    await chat.send('Look', [picture]);
    await chat.send('', [picture]);
    await chat.send('R');
    expect(await reloaded()).toEqual([
      'user: Look',
      'assistant: A',
      'user: [A file that was too large to keep.]',
      'assistant: A',
      'user: R',
      'assistant: A',
    ]);
    expect(errors).toEqual(['full']);
    // On the page they stay.
    expect(shown(chat)[0]?.parts[0]).toEqual(picture);
  });

  it('reports that nothing fits once', async () => {
    const { chat, errors, reloaded } = chatIn(0);
    for (const question of ['Q', 'R', 'S']) await chat.send(question);
    expect(await reloaded()).toEqual([]);
    expect(errors).toEqual(['full']);
  });

  it('is used again once there is room', async () => {
    const { chat, errors, reloaded } = chatIn(50_000);
    await chat.send('Look', [picture]);
    chat.replace({ tree: [], head: null });
    await chat.send('Q', [{ ...picture, url: 'data:image/png;base64,AA==' }]);
    expect(await reloaded()).toEqual(['user: Q', 'assistant: A']);
    expect(errors).toEqual(['full']);
  });

  it('replaces a text that is broken', async () => {
    const { chat, errors, reloaded, kept } = chatIn(50_000);
    kept.set('hubkit:chat', '{"tree":[');
    await chat.send('Q');
    expect(await reloaded()).toEqual(['user: Q', 'assistant: A']);
    expect(errors).toHaveLength(1);
  });
});

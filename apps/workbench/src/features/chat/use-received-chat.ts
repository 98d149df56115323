import { useEffect } from 'react';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { readMessage } from '../../ui/read-message.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Chat } from './create-chat.ts';

/** Opens the chat that another page has handed over: of a share link, a template or a model. Without one, begins a new chat. */
export function useReceivedChat(chat: Chat): void {
  const received = useSession(createReceivedState);
  const toast = useToast();
  const state = useStore(received, (all) => all.state);
  useEffect(() => {
    if (state?.kind !== 'chat') return;
    received.set({ state: undefined });
    if (state.chat === undefined) {
      // At once: a question that is asked meanwhile would be lost with the chat before.
      chat.clear();
      return;
    }
    const text = state.chat;
    void import('./export/import-chat.ts').then(({ importChat }) => {
      try {
        const model = chat.store.get().columns[0]?.model ?? '';
        chat.open(importChat(text, { newId: () => crypto.randomUUID(), now: Date.now(), model }));
      } catch (error) {
        toast({ text: readMessage(error), action: 'OK', onAction: () => {} });
      }
    });
  }, [chat, received, state, toast]);
}

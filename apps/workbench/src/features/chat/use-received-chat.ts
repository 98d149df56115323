import { useEffect } from 'react';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Chat } from './create-chat.ts';

/** Opens the chat that another page has handed over: of a share link, a template or a model. */
export function useReceivedChat(chat: Chat): void {
  const received = useSession(createReceivedState);
  const toast = useToast();
  const state = useStore(received, (all) => all.state);
  useEffect(() => {
    if (state?.kind !== 'chat') return;
    received.set({ state: undefined });
    void import('./export/import-chat.ts').then(({ importChat }) => {
      try {
        const model = chat.store.get().columns[0]?.model ?? '';
        chat.open(importChat(state.chat ?? '', { newId: () => crypto.randomUUID(), now: Date.now(), model }));
      } catch (error) {
        toast({ text: error instanceof Error ? error.message : String(error), action: 'OK', onAction: () => {} });
      }
    });
  }, [chat, received, state, toast]);
}

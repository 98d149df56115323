import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { useCorrectAddress } from '../../ui/use-correct-address.ts';
import { useChat, useChatState } from './chat-context.ts';
import { isEmpty } from './conversation/conversation.ts';
import { createTitle } from './conversation/conversation-title.ts';
import type { ChatPersistence } from './conversation/persist-chat.ts';

const chatRoute = getRouteApi('/chat/{-$id}');

/**
 * Keeps the address and the chat in step. A chat has an address from its first message on; the address of another chat, typed or
 * reached by Back, opens it. The window is named after the chat. Returns a function that begins a new chat at `/chat`, and returns what
 * undoes it; Back leads to the one that was left.
 */
export function useChatAddress(persistence: ChatPersistence): () => () => void {
  const chat = useChat();
  const { id } = chatRoute.useParams();
  const shown = useChatState((state) => state.id);
  const hasTurns = useChatState((state) => !isEmpty(state));
  const title = useChatState(createTitle);
  const toast = useToast();
  const navigate = useNavigate();
  const correctAddress = useCorrectAddress('/chat');
  /** True while the one goes to where the other is. */
  const isMoving = useRef(false);

  useEffect(() => {
    if (id === undefined || id === chat.store.get().id) return;
    isMoving.current = true;
    void persistence.open(id).then((isFound) => {
      isMoving.current = false;
      if (isFound) return;
      toast({
        text: 'This chat is not in this browser.',
        action: 'All activity',
        onAction: () => void navigate({ to: '/activity' }),
      });
      const state = chat.store.get();
      correctAddress({ to: '/chat/{-$id}', params: { id: isEmpty(state) ? undefined : state.id } });
    });
  }, [id, chat, persistence, navigate, correctAddress, toast]);

  useEffect(() => {
    if (isMoving.current || (hasTurns ? id === shown : id === undefined)) return;
    correctAddress({ to: '/chat/{-$id}', params: { id: hasTurns ? shown : undefined } });
  }, [id, shown, hasTurns, correctAddress]);

  useEffect(() => {
    document.title = `${title || 'Chat'} · hubkit workbench`;
  }, [title]);

  return () => {
    isMoving.current = true;
    const undo = chat.clear();
    void navigate({ to: '/chat/{-$id}', params: { id: undefined } }).finally(() => {
      isMoving.current = false;
    });
    return undo;
  };
}

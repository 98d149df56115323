import { useNavigate } from '@tanstack/react-router';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { useSession } from '../../state/sessions.tsx';

/** Returns a function that opens an empty chat with a model. */
export function useOpenChat(): (model: string) => void {
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  return (model) => {
    received.set({ state: { kind: 'chat', chat: JSON.stringify({ chats: [{ model, messages: [] }] }) } });
    void navigate({ to: '/chat/{-$id}', params: { id: undefined } });
  };
}

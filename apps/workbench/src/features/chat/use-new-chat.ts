import { useNavigate } from '@tanstack/react-router';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { useSession } from '../../state/sessions.tsx';

/** Returns a function that begins a new chat from any page; the one before is kept. */
export function useNewChat(): () => void {
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  return () => {
    received.set({ state: { kind: 'chat' } });
    void navigate({ to: '/chat/{-$id}', params: { id: undefined } });
  };
}

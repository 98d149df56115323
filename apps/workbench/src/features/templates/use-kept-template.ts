import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { useSession } from '../../state/sessions.tsx';
import type { Store } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { useToast } from '../../ui/toast.tsx';
import { useCorrectAddress } from '../../ui/use-correct-address.ts';
import { createTemplateKeeper } from './keep-template.ts';
import type { TemplatesState } from './templates-session.ts';

/** Keeps the template in this browser and its id in the address, and opens the one that the address names. */
export function useKeptTemplate(session: Store<TemplatesState>): void {
  const keeper = useSession(createTemplateKeeper, session, useStorage());
  const { kept } = useSearch({ from: '/templates' });
  const id = useStore(keeper.store, (state) => state.id);
  const navigate = useNavigate({ from: '/templates' });
  const toast = useToast();
  const correctAddress = useCorrectAddress('/templates');

  useEffect(() => {
    if (kept === undefined || kept === keeper.store.get().id) return;
    void keeper.open(kept).then((isFound) => {
      if (isFound) return;
      toast({
        text: 'This template is not in this browser.',
        action: 'All activity',
        onAction: () => void navigate({ to: '/activity' }),
      });
      correctAddress({ to: '/templates' });
    });
  }, [kept, keeper, toast, navigate, correctAddress]);

  // The address follows what is shown; one that leads to a model stays until its template is changed or kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new id changes the address.
  useEffect(() => {
    if (id !== undefined && id !== kept) correctAddress({ to: '/templates', search: { kept: id } });
  }, [id]);

  useEffect(() => {
    addEventListener('pagehide', keeper.save);
    return () => {
      keeper.save();
      removeEventListener('pagehide', keeper.save);
    };
  }, [keeper]);
}

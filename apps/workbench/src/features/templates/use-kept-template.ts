import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { useSession } from '../../state/sessions.tsx';
import type { Store } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { useToast } from '../../ui/toast.tsx';
import { useStaysAt } from '../../ui/use-stays-at.ts';
import { createTemplateKeeper } from './keep-template.ts';
import type { TemplatesSearch } from './search.ts';
import type { TemplatesState } from './templates-session.ts';

/** Keeps the template in this browser and its id in the address, and opens the one that the address names. */
export function useKeptTemplate(session: Store<TemplatesState>): void {
  const keeper = useSession(createTemplateKeeper, session, useStorage());
  const { kept } = useSearch({ from: '/templates' });
  const id = useStore(keeper.store, (state) => state.id);
  const navigate = useNavigate({ from: '/templates' });
  const toast = useToast();
  const stays = useStaysAt('/templates');
  const correctAddress = useEffectEvent((search: TemplatesSearch) => {
    if (stays()) void navigate({ search, replace: true, resetScroll: false });
  });

  useEffect(() => {
    if (kept === undefined || kept === keeper.store.get().id) return;
    void keeper.open(kept).then((isFound) => {
      if (isFound) return;
      toast({
        text: 'This template is not in this browser.',
        action: 'All activity',
        onAction: () => void navigate({ to: '/activity' }),
      });
      correctAddress({});
    });
  }, [kept, keeper, toast, navigate]);

  // The address follows what is shown; one that leads to a model stays until its template is changed or kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new id changes the address.
  useEffect(() => {
    if (id !== undefined && id !== kept) correctAddress({ kept: id });
  }, [id]);

  useEffect(() => {
    addEventListener('pagehide', keeper.save);
    return () => {
      keeper.save();
      removeEventListener('pagehide', keeper.save);
    };
  }, [keeper]);
}

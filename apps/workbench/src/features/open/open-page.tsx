import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { readFragment, type SharedState } from '../../shared-links/shared-state.ts';
import { readSharedHead, SharedView } from '../../shared-view/shared-view.tsx';
import { useSession } from '../../state/sessions.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';

type Opened = { readonly state?: SharedState | undefined; readonly error?: string };

/** Shows the content of a share link before it is used. */
export function OpenPage() {
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  const opened = useFragment();
  const { state, error } = opened ?? {};
  const head = useMemo(() => state && readSharedHead(state), [state]);

  const isRun = state?.kind === 'run';

  const keep = (isRun = false) => {
    received.set({ state, isRun });
    if (state?.kind === 'chat') void navigate({ to: '/chat/{-$id}', params: { id: undefined } });
    else if (state?.kind === 'run') {
      const { task = '', model, provider } = state;
      void navigate({
        to: '/tasks/$task/try',
        params: { task },
        search: { ...(model && { model }), ...(provider && { provider }) },
      });
    } else void navigate({ to: '/templates' });
  };

  return (
    <Page
      above={head?.above}
      title={head?.title ?? 'Shared link'}
      lead={state && LEADS[state.kind]}
      actions={
        state && (
          <>
            {isRun && <Button look="primary" icon="play" label="Run it" onClick={() => keep(true)} />}
            <Button look={isRun ? 'outline' : 'primary'} {...KEEP[state.kind]} onClick={() => keep()} />
            <Button look="outline" icon="close" label="Close" onClick={() => void navigate({ to: '/' })} />
          </>
        )
      }
    >
      {opened && !state && (
        <div role={error ? 'alert' : undefined}>
          <EmptyState
            icon="link"
            title={error ? 'This link cannot be shown' : 'This link is incomplete'}
            text={error ?? 'Open the whole link, up to its last character.'}
          >
            <ButtonLink look="primary" icon="home" label="Go to Start" href="/" />
          </EmptyState>
        </div>
      )}
      {state && <SharedView state={state} />}
    </Page>
  );
}

const LEADS: Readonly<Record<SharedState['kind'], string>> = {
  template: 'A chat template, and what it makes of its input. Edit it to go on with it.',
  chat: 'A chat. Add it to yours to continue.',
  run: 'A call of a task, to run as it is or to change first.',
};

const KEEP: Readonly<Record<SharedState['kind'], { readonly icon: IconName; readonly label: string }>> = {
  template: { icon: 'edit', label: 'Edit the template' },
  chat: { icon: 'plus', label: 'Add to my chats' },
  run: { icon: 'sliders', label: 'Open the form' },
};

/** Name of the link in the state of a history entry. */
const LINK = 'sharedLink';

/**
 * Reads the link of the address, and moves it from there into the state of the history entry, where a reload and Back find it again. Read
 * again when another link is opened in the same tab.
 */
function useFragment(): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let last: string | undefined;
    const read = () => {
      const { hash } = location;
      const link = hash || String(history.state?.[LINK] ?? '');
      // The router writes over the state of an entry without a key, which a typed address has.
      const state = { key: crypto.randomUUID(), ...history.state, [LINK]: hash };
      if (hash) history.replaceState(state, '', location.pathname + location.search);
      if (link === last) return;
      last = link;
      if (link === '') {
        setOpened({});
        return;
      }
      const settle = (next: Opened) => last === link && setOpened(next);
      readFragment(link).then(
        (state) => settle({ state }),
        (failure: Error) => settle({ error: failure.message }),
      );
    };
    read();
    addEventListener('hashchange', read);
    addEventListener('popstate', read);
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('popstate', read);
    };
  }, []);
  return opened;
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { readFragment, type SharedState } from '../../shared-links/shared-state.ts';
import { readSharedHead, SharedView } from '../../shared-view/shared-view.tsx';
import { useSession } from '../../state/sessions.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

type Opened = { readonly state?: SharedState | undefined; readonly error?: string };

/** Shows the content of a share link before it is used. */
export function OpenPage() {
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  const opened = useFragment();
  const { state, error } = opened ?? {};
  const head = useMemo(() => state && readSharedHead(state), [state]);

  const keep = () => {
    received.set({ state });
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
      width={head?.width ?? 'text'}
      actions={
        state && (
          <>
            <Button look="primary" icon="check" label={KEEP[state.kind]} onClick={keep} />
            <Button look="outline" icon="trash" label="Discard" onClick={() => void navigate({ to: '/' })} />
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
  run: 'A call of a task. Its form is filled in; nothing runs yet.',
};

const KEEP: Readonly<Record<SharedState['kind'], string>> = {
  template: 'Edit the template',
  chat: 'Add to my chats',
  run: 'Open the form',
};

/** Reads the fragment once, and takes it out of the address and the history. */
function useFragment(): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const { hash } = location;
    // The first of two mounts in development has already taken it.
    if (hash === '') {
      setOpened((before) => before ?? {});
      return;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    readFragment(hash).then(
      (state) => setOpened({ state }),
      (failure: Error) => setOpened({ error: failure.message }),
    );
  }, []);
  return opened;
}

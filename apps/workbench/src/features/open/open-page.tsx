import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { readFragment, type SharedState } from '../../shared-links/shared-state.ts';
import { useSession } from '../../state/sessions.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import styles from './open-page.module.css';
import { sharedChats } from './shared-chat.ts';

const SharedMessages = lazy(() =>
  import('../../chat-view/shared-messages.tsx').then((module) => ({ default: module.SharedMessages })),
);

type Opened = { readonly state?: SharedState | undefined; readonly error?: string };

/** Shows the content of a share link before it is used. */
export function OpenPage() {
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  const opened = useFragment();
  const { state, error } = opened ?? {};

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
    <Page title="Shared link" lead={state && LEADS[state.kind]} width="text">
      {error && <p role="alert">{error}</p>}
      {opened && !state && !error && (
        <EmptyState icon="link" title="This link is incomplete" text="Open the whole link, up to its last character.">
          <ButtonLink look="primary" icon="home" label="Go to Start" href="/" />
        </EmptyState>
      )}
      {state && (
        <>
          <Preview state={state} />
          <div className={styles.actions}>
            <Button look="primary" icon="check" label={KEEP[state.kind]} onClick={keep} />
            <Button look="outline" icon="trash" label="Discard" onClick={() => void navigate({ to: '/' })} />
          </div>
        </>
      )}
    </Page>
  );
}

const LEADS: Readonly<Record<SharedState['kind'], string>> = {
  template: 'A chat template. It replaces the one on the Templates page if you keep it.',
  chat: 'Add the chat to yours to go on with it.',
  run: 'A call of a task. It fills in the form of the task if you keep it. Nothing runs before you say so.',
};

const KEEP: Readonly<Record<SharedState['kind'], string>> = { template: 'Keep', chat: 'Add to my chats', run: 'Keep' };

function Preview({ state }: { readonly state: SharedState }): ReactNode {
  if (state.kind === 'chat') return <Chats json={state.chat ?? ''} />;
  if (state.kind === 'run')
    return (
      <>
        <Text title="Task" text={[taskLabel(state.task ?? ''), state.model].filter(Boolean).join(', ')} />
        <Text title="Arguments" text={state.args ?? ''} />
      </>
    );
  return (
    <>
      {state.source !== undefined && <Text title="Template" text={state.source} />}
      <Text title="Input" text={state.context ?? ''} />
    </>
  );
}

/** Each model of a shared chat, as the chat draws it; what is no chat, as it is. */
function Chats({ json }: { readonly json: string }) {
  const chats = sharedChats(json);
  if (!chats) return <Text title="Messages" text={json} />;
  return chats.map(({ model, messages }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same model.
    <Section key={place} title={model ?? 'Messages'}>
      <LazyPart>
        <SharedMessages messages={messages} />
      </LazyPart>
    </Section>
  ));
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Section title={title}>
      <pre className={styles.text} {...SCROLL_REGION}>
        {text}
      </pre>
    </Section>
  );
}

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

import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { readFragment, type SharedState } from '../../shared-links/shared-state.ts';
import { useSession } from '../../state/sessions.tsx';
import { Button } from '../../ui/button.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import styles from './open-page.module.css';

type Opened = { readonly state?: SharedState | undefined; readonly error?: string };

/** Shows the content of a share link before it is used. */
export function OpenPage() {
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  const opened = useFragment();
  const { state, error } = opened ?? {};

  const keep = () => {
    received.set({ state });
    void navigate({ to: '/templates' });
  };

  return (
    <article className={styles.page}>
      <h1>Shared link</h1>
      {error && <p role="alert">{error}</p>}
      {opened && !state && !error && (
        <p>
          This address holds no shared state. Open the whole link, up to its last character, or{' '}
          <Link to="/">go to the start</Link>.
        </p>
      )}
      {state && (
        <>
          <p>This link holds a chat template. It replaces what is on the Templates page if you keep it.</p>
          <Preview title="Template" text={state.source ?? ''} />
          <Preview title="Input" text={state.context ?? ''} />
          <div className={styles.actions}>
            <Button look="primary" icon="check" label="Keep" onClick={keep} />
            <Button look="outline" icon="trash" label="Discard" onClick={() => void navigate({ to: '/' })} />
          </div>
        </>
      )}
    </article>
  );
}

function Preview({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <pre className={styles.text} {...SCROLL_REGION}>
        {text}
      </pre>
    </section>
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

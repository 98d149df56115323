import { useEffect, useEffectEvent } from 'react';
import { isHostThere, isLoadFailure } from '../host-config/host-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { readMessage } from '../ui/read-message.ts';
import styles from './screen.module.css';

interface ErrorScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Pause between two requests to a host that does not respond, in ms. */
const PAUSE_MS = 1000;

/** Replaces a page that failed. Where code could not be fetched, the page comes back by itself once the host responds. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const isAway = isLoadFailure(error);
  // A browser keeps that a module failed: only a new document fetches it again. What was written is stored.
  const retry = isAway ? () => location.reload() : onRetry;
  useReturnOfHost(isAway, retry);
  return (
    <section className={styles.screen} role="alert">
      <h1>{isAway ? 'The workbench does not respond' : 'This page failed'}</h1>
      <p className={styles.text}>
        {isAway ? (
          <>
            It was stopped in the terminal, or is being built. Start it there: <code>npm start</code>. This page opens
            as soon as it responds. Chats, jobs and drafts are kept.
          </>
        ) : (
          'Try again. If it happens every time, this is a bug in the workbench.'
        )}
      </p>
      <pre className={styles.detail}>{readMessage(error)}</pre>
      <div className="row">
        <Button
          look="primary"
          icon="refresh"
          label="Try again"
          onClick={isAway ? () => void isHostThere().then((isThere) => isThere && retry()) : retry}
        />
        {!isAway && <ButtonLink look="outline" icon="home" label="Go to Start" href="/" />}
      </div>
    </section>
  );
}

/** Calls back once the host responds again. */
function useReturnOfHost(isAway: boolean, onReturn: () => void): void {
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isAway) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (await isHostThere()) back();
      else timer = setTimeout(ask, PAUSE_MS);
    };
    timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
}

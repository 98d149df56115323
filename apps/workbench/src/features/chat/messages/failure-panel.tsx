import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Failure } from '../answer/describe-failure.ts';
import styles from './failure-panel.module.css';
import { duration } from './format-facts.ts';

interface FailurePanelProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** The error of a failed call: title, advice, and the details for a bug report. */
export function FailurePanel({ failure, onRetry }: FailurePanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {failure.title}
        </h3>
        <p>{failure.advice}</p>
        {failure.retryAfterMs !== undefined && (
          <p>The service asks to wait for {duration(failure.retryAfterMs)} before the next attempt.</p>
        )}
        <details className={styles.details}>
          <summary>Details</summary>
          <dl className={styles.facts}>
            <dt>Kind</dt>
            <dd>{failure.kind}</dd>
            {failure.status !== undefined && (
              <>
                <dt>Status</dt>
                <dd>{failure.status}</dd>
              </>
            )}
            {failure.requestId && (
              <>
                <dt>Request id</dt>
                <dd>
                  <code>{failure.requestId}</code>
                </dd>
              </>
            )}
            {failure.request && (
              <>
                <dt>Request</dt>
                <dd>
                  <code>{failure.request}</code>
                </dd>
              </>
            )}
            <dt>Message</dt>
            <dd>{failure.message}</dd>
          </dl>
          {failure.body && <AnswerBody text={failure.body} />}
        </details>
        <div>
          <Button look="outline" icon="refresh" label="Try again" onClick={onRetry} />
        </div>
      </div>
    </section>
  );
}

function AnswerBody({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={styles.answer} aria-label="Answer of the service" tabIndex={0}>
      {text}
    </section>
  );
}

import { Fragment, useId } from 'react';
import { useConnection, useHub } from '../services/hub-context.tsx';
import { openTokenField } from '../services/open-connection.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SCROLL_REGION } from '../ui/scroll-region.ts';
import type { Failure } from './failure.ts';
import styles from './failure-panel.module.css';
import { duration } from './format-facts.ts';
import { useCountdown } from './use-clock.ts';

interface FailurePanelProps {
  readonly failure: Failure;
  readonly attempts?: number;
  /** Time of the failure in ms since 1970; the wait that a service requested counts from then. */
  readonly failedAt?: number;
  /** The only way on the page to make the call again; absent for a call that another program made. */
  readonly onRetry?: () => void;
}

/** The error of a failed call: what happened, what to do, Retry, and the details for a bug report. */
export function FailurePanel({ failure, attempts = 1, failedAt, onRetry }: FailurePanelProps) {
  const titleId = useId();
  const { connection } = useHub();
  const fault = useConnection((state) => (onRetry ? state.fault : undefined));
  const isOwnServer = connection.service().endpointUrl !== undefined;
  const waitMs = failedAt === undefined ? undefined : failure.retryAfterMs;
  const facts = [
    ['Status', failure.status],
    ['Request id', failure.requestId && <code>{failure.requestId}</code>],
    ['Provider', failure.provider],
    ['Attempts', attempts],
    ['Other providers', onRetry && failure.provider && !isOwnServer ? 'Not tried' : undefined],
    ['Kind', failure.kind],
  ] as const;
  const texts = [
    ['Reproduce with curl', 'curl command', failure.curl],
    ['Service response', 'Service response', failure.body],
  ] as const;
  return (
    <section className={styles.panel} data-kind="failure" aria-labelledby={titleId}>
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {failure.title}
        </h3>
        <p>{failure.message}</p>
        {/* The wait that the service asks for says it more exactly. */}
        {failure.advice && !(failure.status === 429 && waitMs !== undefined) && <p>{failure.advice}</p>}
        {fault && <p>You turned on the fault “{fault.name}”.</p>}
        <div className="row">
          {failure.needsToken && !fault && (
            <Button look="primary" icon="link" label="Open Connection" onClick={openTokenField} />
          )}
          {onRetry && (
            <Button
              look={fault ? 'primary' : 'outline'}
              icon="refresh"
              label={fault ? 'Turn off and retry' : 'Retry'}
              onClick={() => {
                if (fault) connection.arm(undefined);
                onRetry();
              }}
            />
          )}
          {!fault && failedAt !== undefined && waitMs !== undefined && (
            <RequestedWait dueAt={failedAt + waitMs} waitMs={waitMs} />
          )}
        </div>
        {!failure.isUnsent && (
          <dl className={styles.facts}>
            {facts.map(
              ([name, value]) =>
                value !== undefined && (
                  <Fragment key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </Fragment>
                ),
            )}
          </dl>
        )}
        {texts.map(
          ([summary, label, text]) =>
            text && (
              <details key={label} className={styles.details}>
                <summary>{summary}</summary>
                <div className={styles.block}>
                  <section className={styles.answer} aria-label={label} {...SCROLL_REGION}>
                    {text}
                  </section>
                  <CopyButton text={text} label={`Copy ${label}`} />
                </div>
              </details>
            ),
        )}
      </div>
    </section>
  );
}

/** Retrying sooner is allowed, but likely to fail again. */
function RequestedWait({ dueAt, waitMs }: { readonly dueAt: number; readonly waitMs: number }) {
  const left = useCountdown(dueAt);
  return (
    <span>
      <span className="visually-hidden">The service asks to wait {duration(waitMs)}.</span>
      <span aria-hidden="true">
        {left > 0 ? `The service asks to wait ${Math.ceil(left / 1000)} s` : 'You can retry now'}
      </span>
    </span>
  );
}

import { type ReactNode, useId } from 'react';
import { useConnection, useHub } from '../services/hub-context.tsx';
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
  /** The only way on the page to make the call again. */
  readonly onRetry: () => void;
}

/** The error of a failed call: what happened, what to do, Retry, and the details for a bug report. */
export function FailurePanel({ failure, attempts = 1, failedAt, onRetry }: FailurePanelProps) {
  const titleId = useId();
  const { connection } = useHub();
  const fault = useConnection((state) => state.fault);
  const isOwnServer = connection.service().endpointUrl !== undefined;
  const waitMs = failedAt === undefined ? undefined : failure.retryAfterMs;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {failure.title}
        </h3>
        <p>{failure.message}</p>
        {/* The wait that the service asks for says it more exactly. */}
        {!(failure.status === 429 && waitMs !== undefined) && <p>{failure.advice}</p>}
        {fault && <p>You turned on the fault “{fault.name}”.</p>}
        <div className={styles.actions}>
          <Button
            look={fault ? 'primary' : 'outline'}
            icon="refresh"
            label={fault ? 'Turn off and retry' : 'Retry'}
            onClick={() => {
              if (fault) connection.arm(undefined);
              onRetry();
            }}
          />
          {!fault && failedAt !== undefined && waitMs !== undefined && (
            <RequestedWait dueAt={failedAt + waitMs} waitMs={waitMs} />
          )}
        </div>
        <dl className={styles.facts}>
          <Fact name="Status" value={failure.status} />
          <Fact name="Request id" value={failure.requestId && <code>{failure.requestId}</code>} />
          <Fact name="Provider" value={failure.provider} />
          <Fact name="Attempts" value={attempts} />
          <Fact name="Other providers" value={failure.provider && !isOwnServer && 'Not tried'} />
          <Fact name="Kind" value={failure.kind} />
        </dl>
        {failure.curl && (
          <details className={styles.details}>
            <summary>Reproduce with curl</summary>
            <Scrolled label="curl command" text={failure.curl} canCopy />
          </details>
        )}
        {failure.body && (
          <details className={styles.details}>
            <summary>Service response</summary>
            <Scrolled label="Service response" text={failure.body} />
          </details>
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

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  if (value === undefined || value === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Scrolled({
  label,
  text,
  canCopy,
}: {
  readonly label: string;
  readonly text: string;
  readonly canCopy?: boolean;
}) {
  return (
    <div className={styles.block}>
      <section className={styles.answer} aria-label={label} {...SCROLL_REGION}>
        {text}
      </section>
      {canCopy && <CopyButton text={text} label={`Copy ${label}`} />}
    </div>
  );
}

import { useMemo } from 'react';
import { RunFacts } from '../../run/run-facts.tsx';
import { RunLog } from '../../run/run-log.tsx';
import { useHub } from '../../services/hub-context.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import styles from './program-page.module.css';
import { runOfCall } from './run-of-call.ts';
import { useCall } from './use-calls.ts';

/** A call of a program: its timeline, its replay, a test of it, and its request and response. */
export function CallView({ id }: { readonly id: string }) {
  const { connection } = useHub();
  const call = useCall(id);
  const run = useMemo(() => call && runOfCall(id, call, connection.service().endpoints), [id, call, connection]);
  if (!call || !run) return <p className="quiet">Loading…</p>;
  return (
    <section aria-label="Call" className={`stack ${styles.call}`}>
      <p className={styles.address}>
        {call.request.method} {call.request.url}
      </p>
      {run.text !== '' && <p className={styles.answer}>{run.text}</p>}
      {call.error && <p role="alert">{call.error.message}</p>}
      {run.report && <RunFacts report={run.report} />}
      <RunLog run={run} />
      <details>
        <summary>Request</summary>
        <CodeBlock
          code={JSON.stringify(call.request.body?.json ?? call.request.body ?? null, null, 2)}
          language="json"
        />
      </details>
      <details>
        <summary>Response</summary>
        <CodeBlock code={(call.response?.chunks ?? []).map(({ text = '[binary]' }) => text).join('')} language="" />
      </details>
    </section>
  );
}

import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { duration } from '../../run/format-facts.ts';
import { RunFacts } from '../../run/run-facts.tsx';
import { RunLog } from '../../run/run-log.tsx';
import { useHub } from '../../services/hub-context.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineList } from '../../ui/line-list.tsx';
import { Page } from '../../ui/page.tsx';
import type { ListedCall } from './program-call.ts';
import styles from './program-page.module.css';
import { runOfCall } from './run-of-call.ts';
import { useCall, useCalls } from './use-calls.ts';

const programRoute = getRouteApi('/program');

const SETUP = `import { InferenceClient } from '@hubkit/inference';
import { devtools } from '@hubkit/inference/node';

const client = new InferenceClient(process.env.HF_TOKEN, { fetch: devtools() });`;

/** The calls of programs that use `devtools()`, as they come, each with its timeline, its replay and a test of it. */
export function ProgramPage() {
  const list = useCalls();
  const { call } = programRoute.useSearch();
  if (list === undefined) return <Page title="Your program">Loading…</Page>;
  const chosen = call ?? list.calls[0]?.id;
  return (
    <Page title="Your program" lead={`Calls of programs that run in this folder. Files: ${list.folder}`}>
      {list.calls.length === 0 ? (
        <EmptyState icon="play" title="No calls yet" text="Add devtools to your client, then run your program here.">
          <CodeBlock>
            <code className="language-js">{SETUP}</code>
          </CodeBlock>
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <nav aria-label="Calls">
            <LineList look="links">
              {list.calls.map((each) => (
                <CallLine key={each.id} call={each} isChosen={each.id === chosen} />
              ))}
            </LineList>
          </nav>
          {chosen !== undefined && <CallView key={chosen} id={chosen} />}
        </div>
      )}
    </Page>
  );
}

interface CallLineProps {
  readonly call: ListedCall;
  readonly isChosen: boolean;
}

function CallLine({ call, isChosen }: CallLineProps) {
  const { id, startedAt, program, model, url, status, failure, durationMs } = call;
  return (
    <li>
      <Link
        to="/program"
        search={{ call: id }}
        replace
        resetScroll={false}
        className={styles.line}
        aria-current={isChosen || undefined}
      >
        <span className={styles.model}>{model ?? new URL(url).pathname}</span>
        <span className={styles.status} data-failed={failure !== undefined || (status ?? 0) >= 400 || undefined}>
          {failure === undefined ? status : 'failed'}
        </span>
        <span className={styles.quiet}>
          {`${new Date(startedAt).toLocaleTimeString()} · ${duration(durationMs)} · ${program.split('/').at(-1)}`}
        </span>
      </Link>
    </li>
  );
}

function CallView({ id }: { readonly id: string }) {
  const { connection } = useHub();
  const call = useCall(id);
  const run = useMemo(() => call && runOfCall(id, call, connection.service().endpoints), [id, call, connection]);
  if (!call || !run) return <p className={styles.quiet}>Loading…</p>;
  return (
    <section aria-label="Call" className={styles.call}>
      <p className={styles.address}>
        {call.request.method} {call.request.url}
      </p>
      {run.text !== '' && <p className={styles.answer}>{run.text}</p>}
      {call.error && <p role="alert">{call.error.message}</p>}
      {run.report && <RunFacts report={run.report} />}
      <RunLog run={run} />
      <details>
        <summary>Request</summary>
        <CodeBlock>
          <code className="language-json">
            {JSON.stringify(call.request.body?.json ?? call.request.body ?? null, null, 2)}
          </code>
        </CodeBlock>
      </details>
      <details>
        <summary>Response</summary>
        <CodeBlock>
          <code className="language-text">
            {(call.response?.chunks ?? []).map(({ text = '[binary]' }) => text).join('')}
          </code>
        </CodeBlock>
      </details>
    </section>
  );
}

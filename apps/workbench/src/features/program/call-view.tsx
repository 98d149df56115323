import { useMemo, useState } from 'react';
import { FailurePanel } from '../../run/failure-panel.tsx';
import { duration } from '../../run/format-facts.ts';
import { RunFacts } from '../../run/run-facts.tsx';
import { RunLog } from '../../run/run-log.tsx';
import { useHub } from '../../services/hub-context.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { counted } from '../../ui/format-count.ts';
import { failureOfCall } from './call-failure.ts';
import { nameOfCall } from './call-line.tsx';
import { CallResult } from './call-result.tsx';
import type { ListedCall, ListedRequest, ProgramCall, RequestPurpose } from './program-call.ts';
import styles from './program-page.module.css';
import { runOfCall } from './run-of-call.ts';
import { useCall } from './use-calls.ts';

const PURPOSES: Readonly<Record<RequestPurpose, string>> = {
  lookup: 'Lookup of the model',
  inference: 'Inference',
  retry: 'Retry',
  job: 'State of the job',
  file: 'File of the result',
};

/** A call of a program: its result or failure, its replay, a test of it, and its requests. */
export function CallView({ listed }: { readonly listed: ListedCall }) {
  const { connection } = useHub();
  const call = useCall(listed.id);
  const result = useCall(listed.resultId);
  const run = useMemo(
    () => call && runOfCall(listed.id, call, connection.service().endpoints, listed),
    [listed, call, connection],
  );
  if (!call || !result || !run) return <p className="quiet">Loading…</p>;
  const failure = failureOfCall(listed, result);
  return (
    <>
      <header>
        <h2 className={styles.name}>{nameOfCall(listed)}</h2>
        {listed.prompt !== '' && <p className={styles.prompt}>{listed.prompt}</p>}
      </header>
      {failure ? (
        <FailurePanel failure={failure} attempts={listed.requests.filter(isAttempt).length || 1} />
      ) : (
        <CallResult run={run} result={result} label={listed.prompt} />
      )}
      {run.report && !failure && <RunFacts report={run.report} />}
      <RunLog run={run} />
      <details>
        <summary>Request</summary>
        <RequestBody call={call} />
      </details>
      <details>
        <summary>Response</summary>
        <ResponseBody call={result} />
      </details>
      <details>
        <summary>{`All requests (${counted(listed.requests.length, 'request')})`}</summary>
        <ul className={`bare-list frame ${styles.requests}`}>
          {listed.requests.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      </details>
    </>
  );
}

const isAttempt = ({ purpose }: ListedRequest) => purpose === 'inference' || purpose === 'retry';

/** A request of the call; its bodies are loaded when it is opened. */
function RequestLine({ request }: { readonly request: ListedRequest }) {
  const [isOpen, setOpen] = useState(false);
  const { purpose, status, durationMs, method, url } = request;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {PURPOSES[purpose]} <span className="quiet">{`${status ?? 'no response'} · ${duration(durationMs)}`}</span>
        </summary>
        <p className={styles.address}>{`${method} ${url}`}</p>
        {isOpen && <Bodies id={request.id} />}
      </details>
    </li>
  );
}

function Bodies({ id }: { readonly id: string }) {
  const call = useCall(id);
  if (!call) return <p className="quiet">Loading…</p>;
  return (
    <>
      {call.request.body && <RequestBody call={call} />}
      <ResponseBody call={call} />
    </>
  );
}

function RequestBody({ call: { request } }: { readonly call: ProgramCall }) {
  return <CodeBlock code={JSON.stringify(request.body?.json ?? request.body ?? null, null, 2)} language="json" />;
}

function ResponseBody({ call: { response, error } }: { readonly call: ProgramCall }) {
  const code = (response?.chunks ?? []).map(({ text = '[binary]' }) => text).join('');
  return <CodeBlock code={code || (error?.message ?? '')} language="" />;
}

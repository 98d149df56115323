import { duration } from '../../run/format-facts.ts';
import { readRequests } from '../../run/requests.ts';
import { isRunning } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { useStore } from '../../state/use-store.ts';
import { ResultArea } from '../../task-run/result-area.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './model-page.module.css';

/** The result of the code, and the requests that were sent for it. */
export function CallResult({ handle, onRetry }: { readonly handle: RunHandle; readonly onRetry: () => void }) {
  const run = useStore(handle.store, (state) => state);
  const requests = readRequests(run.events);
  return (
    <section className={`frame stack ${styles.callResult}`} aria-label="Result of the run">
      <ResultArea run={run} onRetry={onRetry} />
      {isRunning(run) && <Button look="outline" size="small" icon="stop" label="Stop" onClick={handle.stop} />}
      {requests.length > 0 && (
        <ol className={`bare-list quiet ${styles.requests}`} aria-label="Requests of the run">
          {requests.map(({ atMs, request, status = 'no response yet' }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: requests are only added at the end.
            <li key={index}>
              <span>{duration(atMs)}</span> <code>{request.replace(location.origin, '')}</code> <span>{status}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import { getRouteApi, Link } from '@tanstack/react-router';
import { duration } from '../../run/format-facts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { LineList } from '../../ui/line-list.tsx';
import { Page } from '../../ui/page.tsx';
import type { ListedCall } from './program-call.ts';
import styles from './program-page.module.css';
import { useCalls } from './use-calls.ts';

/** Timelines and replays need the client. */
const CallView = latePart(async () => (await import('./call-view.tsx')).CallView);

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
          <div className={styles.setup}>
            <CodeBlock code={SETUP} language="js" />
          </div>
          <ButtonLink look="outline" icon="book" label="Read the guide" href="/docs/guide/telemetry#see-your-program" />
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
          {chosen !== undefined && (
            <LazyPart waiting={<p className="quiet">Loading…</p>}>
              <CallView key={chosen} id={chosen} />
            </LazyPart>
          )}
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
        <span className={`quiet ${styles.about}`}>
          {`${new Date(startedAt).toLocaleTimeString()} · ${duration(durationMs)} · ${program.split('/').at(-1)}`}
        </span>
      </Link>
    </li>
  );
}

import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { LineList } from '../../ui/line-list.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { CallLine } from './call-line.tsx';
import type { ListedCall } from './program-call.ts';
import styles from './program-page.module.css';
import { useCalls } from './use-calls.ts';

/** Timelines and replays need the client. */
const CallView = latePart(async () => (await import('./call-view.tsx')).CallView);

const programRoute = getRouteApi('/program');

const SETUP = `import { InferenceClient } from '@hubkit/inference';
import { devtools } from '@hubkit/inference/node';

const client = new InferenceClient(process.env.HF_TOKEN, { fetch: devtools() });`;

/** The calls of programs that use `devtools()`, as they come, each with its result, its replay and a test of it. */
export function ProgramPage() {
  const list = useCalls();
  const { call } = programRoute.useSearch();
  const [query, setQuery] = useState('');
  const [show, setShow] = useState<'all' | 'failed'>('all');
  const isNarrow = useMedia('(max-width: 56rem)');
  if (list === undefined) return <Page title="Your program">Loading…</Page>;
  const { calls } = list;
  const failed = calls.filter(({ failure }) => failure !== undefined);
  const shown = (show === 'failed' ? failed : calls).filter((each) => hasWords(each, query));
  const chosen = calls.find((each) => each.requests.some(({ id }) => id === call)) ?? shown[0];
  const hasPrograms = new Set(calls.map(({ program }) => program)).size > 1;
  return (
    <Page
      title="Your program"
      lead={`Calls of programs that run in this folder. Files: ${list.folder}`}
      bar={
        calls.length > 0 &&
        !(isNarrow && call !== undefined) && (
          <>
            <SearchField
              label="Search the calls"
              placeholder="Model, prompt, provider"
              value={query}
              onChange={setQuery}
            />
            <FilterPills
              label="Calls"
              value={show}
              items={[
                ['all', `All ${calls.length}`],
                ...(failed.length > 0 || show === 'failed'
                  ? [['failed', `Failed ${failed.length}`, 'danger'] as const]
                  : []),
              ]}
              onChange={setShow}
            />
          </>
        )
      }
    >
      {calls.length === 0 ? (
        <EmptyState icon="play" title="No calls yet" text="Add devtools to your client, then run your program here.">
          <div className={styles.setup}>
            <CodeBlock code={SETUP} language="js" />
          </div>
          <ButtonLink look="outline" icon="book" label="Read the guide" href="/docs/guide/telemetry#see-your-program" />
        </EmptyState>
      ) : (
        <div className={styles.columns} data-view={call === undefined ? 'calls' : 'call'}>
          <nav aria-label="Calls">
            {shown.length === 0 && <p className="quiet">No call has these words.</p>}
            {shown.length > 0 && (
              <LineList look="links">
                {shown.map((each) => (
                  <CallLine
                    key={each.requests[0]?.id}
                    call={each}
                    isChosen={each === chosen}
                    isProgramShown={hasPrograms}
                    isAlone={isNarrow}
                  />
                ))}
              </LineList>
            )}
          </nav>
          {chosen && (
            <section aria-label="Call" className={`stack ${styles.call}`}>
              <Link to="/program" search={{}} className={`${buttonClass} ${styles.back}`} data-look="outline">
                <Icon name="chevronLeft" />
                Calls
              </Link>
              <LazyPart waiting={<p className="quiet">Loading…</p>}>
                <CallView key={chosen.id} listed={chosen} />
              </LazyPart>
            </section>
          )}
        </div>
      )}
    </Page>
  );
}

/** True for a call with all words of a query. */
function hasWords({ model, provider, task, prompt, failure = '', program }: ListedCall, query: string): boolean {
  const text = [model, provider, task, prompt, failure, program].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

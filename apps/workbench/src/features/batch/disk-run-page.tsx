import type { NumberedMoment } from '@hubkit/bulk';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHub } from '../../services/hub-context.tsx';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { LineList } from '../../ui/line-list.tsx';
import { Page } from '../../ui/page.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useWindowTitle } from '../../ui/use-window-title.ts';
import { controlRun, loadAnswers, resumeRun, retryRows, runAllRows } from './disk-api.ts';
import styles from './disk-run.module.css';
import type { RowSearch, RunNews } from './disk-run.ts';
import { Failures } from './failures.tsx';
import { STATE_LABELS } from './format-run.ts';
import { RowsTable } from './rows-table.tsx';
import { RunCurves } from './run-curves.tsx';
import { RunFacts } from './run-facts.tsx';
import { useRunNews } from './use-run-news.ts';

const diskRunRoute = getRouteApi('/batch/$name');

/** A run on disk: its progress, failures and rows. */
export function DiskRunPage() {
  const { name } = diskRunRoute.useParams();
  return <DiskRun key={name} name={name} />;
}

function DiskRun({ name }: { readonly name: string }) {
  const { news, moments, isMissing } = useRunNews(name);
  const [search, setSearch] = useState<RowSearch>({});
  const [chosen, setChosen] = useState<number>();
  const [message, setMessage] = useState('');
  const act = useActions(name, news, setMessage);
  const moment = moments.at(-1);
  const state = news?.state;
  const title = isMissing ? 'Bulk run' : (news?.start?.name ?? name);
  useWindowTitle(title);
  const isLive = state !== undefined && state !== 'left' && state !== 'over';
  return (
    <Page
      title={title}
      above={<Link to="/batch">Batch</Link>}
      lead={news && formatLead(news)}
      actions={
        news && (
          <>
            {(state === 'running' || state === 'waiting') && (
              <Button look="outline" label="Pause" onClick={() => act.control('pause')} />
            )}
            {state === 'paused' && (
              <Button look="outline" icon="play" label="Go on" onClick={() => act.control('run')} />
            )}
            {isLive && <Button look="outline" icon="stop" label="Stop" onClick={() => act.control('stop')} />}
            {state === 'left' && news.start && (
              <Button look="primary" icon="play" label="Go on" onClick={() => act.resume()} />
            )}
            {!isLive && news.start && (
              <Link to="/batch" search={{ from: name }} className={buttonClass} data-look="outline">
                Change and run again
              </Link>
            )}
            {state === 'over' && news.start?.isTrial && (
              <Button look="primary" icon="play" label="Run all rows" onClick={() => act.runAll()} />
            )}
          </>
        )
      }
    >
      {message !== '' && <p role="status">{message}</p>}
      {isMissing && (
        <EmptyState icon="rows" title="No such run" text={`The folder of this workbench has no run “${name}”.`}>
          <ButtonLink look="primary" icon="history" label="All bulk runs" href="/activity?show=bulk" />
        </EmptyState>
      )}
      {news && moment && <RunFacts moment={moment} news={news} />}
      {news && !isLive && <Answers path={news.path} onSave={(format) => act.save(format)} />}
      <RunCurves moments={moments} />
      {news && (
        <>
          <Failures news={news} onShow={(code) => setSearch({ code })} onRetry={(code) => act.retry(code)} />
          <Helpers moment={moment} batches={news.batches} />
          <RowsTable
            name={name}
            isLive={isLive}
            search={search}
            onSearch={setSearch}
            chosen={chosen}
            onChoose={setChosen}
          />
        </>
      )}
    </Page>
  );
}

/** The way to the answers: both formats, and the place of the file. */
function Answers({ path, onSave }: { readonly path: string; readonly onSave: (format: 'jsonl' | 'csv') => void }) {
  return (
    <p className={styles.answers}>
      <Button look="outline" label="Download JSONL" onClick={() => onSave('jsonl')} />
      <Button look="outline" label="Download CSV" onClick={() => onSave('csv')} />
      <span className={styles.path}>
        <code>{path}</code> <CopyButton text={path} label="Copy path" />
      </span>
    </p>
  );
}

function formatLead({ state, settings: { model, prompt }, start }: RunNews): string {
  const parts = [STATE_LABELS[state], start?.isTrial ? 'trial of 20 rows' : undefined, model, prompt];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

/** Actions on a run. */
function useActions(name: string, news: RunNews | undefined, say: (text: string) => void) {
  const { connection } = useHub();
  const attempt = (action: () => Promise<string>) =>
    void action().then(say, (error: unknown) => say(readMessage(error)));
  const navigate = useNavigate();
  const resume = () => resumeRun(name, connection.token() || undefined);
  return {
    control: (control: 'run' | 'pause' | 'stop') => attempt(() => controlRun(name, control).then(() => '')),
    resume: () => attempt(() => resume().then(() => '')),
    save: (format: 'jsonl' | 'csv') =>
      attempt(async () => {
        saveFile(name.replace(/(\.jsonl)?$/, `.${format}`), await loadAnswers(name, format));
        return '';
      }),
    runAll: () =>
      attempt(async () => {
        const all = await runAllRows(name, connection.token() || undefined);
        await navigate({ to: '/batch/$name', params: { name: all } });
        return '';
      }),
    retry: (code: string) =>
      attempt(async () => {
        const rows = await retryRows(name, code);
        if (!news?.start) return `Waiting again: ${counted(rows, 'row')}. Repeat the command of the run to call them.`;
        await resume();
        return `Calling ${counted(rows, 'row')} again.`;
      }),
  };
}

interface HelpersProps {
  readonly moment: NumberedMoment | undefined;
  readonly batches: RunNews['batches'];
}

/** The workers on other machines, and the batches at the provider, of a run that has them. */
function Helpers({ moment, batches }: HelpersProps) {
  const workers = moment?.state === 'over' ? [] : (moment?.workers ?? []);
  return (
    <>
      {workers.length > 0 && (
        <section className={`stack ${styles.part}`} aria-label="Workers">
          <h2>Workers</h2>
          <LineList>
            {workers.map(({ id, host, capacity, underWay }) => (
              <li key={id}>
                <span>{`${host} · ${id.slice(0, 8)}`}</span>
                <span>{`${count(underWay)} of ${counted(capacity, 'row')} under way`}</span>
              </li>
            ))}
          </LineList>
        </section>
      )}
      {batches.length > 0 && (
        <section className={`stack ${styles.part}`} aria-label="Batches">
          <h2>Batches</h2>
          <LineList>
            {batches.map(({ key, remoteId, rows }) => (
              <li key={key}>
                <span>{remoteId ?? 'being submitted'}</span>
                <span>{counted(rows, 'row')}</span>
              </li>
            ))}
          </LineList>
        </section>
      )}
    </>
  );
}

import type { NumberedMoment } from '@hubkit/bulk';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cleanName } from '../../host-config/file-stem.ts';
import { useHub } from '../../services/hub-context.tsx';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { LineList } from '../../ui/line-list.tsx';
import { Page } from '../../ui/page.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useWindowTitle } from '../../ui/use-window-title.ts';
import { diskRun } from './disk-api.ts';
import styles from './disk-run.module.css';
import type { RowSearch, RunNews } from './disk-run.ts';
import { Failures } from './failures.tsx';
import { FilePath } from './file-path.tsx';
import { holdTags, STATE_LABELS } from './format-run.ts';
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
  const [message, setMessage] = useState('');
  const act = useActions(name, news, setMessage);
  const moment = moments.at(-1);
  const state = news?.state;
  const title = isMissing ? 'Run on disk' : cleanName(news?.start?.name) || name;
  useWindowTitle(title);
  const isLive = state !== undefined && state !== 'left' && state !== 'over';
  return (
    <Page
      title={title}
      above={<Link to="/batch">Batch</Link>}
      lead={news && <Lead {...news} />}
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
          <ButtonLink look="primary" icon="history" label="All runs on disk" href="/activity?show=bulk" />
        </EmptyState>
      )}
      {news && moment && <RunFacts moment={moment} moments={moments} state={news.state} />}
      <RunCurves moments={moments} />
      {news && !isLive && (
        <div className="row">
          <Button look="outline" label="Download JSONL" onClick={() => act.save('jsonl')} />
          <Button look="outline" label="Download CSV" onClick={() => act.save('csv')} />
          <FilePath path={news.path} label="Copy path" />
        </div>
      )}
      {news && (
        <>
          <Failures news={news} onShow={(code) => setSearch({ code })} onRetry={(code) => act.retry(code)} />
          <Helpers moment={moment} batches={news.batches} />
          <RowsTable
            name={name}
            prompt={readPrompt(news)}
            moment={moment}
            isLive={isLive}
            search={search}
            onSearch={setSearch}
          />
        </>
      )}
    </Page>
  );
}

/** State and model of a run, and its prompt in a line of its own. */
function Lead({ state, settings: { model, prompt }, start }: RunNews) {
  const parts = [STATE_LABELS[state], start?.isTrial ? 'trial of 20 rows' : undefined, model];
  return (
    <>
      {parts.filter((part) => typeof part === 'string').join(' · ')}
      {typeof prompt === 'string' && <span className={styles.prompt}>{holdTags(prompt)}</span>}
    </>
  );
}

function readPrompt({ settings: { prompt } }: RunNews): string | undefined {
  return typeof prompt === 'string' ? prompt : undefined;
}

/** Actions on a run. Each says how it went, where that is not in sight. */
function useActions(name: string, news: RunNews | undefined, say: (text: string) => void) {
  const { connection } = useHub();
  const navigate = useNavigate();
  const run = diskRun(name);
  const token = () => connection.token() || undefined;
  const attempt = (action: () => Promise<unknown>) =>
    void action().then(
      (text) => say(typeof text === 'string' ? text : ''),
      (error: unknown) => say(readMessage(error)),
    );
  return {
    control: (control: 'run' | 'pause' | 'stop') => attempt(() => run.control(control)),
    resume: () => attempt(() => run.resume(token())),
    save: (format: 'jsonl' | 'csv') =>
      attempt(async () => saveFile(name.replace(/(\.jsonl)?$/, `.${format}`), await run.loadAnswers(format))),
    runAll: () =>
      attempt(async () => navigate({ to: '/batch/$name', params: { name: (await run.runAll(token())).name } })),
    retry: (code: string) =>
      attempt(async () => {
        const { rows } = await run.retry(code);
        if (!news?.start) return `Waiting again: ${counted(rows, 'row')}. Repeat the command of the run to call them.`;
        await run.resume(token());
        return `Calling ${counted(rows, 'row')} again.`;
      }),
  };
}

/** The workers on other machines, and the batches at the provider, of a run that has them. */
function Helpers({ moment, batches }: Pick<RunNews, 'batches'> & { readonly moment: NumberedMoment | undefined }) {
  const workers = moment?.state === 'over' ? [] : (moment?.workers ?? []);
  const lists = [
    [
      'Workers',
      workers.map(({ id, host, capacity, underWay }) => ({
        key: id,
        name: `${host} · ${id.slice(0, 8)}`,
        about: `${count(underWay)} of ${counted(capacity, 'row')} under way`,
      })),
    ],
    [
      'Batches',
      batches.map(({ key, remoteId, rows }) => ({
        key,
        name: remoteId ?? 'being submitted',
        about: counted(rows, 'row'),
      })),
    ],
  ] as const;
  return lists.map(
    ([title, lines]) =>
      lines.length > 0 && (
        <Section key={title} title={title}>
          <LineList>
            {lines.map(({ key, name, about }) => (
              <li key={key}>
                <span>{name}</span>
                <span>{about}</span>
              </li>
            ))}
          </LineList>
        </Section>
      ),
  );
}

import type { SnippetChoice } from '@hubkit/react/snippet-panel';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { changeSearch } from '../../route/change-search.ts';
import { useConnection, useHub, useService } from '../../services/hub-context.tsx';
import { openConnection } from '../../services/open-connection.ts';
import { readMapping } from '../../services/provider-mapping.ts';
import { follow } from '../../state/follow.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { tabsClass } from '../../ui/link-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { keepRecord, loadRecord } from './load-record.ts';
import { ModelActions } from './model-actions.tsx';
import { ModelAside } from './model-aside.tsx';
import { ModelFactsRow } from './model-facts-row.tsx';
import styles from './model-page.module.css';
import type { ModelSearch } from './models-search.ts';
import type { FullRecord, ParsedRecord } from './parse-record.ts';

const modelRoute = getRouteApi('/models/$owner/{-$name}');

const LOADERS = {
  use: () => import('./use-tab.tsx').then((module) => module.UseTab),
  call: () => import('./call-tab.tsx').then((module) => module.CallTab),
  race: () => import('./race-tab.tsx').then((module) => module.RaceTab),
  record: () => import('./record-tab.tsx').then((module) => module.RecordTab),
};
const UseTab = latePart(LOADERS.use);
const CallTab = latePart(LOADERS.call);
const RaceTab = latePart(LOADERS.race);
const RecordTab = latePart(LOADERS.record);

const NearModel = latePart(async () => (await import('./near-model.tsx')).NearModel);

const TABS = [
  ['use', 'Use this model'],
  ['call', 'Call it'],
  ['race', 'Race'],
  ['record', 'Record'],
] as const;

/** Shows a model with its code for loading and calling, and its record. */
export function ModelPage() {
  const { owner, name } = modelRoute.useParams();
  const id = [owner, name].filter(Boolean).join('/');
  // Another model starts with a page of its own.
  return <LoadedModel key={id} id={id} />;
}

function LoadedModel({ id }: { readonly id: string }) {
  const { connection } = useHub();
  const service = useService();
  const revision = useConnection((state) => state.tokenRevision);
  const [parsed, setParsed] = useState<ParsedRecord>();
  const { tab = 'use' } = modelRoute.useSearch();
  // The code of the tab loads while the record does. A failure shows where the tab is drawn, which asks again.
  useEffect(() => void LOADERS[tab]().catch(() => {}), [tab]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token may have another record.
  useEffect(() => {
    document.title = `${id} · hubkit workbench`;
    return follow(loadRecord(service, connection.hubToken(), id), setParsed);
  }, [connection, id, service, revision]);

  return (
    <Page
      title={id}
      above={<Link to="/models">Models</Link>}
      below={
        parsed?.record ? (
          <ModelFactsRow id={id} record={parsed.record} />
        ) : (
          parsed === undefined && <p className="quiet">Loading…</p>
        )
      }
      actions={parsed?.problem === undefined && <ModelActions id={id} record={parsed?.record} />}
    >
      {parsed?.problem !== undefined && (
        <div role="alert">
          <EmptyState
            icon="model"
            title={parsed.isUnknown ? 'No such model' : 'No record'}
            text={
              <>
                {parsed.problem}
                {parsed.isUnknown && (
                  <LazyPart>
                    <NearModel id={id} />
                  </LazyPart>
                )}
              </>
            }
          >
            <ButtonLink
              look="outline"
              icon="search"
              label="Search models"
              href={`/models?q=${encodeURIComponent(id.split('/').at(-1) ?? id)}`}
            />
            {parsed.isUnknown && <Button look="outline" label="Enter a token" onClick={openConnection} />}
            <ButtonLink look="outline" icon="edit" label="Paste a record" href="/models" />
          </EmptyState>
        </div>
      )}
      {parsed?.record && (
        <div className={styles.columns}>
          <div className={`stack ${styles.main}`}>
            <Tabs
              record={parsed.record}
              onRecord={(record) => {
                keepRecord({ ...record, id });
                setParsed({ record });
              }}
            />
          </div>
          <ModelAside id={id} record={parsed.record} />
        </div>
      )}
    </Page>
  );
}

interface TabsProps {
  readonly record: FullRecord;
  readonly onRecord: (record: FullRecord) => void;
}

type Tab = keyof typeof LOADERS;

/** The views of a model. One that was opened stays as it was left, with its choice, form and result, until another model is opened. */
function Tabs({ record, onRecord }: TabsProps) {
  const search = modelRoute.useSearch();
  const navigate = modelRoute.useNavigate();
  const tab = search.tab ?? 'use';
  const racers = chatProviders(record);
  const [left, setLeft] = useState<Partial<Record<Tab, ModelSearch>>>({});
  useEffect(() => setLeft((before) => ({ ...before, [tab]: search })), [tab, search]);
  const getSearch = (each: Tab) => (each === tab ? search : (left[each] ?? (each === 'use' ? {} : { tab: each })));
  const show = (next: ModelSearch) => navigate({ to: '.', search: next, replace: true, resetScroll: false });
  const choose = ({ provider, language, client, streaming }: SnippetChoice) =>
    show({
      ...(search.tab && { tab: search.tab }),
      ...(search.vs && { vs: search.vs }),
      provider,
      lang: language,
      client,
      ...(streaming && { stream: true }),
    });
  const view = (each: Tab, content: ReactNode) =>
    (each === tab || left[each]) && (
      <Activity mode={each === tab ? 'visible' : 'hidden'}>
        <LazyPart waiting={<p className={styles.loading}>Loading…</p>}>{content}</LazyPart>
      </Activity>
    );
  return (
    <>
      <nav className={tabsClass} aria-label="Views of the model">
        {TABS.filter(([value]) => value !== 'race' || racers.length > 1).map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-current={tab === value ? 'page' : undefined}
            onClick={() => show(getSearch(value))}
          >
            {label}
          </button>
        ))}
      </nav>
      {view(
        'use',
        <UseTab
          record={record}
          value={choiceIn(getSearch('use'))}
          onChange={choose}
          onRecord={() => void show(getSearch('record'))}
        />,
      )}
      {view(
        'call',
        <CallTab
          record={record}
          value={choiceIn(getSearch('call'))}
          onChange={choose}
          vs={getSearch('call').vs}
          onVs={(vs) => void show(changeSearch(search, { vs }))}
          onUse={() => void show(getSearch('use'))}
        />,
      )}
      {racers.length > 1 &&
        view(
          'race',
          <RaceTab model={record.id} providers={racers} onUse={(provider) => show({ tab: 'call', provider })} />,
        )}
      {view('record', <RecordTab record={record} onChange={onRecord} />)}
    </>
  );
}

/** The providers that serve a model for chats. */
function chatProviders({ inferenceProviderMapping }: FullRecord): readonly string[] {
  const served = readMapping(inferenceProviderMapping).filter(
    ({ task, status }) => task === 'conversational' && status !== 'error',
  );
  return [...new Set(served.map(({ provider }) => provider))];
}

/** The choice of code that an address has. */
function choiceIn({ provider, lang, client, stream }: ModelSearch): Partial<SnippetChoice> {
  return {
    ...(provider !== undefined && { provider }),
    ...(lang !== undefined && { language: lang }),
    ...(client !== undefined && { client }),
    ...(stream && { streaming: true }),
  };
}

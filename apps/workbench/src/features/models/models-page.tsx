import { findChatModel } from '@hubkit/catalog/chat-models';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { changeSearch } from '../../route/change-search.ts';
import { useService } from '../../services/hub-context.tsx';
import { useModelFacts } from '../../services/use-model-options.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { counted } from '../../ui/format-count.ts';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type ListedModel, listFacts, sortModels } from './list-facts.ts';
import { keepRecord } from './load-record.ts';
import styles from './models-page.module.css';
import type { SampleSearch } from './models-search.ts';
import { ModelsTable } from './models-table.tsx';
import { parseRecord } from './parse-record.ts';
import { type FoundModel, modelParams } from './read-found.ts';
import { type FoundModels, useFoundModels } from './use-found-models.ts';

const modelsRoute = getRouteApi('/models');

/** The way to a model: a search of the hub, an id or address, or a record that is pasted or dropped, all in one field. */
export function ModelsPage() {
  const search = modelsRoute.useSearch();
  const navigate = modelsRoute.useNavigate();
  const [problem, setProblem] = useState('');
  const { q = '' } = search;
  const { found, state } = useFoundModels(search);
  const models = useListedModels(found, search);
  const isFiltered = q !== '' || search.task !== undefined || search.library !== undefined;
  const show = (change: Parameters<typeof changeSearch<SampleSearch>>[1]) =>
    void navigate({ to: '/models', search: changeSearch(search, change), replace: true, resetScroll: false });
  const open = (text: string) => {
    const isRecord = text.trim().startsWith('{');
    const read = isRecord ? parseRecord(text) : undefined;
    if (read?.problem !== undefined) return setProblem(read.problem);
    if (read) keepRecord(read.record);
    const id = read?.record.id ?? text.trim().replace(/^https?:\/\/[^/]+\//, '');
    if (id === '') return setProblem('Type the id of a model, or paste its record as JSON.');
    setProblem('');
    return void navigate({ to: '/models/$owner/{-$name}', params: modelParams(id) });
  };
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const focusRow = (index: number) => {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('th a') ?? [])];
    links[Math.min(index, links.length - 1)]?.focus();
  };
  /** Words open nothing: Enter leads to the first of the models that have them. */
  const enter = () => {
    const named = found.find(({ id }) => id.toLowerCase() === q.trim().toLowerCase());
    if (named) open(named.id);
    else if (namesOneModel(q)) open(q);
    else if (found.length > 0) focusRow(0);
  };
  const enterNow = useEffectEvent(() => {
    setEnterWaiting(false);
    enter();
  });
  useEffect(() => {
    if (isEnterWaiting && state !== 'searching') enterNow();
  }, [isEnterWaiting, state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (q.trim() === '') return;
    if (state === 'searching' && !namesOneModel(q)) setEnterWaiting(true);
    else enter();
  };
  return (
    <Page
      title="Models"
      lead="Find a model, try it, copy its code."
      bar={
        <form className={styles.bar} onSubmit={submit}>
          <SearchField
            isWide
            label="Search models"
            placeholder="Search models, or paste a link"
            spellCheck={false}
            value={q}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || found.length === 0) return;
              event.preventDefault();
              focusRow(0);
            }}
            onChange={(text) => {
              setProblem('');
              setEnterWaiting(false);
              show({ q: text });
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!text.trim().startsWith('{')) return;
              event.preventDefault();
              open(text);
            }}
            onDrop={(event) => {
              const file = event.dataTransfer.files[0];
              if (file === undefined) return;
              event.preventDefault();
              void file.text().then(open);
            }}
          />
          <Filter
            label="Task"
            all="All tasks"
            value={search.task}
            items={TASKS}
            onChange={(task) => show({ task })}
            labelOf={taskLabel}
          />
          <Filter
            label="Library"
            all="All libraries"
            value={search.library}
            items={LIBRARIES}
            onChange={(library) => show({ library })}
          />
        </form>
      }
    >
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div role="status">
        {found.length === 0 && isFiltered && state !== 'searching' ? (
          <EmptyState
            icon="search"
            title={q.trim() === '' ? 'No model with these filters' : `No model named “${q.trim()}”`}
            text={`${state === 'failed' ? 'The hub could not be searched. ' : ''}Type owner/name to open any model.`}
          >
            <Button
              look="outline"
              label={q.trim() === '' ? 'Clear filters' : 'Clear search'}
              onClick={() => navigate({ to: '/models', search: {} })}
            />
          </EmptyState>
        ) : (
          <p className="quiet">{describeStatus(found.length, state, search.sort === undefined && q === '')}</p>
        )}
      </div>
      <div ref={rows}>
        {models.length > 0 && (
          <ModelsTable
            models={models}
            order={search.sort && { by: search.sort, isDescending: search.down === true }}
            onOrder={(order) => show({ sort: order?.by, down: order?.isDescending })}
          />
        )}
      </div>
    </Page>
  );
}

/** How many models there are, their order, and how the search of the hub goes: `1 model`, `Searching the hub…`. */
function describeStatus(count: number, state: FoundModels['state'], isByUse: boolean): string {
  const models = `${counted(count, 'model')}${isByUse && count > 1 ? ', most wanted first' : ''}`;
  if (state === 'searching') return count === 0 ? 'Searching the hub…' : `${models}, searching the hub…`;
  return state === 'failed' ? `${models} known here. The hub could not be searched.` : models;
}

/** Returns true for `owner/name`, an address or a record: a text that names one model, listed or not. */
function namesOneModel(text: string): boolean {
  return /^(\{|https?:\/\/|[\w.-]+\/[\w.-]+$)/.test(text.trim());
}

interface FilterProps {
  readonly label: string;
  /** The name of no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly items: readonly string[];
  readonly onChange: (value: string) => void;
  /** @default the item itself */
  readonly labelOf?: (item: string) => string;
}

function Filter({ label, all, value = '', items, onChange, labelOf = (item) => item }: FilterProps) {
  return (
    <label className={`quiet ${styles.filter}`}>
      <span className="visually-hidden">{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {(value === '' || items.includes(value) ? items : [value, ...items]).map((item) => (
          <option key={item} value={item}>
            {labelOf(item)}
          </option>
        ))}
      </select>
    </label>
  );
}

const TASKS = [...new Set(SAMPLE_MODELS.flatMap(({ pipeline_tag }) => pipeline_tag ?? []))].sort();
const LIBRARIES = [...new Set(SAMPLE_MODELS.flatMap(({ library_name }) => library_name ?? []))].sort();

/** Adds the facts of the columns to the models that were found, and sorts them as the address says. */
function useListedModels(found: readonly FoundModel[], { sort, down = false }: SampleSearch): readonly ListedModel[] {
  const { isEmulator } = useService();
  const facts = useModelFacts('conversational');
  return useMemo(() => {
    const models = found.map((model) =>
      listFacts(model, { known: findChatModel(model.id), listed: facts.get(model.id), isEmulator }),
    );
    return sort ? sortModels(models, { by: sort, isDescending: down }) : models;
  }, [found, facts, isEmulator, sort, down]);
}

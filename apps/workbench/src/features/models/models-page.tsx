import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './models-page.module.css';
import { readSampleSearch, type SampleSearch } from './models-search.ts';
import { parseRecord } from './parse-record.ts';
import { keepRecord } from './saved-records.ts';

/** The way to a model: from the sample models, by its id, or by a record that is pasted or dropped. */
export function ModelsPage() {
  const search = readSampleSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const found = findModels(search);
  const show = (change: SampleSearch) => {
    const next = Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value));
    void navigate({ to: '/models', search: next, replace: true, resetScroll: false });
  };
  return (
    <div className={styles.page}>
      <h1>Models</h1>
      <OpenById />
      <section className={styles.section} aria-labelledby="sample-models">
        <h2 id="sample-models">Sample models</h2>
        <div className={styles.filters}>
          <Field label="Search">
            {(control) => (
              <input
                {...control}
                type="search"
                value={search.q ?? ''}
                onChange={({ target }) => show({ q: target.value })}
              />
            )}
          </Field>
          <Filter
            label="Task"
            value={search.task}
            items={TASKS}
            onChange={(task) => show({ task })}
            labelOf={taskLabel}
          />
          <Filter label="Library" value={search.library} items={LIBRARIES} onChange={(library) => show({ library })} />
        </div>
        <p role="status" className={styles.quiet}>{`${found.length} of ${SAMPLE_MODELS.length} models`}</p>
        {found.length === 0 && (
          <Button look="outline" label="Clear search" onClick={() => navigate({ to: '/models', search: {} })} />
        )}
        <ul className={styles.list}>
          {found.map(({ id, pipeline_tag, library_name, tags }) => (
            <li key={id}>
              <Link to={`/models/${id}`} className={styles.row}>
                <span className={styles.id}>{id}</span>
                <span>{pipeline_tag !== undefined && taskLabel(pipeline_tag)}</span>
                <span>{library_name ?? tags[0]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function OpenById() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    const isRecord = text.trim().startsWith('{');
    const read = isRecord ? parseRecord(text) : undefined;
    if (read?.problem !== undefined) return setProblem(read.problem);
    if (read) keepRecord(read.record);
    const id = read?.record.id ?? text.trim().replace(/^https?:\/\/[^/]+\//, '');
    if (id === '') return setProblem('Type the id of a model, or paste its record as JSON.');
    setProblem('');
    return navigate({ to: `/models/${id}` });
  };
  return (
    <form className={styles.open} onSubmit={open}>
      <Field
        label="Model id or record"
        hint={
          problem ? (
            <span role="alert" className={styles.problem}>
              {problem}
            </span>
          ) : (
            'An id such as owner/name, or the JSON of a record: paste it, or drop a file here.'
          )
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !text.includes('{')) open(event);
            }}
            onDrop={(event) => {
              const file = event.dataTransfer.files[0];
              if (file === undefined) return;
              event.preventDefault();
              void file.text().then(setText);
            }}
          />
        )}
      </Field>
      <Button look="primary" type="submit" label="Open" />
    </form>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly items: readonly string[];
  readonly onChange: (value: string) => void;
  /** @default the item itself */
  readonly labelOf?: (item: string) => string;
}

function Filter({ label, value = '', items, onChange, labelOf = (item) => item }: FilterProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">All</option>
          {items.map((item) => (
            <option key={item} value={item}>
              {labelOf(item)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const TASKS = [...new Set(SAMPLE_MODELS.flatMap(({ pipeline_tag }) => pipeline_tag ?? []))].sort();
const LIBRARIES = [...new Set(SAMPLE_MODELS.flatMap(({ library_name }) => library_name ?? []))].sort();

function findModels({ q = '', task, library }: SampleSearch) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return SAMPLE_MODELS.filter((model) => {
    const text = [model.id, ...model.tags].join(' ').toLowerCase();
    const isWanted = (wanted: string | undefined, value: string | undefined) =>
      wanted === undefined || wanted === value;
    return (
      isWanted(task, model.pipeline_tag) &&
      isWanted(library, model.library_name) &&
      words.every((word) => text.includes(word))
    );
  });
}

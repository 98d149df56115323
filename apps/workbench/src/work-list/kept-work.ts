import { TASK_INDEX } from '../catalog-data/task-index.gen.ts';
import { taskLabel } from '../catalog-data/task-label.ts';
import type { Entry } from '../database/schema.ts';
import { shortName } from '../run/format-facts.ts';
import { readPageRun } from '../run/page-run.ts';
import type { Run } from '../run/run.ts';
import { shortTitle } from '../ui/short-title.ts';

/** What an entry is, as its row says. */
export type WorkKind =
  | 'Chat'
  | 'Image'
  | 'Video'
  | 'Run'
  | 'Model call'
  | 'Run on disk'
  | 'Evaluation'
  | 'Fault run'
  | 'Template';

/** `paused`: nobody tracks it until the user resumes it; `stopped`: ended by the user, or with its tab. */
export type WorkState = 'running' | 'paused' | 'failed' | 'stopped' | 'done';

/** Anything of this browser or its host that can be opened again. */
export interface KeptWork {
  /** The store and the id in it: `chats 7f3a`. */
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly kind: WorkKind;
  /** The name of its model, '' where it is unknown. */
  readonly model: string;
  /** Time of its last change in ms since 1970. */
  readonly time: number;
  readonly state: WorkState;
  /** Its outcome in a few words: `12 of 60 rows`. */
  readonly note?: string;
  /** True if a part of it failed, and the rest did not. */
  readonly hasFailures?: boolean;
  /** Where the provider is with it. */
  readonly progress?: NonNullable<Run['progress']>;
  /** Time of its start in ms since 1970. */
  readonly startedAt?: number;
  /** Id of its task. */
  readonly task?: string;
  /** The image or video of the result, or the input image. */
  readonly media?: Blob;
}

/** What the stores of this browser hold. */
export interface StoredWork {
  readonly chats?: readonly Entry[];
  readonly jobs?: readonly Entry[];
  readonly runs?: readonly Entry[];
  readonly templates?: readonly Entry[];
  /** Ids of the runs of pages that a tab still works on. */
  readonly running?: ReadonlySet<string>;
}

/** The fields that entries may have. Imports may be damaged: the type of each is checked where it is read. */
interface Fields extends Entry {
  readonly title?: unknown;
  readonly task?: unknown;
  readonly at?: unknown;
  readonly updatedAt?: unknown;
  readonly hiddenAt?: unknown;
  readonly note?: unknown;
  readonly progress?: unknown;
  readonly hasFailures?: unknown;
  readonly state?: unknown;
  readonly from?: unknown;
  readonly model?: unknown;
  readonly columns?: { readonly 0?: { readonly model?: unknown } };
  readonly spec?: Spec;
  readonly output?: unknown;
  readonly failure?: StoredFailure;
  readonly run?: Pick<Fields, 'spec' | 'output' | 'failure'> & { readonly status?: unknown };
}

interface StoredFailure {
  readonly title?: unknown;
  readonly message?: unknown;
}

interface Spec {
  readonly model?: unknown;
  readonly args?: { readonly inputs?: unknown };
}

const STATES: Readonly<Record<string, WorkState>> = {
  running: 'running',
  paused: 'paused',
  failed: 'failed',
  stopped: 'stopped',
  canceled: 'stopped',
};

/**
 * Lists what was done, newest first. Only the pages that wrote the entries know their exact format, so invalid ones are skipped.
 */
export function listKeptWork({ chats = [], jobs = [], runs = [], templates = [], running }: StoredWork) {
  const kept = new Set(runs.map(({ id }) => id));
  const tracked = new Set(jobs.map(({ id }) => id));
  return [
    ...chats.flatMap((entry) => read(entry, { store: 'chats', kind: 'Chat', to: `/chat/${path(entry)}` })),
    ...templates.flatMap((entry) =>
      read(entry, { store: 'templates', kind: 'Template', to: `/templates?kept=${path(entry)}` }),
    ),
    // Once it has ended, the form has it among its runs.
    ...jobs.flatMap((entry) => {
      const hasForm = kept.has(entry.id) && readState(entry) !== 'running' && readState(entry) !== 'paused';
      return read(entry, {
        store: 'jobs',
        kind: 'Run',
        to: hasForm ? findFormPath(entry) : `/activity/${path(entry)}`,
      });
    }),
    ...runs.flatMap((entry) => {
      const pageRun = readPageRun(entry);
      if (!pageRun)
        return tracked.has(entry.id) ? [] : read(entry, { store: 'runs', kind: 'Run', to: findFormPath(entry) });
      const kind = pageRun.kind === 'fault' ? 'Fault run' : 'Evaluation';
      const isLost = pageRun.state === 'running' && running?.has(pageRun.id) === false;
      return read(isLost ? { ...entry, state: 'stopped' } : entry, { store: 'runs', kind, to: pageRun.to });
    }),
  ].sort((a, b) => b.time - a.time);
}

interface Place {
  readonly store: 'chats' | 'jobs' | 'runs' | 'templates';
  readonly kind: WorkKind;
  readonly to: string;
}

function read(entry: Fields, { store, kind, to }: Place): KeptWork[] {
  const { title, task, at, updatedAt, hiddenAt, run, note, progress } = entry;
  if (hiddenAt !== undefined && hiddenAt !== null) return [];
  const spec = run?.spec ?? entry.spec;
  const inputs = spec?.args?.inputs;
  const words = [title, inputs].find((text) => typeof text === 'string' && text !== '' && text !== task);
  const isPageRun = kind === 'Evaluation' || kind === 'Fault run';
  const label = isPageRun ? '(no prompt)' : typeof task === 'string' ? taskLabel(task) : kind;
  const time = [updatedAt, at].find((value) => typeof value === 'number') ?? 0;
  const model = spec?.model ?? entry.columns?.[0]?.model ?? entry.model;
  const media = mediaAmong(run?.output, entry.output, inputs);
  const said = [note, reasonOf(run?.failure ?? entry.failure)].find((text) => typeof text === 'string' && text !== '');
  return [
    {
      id: `${store} ${entry.id}`,
      to,
      title: shortTitle(String(words ?? label)),
      kind: kind === 'Run' ? kindOfRun(entry) : kind,
      model: typeof model === 'string' ? shortName(model) : '',
      time: Number(time),
      state: readState(entry),
      ...(typeof said === 'string' && { note: said }),
      ...(entry.hasFailures === true && { hasFailures: true }),
      ...(isProgress(progress) && { progress }),
      ...(typeof at === 'number' && { startedAt: at }),
      ...(typeof task === 'string' && { task }),
      ...(media && { media }),
    },
  ];
}

/** The title of a failure; its message where the title says no more than that it failed. */
function reasonOf({ title, message }: StoredFailure = {}): unknown {
  return title === 'The run failed' && typeof message === 'string' && message !== '' ? message : title;
}

/** Only the client writes it; its fields are shown as they are. */
function isProgress(value: unknown): value is NonNullable<Run['progress']> {
  return typeof value === 'object' && value !== null;
}

function readState({ state, run }: Fields): WorkState {
  return STATES[String(state ?? run?.status)] ?? 'done';
}

/** By its task, whatever has become of it. */
function kindOfRun({ from, task }: Fields): WorkKind {
  if (from === 'model') return 'Model call';
  if (String(task).endsWith('-to-image')) return 'Image';
  return String(task).endsWith('-to-video') ? 'Video' : 'Run';
}

/** The form of a run's task with its result; the page of the model, or else of the task, for a task that has no form. */
function findFormPath(entry: Fields): string {
  const task = TASK_INDEX.find(({ id }) => id === entry.task);
  if (task?.canRun) return `/tasks/${task.id}/try?run=${path(entry)}&fill=true`;
  const model = entry.run?.spec?.model;
  if (typeof model === 'string' && model !== '') return `/models/${model}?tab=call`;
  return task ? `/tasks/${task.id}` : '/models';
}

function path({ id }: Entry): string {
  return encodeURIComponent(id);
}

/** Returns the first image or video among values. */
function mediaAmong(...values: readonly unknown[]): Blob | undefined {
  return values.find((value): value is Blob => value instanceof Blob && /^(image|video)\//.test(value.type));
}

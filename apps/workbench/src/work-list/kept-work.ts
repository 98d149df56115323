import type { Entry } from '../database/schema.ts';

/** A chat, run or job that can be opened again. */
export interface KeptWork {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly kind: 'Chat' | 'Run' | 'Job';
  /** The name of its model, '' where it is unknown. */
  readonly model: string;
  /** Time of its last change in ms since 1970. */
  readonly time: number;
  /** An image that it made. */
  readonly picture?: Blob;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Lists chats, runs and jobs, newest first. Only the pages that wrote the entries know their exact format, so invalid
 * ones are skipped.
 */
export function listKeptWork(
  chats: readonly Entry[],
  jobs: readonly Entry[],
  runs: readonly Entry[] = [],
): readonly KeptWork[] {
  return [
    ...chats.flatMap((entry) => read(entry, 'Chat', '/chat/')),
    ...jobs.flatMap((entry) => read(entry, 'Job', '/jobs/')),
    ...runs.flatMap((entry) => read(entry, 'Run', `/run/${fieldOf(entry, 'task')}?run=`)),
  ].sort((a, b) => b.time - a.time);
}

function read(entry: Entry, kind: KeptWork['kind'], folder: string): KeptWork[] {
  const { title, task, at, updatedAt, hiddenAt, run } = entry as Entry & Fields;
  // A job is listed as a job only.
  if ((hiddenAt !== undefined && hiddenAt !== null) || (kind === 'Run' && fieldOf(run, 'job') !== undefined)) return [];
  const spec = fieldOf(run, 'spec') ?? fieldOf(entry, 'spec');
  const inputs = fieldOf(fieldOf(spec, 'args'), 'inputs');
  const name = [title, inputs, task].find((text) => typeof text === 'string' && text !== '') ?? kind;
  const time = [updatedAt, at].find((value) => typeof value === 'number') ?? 0;
  const model = fieldOf(spec, 'model') ?? fieldOf(fieldOf(fieldOf(entry, 'columns'), '0'), 'model');
  const picture = fieldOf(run, 'output') ?? fieldOf(entry, 'output');
  return [
    {
      id: `${kind} ${entry.id}`,
      to: `${folder}${encodeURIComponent(entry.id)}`,
      title: String(name).slice(0, 80),
      kind,
      model: typeof model === 'string' ? (model.split('/').at(-1) ?? '') : '',
      time: Number(time),
      ...(picture instanceof Blob && picture.type.startsWith('image/') && { picture }),
    },
  ];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;
}

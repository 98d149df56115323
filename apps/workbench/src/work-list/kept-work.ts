import { taskLabel } from '../catalog-data/task-label.ts';
import type { Entry } from '../database/schema.ts';
import { mediaAmong } from './media-among.ts';

/** A chat, run, job or template that can be opened again. */
export interface KeptWork {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly kind: 'Chat' | 'Run' | 'Job' | 'Template';
  /** The name of its model, '' where it is unknown. */
  readonly model: string;
  /** Time of its last change in ms since 1970. */
  readonly time: number;
  /** Id of its task. */
  readonly task?: string;
  /** The image or video of the result, or the input image. */
  readonly media?: Blob;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Lists chats, runs, jobs and templates, newest first. Only the pages that wrote the entries know their exact format, so invalid
 * ones are skipped.
 */
export function listKeptWork(
  chats: readonly Entry[],
  jobs: readonly Entry[],
  runs: readonly Entry[] = [],
  templates: readonly Entry[] = [],
): readonly KeptWork[] {
  return [
    ...chats.flatMap((entry) => read(entry, 'Chat', '/chat/')),
    ...jobs.flatMap((entry) => read(entry, 'Job', '/jobs/')),
    ...templates.flatMap((entry) => read(entry, 'Template', '/templates?kept=')),
    ...runs.flatMap((entry) => read(entry, 'Run', `/run/${fieldOf(entry, 'task')}?run=`)),
  ].sort((a, b) => b.time - a.time);
}

function read(entry: Entry, kind: KeptWork['kind'], folder: string): KeptWork[] {
  const { title, task, at, updatedAt, hiddenAt, run } = entry as Entry & Fields;
  // A job is listed as a job only.
  if ((hiddenAt !== undefined && hiddenAt !== null) || (kind === 'Run' && fieldOf(run, 'job') !== undefined)) return [];
  const spec = fieldOf(run, 'spec') ?? fieldOf(entry, 'spec');
  const inputs = fieldOf(fieldOf(spec, 'args'), 'inputs');
  const words = [title, inputs].find((text) => typeof text === 'string' && text !== '' && text !== task);
  const label = typeof task === 'string' ? taskLabel(task) : kind;
  const time = [updatedAt, at].find((value) => typeof value === 'number') ?? 0;
  const model = fieldOf(spec, 'model') ?? fieldOf(fieldOf(fieldOf(entry, 'columns'), '0'), 'model');
  const media = mediaAmong(fieldOf(run, 'output'), fieldOf(entry, 'output'), inputs);
  return [
    {
      id: `${kind} ${entry.id}`,
      to: `${folder}${encodeURIComponent(entry.id)}`,
      title: String(words ?? label).slice(0, 80),
      kind,
      model: typeof model === 'string' ? (model.split('/').at(-1) ?? '') : '',
      time: Number(time),
      ...(typeof task === 'string' && { task }),
      ...(media && { media }),
    },
  ];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;
}

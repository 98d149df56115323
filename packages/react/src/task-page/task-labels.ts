import type { TaskListKind } from './task.ts';

/** Words of task cards and pages; pass your own to translate them. */
export interface TaskLabels {
  readonly placeholder: string;
  readonly demo: string;
  readonly inputs: string;
  readonly outputs: string;
  readonly noDemo: string;
  readonly about: string;
  readonly video: string;
  readonly lists: Readonly<Record<TaskListKind, string>>;
  /** Shown in the place of a file that cannot be loaded. */
  readonly kinds: Readonly<Record<'img' | 'audio', string>>;
  readonly chartLabel: string;
  readonly chartScore: string;
}

export const DEFAULT_TASK_LABELS: TaskLabels = {
  placeholder: 'No description yet',
  demo: 'Example',
  inputs: 'Input',
  outputs: 'Output',
  noDemo: 'No example yet.',
  about: 'About',
  video: 'Watch a video about this task',
  lists: { models: 'Models', datasets: 'Datasets', spaces: 'Spaces', metrics: 'Metrics', libraries: 'Libraries' },
  kinds: { img: 'Image', audio: 'Audio' },
  chartLabel: 'Label',
  chartScore: 'Score',
};

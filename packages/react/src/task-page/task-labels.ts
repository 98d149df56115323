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
  /** Words of the table of models. */
  readonly modelTable: {
    readonly caption: string;
    readonly model: string;
    readonly size: string;
    readonly license: string;
    readonly released: string;
    /** Before the day on which the models were chosen. */
    readonly pickedOn: string;
    /** Strengths of models, by `TaskModel.bestFor`. */
    readonly bestFor: Readonly<Record<string, string>>;
  };
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
  modelTable: {
    caption: 'Models to start with',
    model: 'Model',
    size: 'Parameters',
    license: 'License',
    released: 'Released',
    pickedOn: 'Chosen on',
    bestFor: {
      small: 'Small',
      quality: 'Quality',
      multilingual: 'Multilingual',
      fast: 'Fast',
      specialized: 'Specialized',
      baseline: 'Baseline',
    },
  },
  lists: {
    models: 'Models',
    datasets: 'Datasets',
    spaces: 'Spaces',
    metrics: 'Metrics',
    libraries: 'Libraries',
    related: 'Related tasks',
  },
  kinds: { img: 'Image', audio: 'Audio' },
  chartLabel: 'Label',
  chartScore: 'Score',
};

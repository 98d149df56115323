import type { ResultLabels } from '../result-view/result-labels.ts';
import type { TaskFormLabels } from './task-form-labels.ts';

/** Words of a widget; pass your own to translate them. */
export interface TaskWidgetLabels {
  readonly form: Partial<TaskFormLabels>;
  readonly result: Partial<ResultLabels>;
  readonly resultName: string;
  readonly loading: string;
  readonly unknownTask: (task: string) => string;
  readonly failed: string;
  readonly retry: string;
  readonly run: string;
  readonly stop: string;
  readonly stopped: string;
  readonly running: string;
  readonly sending: (share: number) => string;
  readonly queued: (position: number) => string;
  readonly empty: string;
  readonly examples: string;
  readonly example: (number: number) => string;
  readonly exampleOutput: string;
}

export const DEFAULT_TASK_WIDGET_LABELS: TaskWidgetLabels = {
  form: {},
  result: {},
  resultName: 'Result',
  loading: 'Loading…',
  unknownTask: (task) => `The task “${task}” cannot be run.`,
  failed: 'The call failed.',
  retry: 'Try again',
  run: 'Run',
  stop: 'Stop',
  stopped: 'Stopped.',
  running: 'Running…',
  sending: (share) => `Sending ${Math.round(share * 100)} %`,
  queued: (position) => `${position} ahead in the queue`,
  empty: 'The result appears here.',
  examples: 'Examples',
  example: (number) => `Example ${number}`,
  exampleOutput: 'Result of the model card',
};

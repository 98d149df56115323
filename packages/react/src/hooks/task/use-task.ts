'use client';

import * as React from 'react';
import type { TaskService } from '../service/task-service.ts';
import { useStore } from '../store/use-store.ts';
import { createTask, type TaskSettings, type TaskState } from './create-task.ts';

/** A task as `useTask` returns it. */
export interface Task<Args, Result> extends TaskState<Result> {
  /** Runs the task; a call that is running is stopped. Resolves to the result, or to undefined after a failure or `stop`. */
  readonly run: (args: Args) => Promise<Result | undefined>;
  /** Stops the call that is running. */
  readonly stop: () => void;
}

/**
 * Runs one task of the catalog, such as `text-to-image`, with its progress. The call ends with the component.
 *
 * @param task - Id of the task.
 * @param options - A client or the address of a gateway, and settings.
 */
export function useTask<Args extends object = Readonly<Record<string, unknown>>, Result = unknown>(
  task: string,
  options: TaskService & TaskSettings,
): Task<Args, Result> {
  const [store] = React.useState(createTask<Args, Result>);
  const latest = React.useRef(options);
  React.useEffect(() => {
    latest.current = options;
  });
  React.useEffect(() => store.stop, [store]);
  const state = useStore(store);
  const run = React.useCallback((args: Args) => store.run(latest.current, task, args), [store, task]);
  return { ...state, run, stop: store.stop };
}

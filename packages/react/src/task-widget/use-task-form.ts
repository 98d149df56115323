'use client';

import * as React from 'react';
import type { TaskFormData } from './form-field.ts';
import { loadTaskForm } from './load-task-form.ts';

interface LoadedForm {
  /** `unknown` for a task that clients cannot run. */
  readonly status: 'loading' | 'ready' | 'unknown' | 'failed';
  readonly form?: TaskFormData | undefined;
  readonly retry: () => void;
}

/** Loads the form of a task, unless the page has it. */
export function useTaskForm(task: string, given: TaskFormData | undefined): LoadedForm {
  const [state, setState] = React.useState<Omit<LoadedForm, 'retry'> & { readonly of: string }>();
  const [attempt, setAttempt] = React.useState(0);
  const isGiven = given !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  React.useEffect(() => {
    if (isGiven) return;
    let isCurrent = true;
    loadTaskForm(task).then(
      (form) => isCurrent && setState({ of: task, status: form ? 'ready' : 'unknown', form }),
      () => isCurrent && setState({ of: task, status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [task, isGiven, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  if (given) return { status: 'ready', form: given, retry };
  return state?.of === task ? { ...state, retry } : { status: 'loading', retry };
}

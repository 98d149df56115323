import type { TaskArguments } from '@hubkit/react/task-widget';
import { useEffect, useState } from 'react';
import { createReceivedState } from '../../../shared-links/received-state.ts';
import { useSession } from '../../../state/sessions.tsx';
import { parseArguments } from '../../../task-run/print-arguments.ts';

interface ReceivedRun {
  /** True for a call that its reader asked to run, until it was started. */
  readonly isRun: boolean;
  readonly started: () => void;
}

/** Fills in the form of a shared call, once. */
export function useReceivedRun(fillIn: (args: TaskArguments) => void, task: string): ReceivedRun {
  const received = useSession(createReceivedState);
  const [isRun, setRun] = useState(false);
  useEffect(() => {
    const { state, given, isRun: isAsked = false } = received.get();
    if (state?.kind !== 'run' || state.task !== task) return;
    received.set({ state: undefined });
    if (given) return fillIn(given);
    try {
      fillIn(parseArguments(state.args ?? '{}', {}));
      setRun(isAsked);
    } catch {
      // Arguments that cannot be read leave the form unchanged.
    }
  }, [received, fillIn, task]);
  return { isRun, started: () => setRun(false) };
}

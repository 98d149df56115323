import type { CallObserver, ObservedRun, RunObservation, ToolObservation } from '../../contract/call-observer.ts';
import { guardObserver } from '../policies/record/safe-observation.ts';

/** The observation of a run, which never throws; without an observer it does nothing. */
export interface SafeRunObservation extends Required<Omit<RunObservation, 'tool'>> {
  readonly tool: (tool: Parameters<NonNullable<RunObservation['tool']>>[0]) => Required<ToolObservation>;
}

const UNOBSERVED = { run: <T>(work: () => T) => work(), end: () => undefined };

/** Observes a run with tools. */
export function observeRun(observer: CallObserver | undefined, observed: ObservedRun): SafeRunObservation {
  if (!observer) return { ...UNOBSERVED, tool: () => UNOBSERVED };
  const { safely, runIn } = guardObserver(observer);
  const observation = safely(() => observer.observeRun?.(observed));
  if (!observation) return { ...UNOBSERVED, tool: () => UNOBSERVED };
  return {
    run: runIn(observation),
    tool: (call) => {
      const tool = safely(() => observation.tool?.(call));
      return tool ? { run: runIn(tool), end: (outcome) => safely(() => tool.end(outcome)) } : UNOBSERVED;
    },
    end: (outcome) => safely(() => observation.end(outcome)),
  };
}

import type { CallObservation, CallObserver, ObservedCall } from '../../../contract/call-observer.ts';
import { reportObserver } from '../../../transport/notify.ts';

/** An observation that neither throws nor repeats the call. */
export type SafeObservation = Required<CallObservation>;

/** Observes a call. An error of the observer is reported on the console and never reaches the call. */
export function safeObservation(observer: CallObserver, call: ObservedCall): SafeObservation | undefined {
  const { safely, runIn } = guardObserver(observer);
  const observation = safely(() => observer.observe(call));
  if (!observation) return;
  return {
    run: runIn(observation),
    chunk: (chunk) => safely(() => observation.chunk?.(chunk)),
    end: (outcome) => safely(() => observation.end(outcome)),
  };
}

/** Ways to call an observer whose errors never reach what it observes. */
export function guardObserver(observer: CallObserver) {
  const safely = <T>(part: () => T): T | undefined => {
    try {
      return part();
    } catch (error) {
      reportObserver('telemetry', observer, error);
      return;
    }
  };
  const runIn =
    (observation: Pick<CallObservation, 'run'>) =>
    <T>(part: () => T): T => {
      let result: { readonly value: T } | undefined;
      // Runs the part once, whatever the observer does with it.
      const once = () => {
        result ??= { value: part() };
        return result.value;
      };
      const returned: unknown = safely(() => observation.run?.(once));
      // The promise of the part itself, or one that follows it.
      if (returned instanceof Promise) returned.catch(() => undefined);
      return once();
    };
  return { safely, runIn };
}

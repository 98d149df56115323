import type { CallObservation, CallObserver, ObservedCall } from '../../../contract/call-observer.ts';
import { reportObserver } from '../../../transport/notify.ts';

/** An observation that neither throws nor repeats the call. */
export type SafeObservation = Required<CallObservation>;

/** Observes a call. An error of the observer is reported on the console and never reaches the call. */
export function safeObservation(observer: CallObserver, call: ObservedCall): SafeObservation | undefined {
  const safely = <T>(part: () => T): T | undefined => {
    try {
      return part();
    } catch (error) {
      reportObserver('telemetry', observer, error);
      return;
    }
  };
  const observation = safely(() => observer.observe(call));
  if (!observation) return;
  return {
    run: (part) => {
      let result: { readonly value: ReturnType<typeof part> } | undefined;
      // Runs the call once, whatever the observer does with it.
      const once = () => {
        result ??= { value: part() };
        return result.value;
      };
      const returned: unknown = safely(() => observation.run?.(once));
      // The promise of the call itself, or one that follows it.
      if (returned instanceof Promise) returned.catch(() => undefined);
      return once();
    },
    chunk: (chunk) => safely(() => observation.chunk?.(chunk)),
    end: (outcome) => safely(() => observation.end(outcome)),
  };
}

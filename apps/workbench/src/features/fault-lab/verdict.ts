import { duration } from '../../run/format-facts.ts';
import type { Run } from '../../run/run.ts';
import { counted } from '../../ui/format-count.ts';
import { isAttempt, readMarks } from './marks.ts';

/** The run of a policy with its name. */
interface PolicyRun {
  readonly name: string;
  readonly run: Pick<Run, 'status' | 'events' | 'report'>;
}

/** Requests and time of a run: `2 requests, 1.35 s`. */
export function describeEffort({ events, report }: PolicyRun['run']): string {
  const requests = events.filter(({ type, text }) => type === 'request' && isAttempt(text)).length;
  return `${counted(requests, 'request')}, ${duration(report?.totalMs ?? 0)}`;
}

/** What is said of a fault that no request met: the policies cannot be compared by it. */
export const NOT_STRUCK = 'The fault did not strike: no request met it.';

/** Names the policy that answered first; what all of them have in common where none did. */
export function describeVerdict(runs: readonly PolicyRun[]): string {
  const answered = runs.filter(({ run }) => run.status === 'done');
  const [fastest] = answered.toSorted(
    (one, other) => (one.run.report?.totalMs ?? 0) - (other.run.report?.totalMs ?? 0),
  );
  if (fastest) return `Fastest answer: ${fastest.name}, ${describeEffort(fastest.run)}.`;
  return runs.some(({ run }) => run.status === 'stopped') ? 'Stopped.' : 'No policy got an answer.';
}

/** The errors of all runs, each once: under one fault, they mostly have the same. */
export function listReasons(runs: readonly PolicyRun[]): readonly string[] {
  const reasons = runs.flatMap(({ run }) => readMarks(run).flatMap(({ reason }) => reason ?? []));
  return [...new Set(reasons)];
}

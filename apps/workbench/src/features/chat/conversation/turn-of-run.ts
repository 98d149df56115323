import { isRunning, type Run } from '../../../run/run.ts';
import type { Turn } from './turn.ts';

/** The answer as far as a run has written it; `begun` is the answer that it goes on with. */
export function turnOfRun(run: Run, begun?: Pick<Turn, 'content'>): Partial<Turn> {
  const { status, finishReason, report, failure, toolCalls } = run;
  const { text, reasoning } = splitThinking(run.text);
  const thoughts = [run.reasoning, reasoning].filter(Boolean).join('\n');
  const hasContent = run.text !== '' || toolCalls.length > 0;
  return {
    content: `${begun?.content ?? ''}${text}`,
    ...(thoughts && { reasoning: thoughts }),
    ...(toolCalls.length > 0 && {
      toolCalls: toolCalls.map((call, place) => ({ ...call, id: call.id ?? `call_${place}` })),
    }),
    status: status === 'job' ? 'waiting' : status,
    run,
    finishReason,
    // A sum is shown of answers that ended; a call that was stopped before its first word has none.
    report: isRunning(run) || (status !== 'done' && !hasContent) ? undefined : report,
    failure,
  };
}

/** Some models write their reasoning into the text, between tags at its start. */
export function splitThinking(text: string): { readonly reasoning: string; readonly text: string } {
  const [, reasoning, rest] = /^\s*<think>([\s\S]*?)(?:<\/think>\s*([\s\S]*))?$/.exec(text) ?? [];
  return reasoning === undefined ? { reasoning: '', text } : { reasoning: reasoning.trim(), text: rest ?? '' };
}

/** Number of answers whose run stays in memory, with its events and the messages that were sent. */
const MAX_RUNS = 12;

/** The turns without the runs of older answers, so that memory does not grow with each of them. */
export function withRecentRuns(turns: Readonly<Record<string, Turn>>): Readonly<Record<string, Turn>> {
  const old = Object.values(turns)
    .filter(({ run }) => run !== undefined)
    .sort((a, b) => b.at - a.at)
    .slice(MAX_RUNS);
  if (old.length === 0) return turns;
  return { ...turns, ...Object.fromEntries(old.map(({ run: _run, ...turn }) => [turn.id, turn])) };
}

import { isRunning, type Run } from '../../../run/run.ts';
import { type Turn, textParts } from './turn.ts';

/** The answer as far as a run has written it; `begun` is the answer that it goes on with. */
export function turnOfRun(run: Run, begun?: Pick<Turn, 'parts'>): Partial<Turn> {
  const { status, finishReason, report, failure, toolCalls } = run;
  const { text, reasoning } = splitThinking(run.text);
  const thoughts = [run.reasoning, reasoning].filter(Boolean).join('\n');
  const hasContent = run.text !== '' || toolCalls.length > 0;
  const before = begun?.parts ?? [];
  const last = before.at(-1);
  // A text that was cut goes on; after the results of tools, a text begins.
  const cut = last?.type === 'text' ? last : undefined;
  const words = `${cut?.text ?? ''}${text}`;
  return {
    parts: [
      ...(cut ? before.slice(0, -1) : before),
      ...(thoughts ? [{ type: 'reasoning', text: thoughts } as const] : []),
      ...textParts(words),
      ...toolCalls.map(
        (call, place) => ({ type: 'tool-call', ...call, id: call.id ?? `call_${before.length + place}` }) as const,
      ),
    ],
    status: status === 'job' ? 'waiting' : status === 'streaming' ? 'open' : status,
    run,
    finish: finishReason,
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

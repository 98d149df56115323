import type { Estimate, Summary } from '@hubkit/bulk';
import { formatDollars } from '../chat/usage.ts';
import { EXIT } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { note, print } from '../io/print.ts';
import { counted } from '../listing/counted.ts';
import type { Price } from '../models/model-price.ts';
import { formatDuration } from './format-duration.ts';

/** Exit codes by the end of a run. */
const CODES: Readonly<Record<Summary['end'], number>> = {
  done: EXIT.done,
  budget: EXIT.budget,
  stopped: EXIT.interrupted,
  failed: EXIT.failed,
};

/** The exit code of a run; rows that failed make it 1. */
export function toExitCode({ end, dead }: Summary): number {
  return end === 'done' && dead > 0 ? EXIT.failed : CODES[end];
}

/** Prints the summary of a run to standard output, and what to do next to standard error. */
export async function printSummary(summary: Summary, output: string, isJson: boolean, io: Io): Promise<void> {
  if (summary.rows === 0) await note(io, 'hubkit: the input has no rows');
  if (isJson) return print(io, `${JSON.stringify(summary)}\n`);
  const {
    rows,
    done,
    dead,
    waiting,
    requests,
    lost,
    repeated,
    inputTokens,
    cachedTokens,
    outputTokens,
    cost,
    ms,
    failures,
    end,
    reason,
  } = summary;
  const lines = [
    `${done} of ${counted(rows, 'row')} done in ${formatDuration(ms)}${dead > 0 ? `, ${dead} failed` : ''}${waiting > 0 ? `, ${waiting} left` : ''}`,
    `${counted(requests, 'request')}, ${counted(inputTokens, 'token')} in${cachedTokens > 0 ? ` (${cachedTokens} cached)` : ''}, ${outputTokens} out${cost > 0 ? `, ${formatDollars(cost)}` : ''}`,
    ...(repeated > lost ? [`${repeated} of the requests repeated earlier ones, after rate limits and failures`] : []),
    ...(lost > 0 ? [`${counted(lost, 'request')} made again after an interruption, perhaps billed twice`] : []),
    ...failures.map(({ code, count, example }) => `${count} × ${code}: ${example}`),
  ];
  await print(io, `${lines.join('\n')}\n`);
  if (end !== 'done') await note(io, `hubkit: ${reason}. The same command resumes the run.`);
  else if (dead > 0) await note(io, `hubkit: \`hubkit bulk retry ${output}\` makes the failed rows wait again.`);
}

/** Costs of an estimate in US dollars: of its prompts, and at most with answers. */
interface Costs {
  readonly input: number;
  /** Undefined where calls have no bound of tokens. */
  readonly most: number | undefined;
}

/** Multiplies the tokens of an estimate with a price. */
export function computeCosts({ inputTokens, maxOutputTokens }: Estimate, { input, output }: Price): Costs {
  const read = (inputTokens * input) / 1e6;
  return { input: read, most: maxOutputTokens === undefined ? undefined : read + (maxOutputTokens * output) / 1e6 };
}

/** Formats the estimate of a dry run. */
export function estimateText(
  { rows, calls, inputTokens, maxOutputTokens }: Estimate,
  costs: Costs | undefined,
): string {
  const count = (n: number) => n.toLocaleString('en-US');
  const most = maxOutputTokens === undefined ? '' : `, at most ${counted(maxOutputTokens, 'token', count)} out`;
  return `${counted(rows, 'row', count)}, ${counted(calls, 'call', count)}, about ${counted(inputTokens, 'token', count)} in${most}${costs ? costText(costs) : ''}; no model was called`;
}

function costText({ input, most }: Costs): string {
  return most === undefined
    ? `, $${input.toFixed(4)} for the prompts, and more for the answers, which have no bound`
    : `, $${input.toFixed(4)} to $${most.toFixed(4)}`;
}

import { dirname, resolve } from 'node:path';
import type { EvaluationPlan } from '@hubkit/bulk/evaluate';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { checkOutput } from '../run/save-output.ts';

/** The files of an evaluation. */
interface Files {
  /** That of the plan. */
  readonly file: string;
  readonly output: string | undefined;
  readonly junit: string | undefined;
}

/** Throws for results that could not be written, or would replace what the evaluation reads, before a call is paid for. */
export async function checkOutputs({ file, output, junit }: Files, plan: EvaluationPlan, io: Io): Promise<void> {
  const folder = dirname(resolve(io.cwd, file));
  const read = [
    resolve(io.cwd, file),
    ...(typeof plan.data === 'string' ? [resolve(folder, plan.data)] : []),
    ...plan.checks.flatMap((check) => (check.type === 'module' ? [resolve(folder, check.path)] : [])),
  ];
  for (const [flag, name] of Object.entries({ '--output': output, '--junit': junit })) {
    if (name === undefined) continue;
    if (name === '-') throw new UsageError(`${flag} takes a file; \`--json\` prints the results.`);
    const path = resolve(io.cwd, name);
    if (read.includes(path)) throw new UsageError(`${flag} ${name} would replace a file that the evaluation reads.`);
    // Results replace those of an earlier evaluation.
    await checkOutput({ output: name, isForced: true, flag }, false, io);
  }
}

import { filesIn, type TaskArguments } from '@hubkit/react/task-widget';
import type { Run } from '../../../run/run.ts';
import type { SharedState } from '../../../shared-links/shared-state.ts';
import { printArguments } from '../../../task-run/print-arguments.ts';

interface FilledForm {
  readonly task: string;
  readonly model: string;
  readonly provider: string;
  readonly args: TaskArguments;
}

/**
 * What a link holds of a form, with the result of the run that is shown beside it if that run is of the same call; the reason where
 * a link cannot hold it.
 *
 * @param emulators - Ids of the services whose results no model makes.
 */
export function sharedRun(
  { args, ...call }: FilledForm,
  shown: Run | undefined,
  emulators: readonly string[] = [],
): SharedState | string {
  if (filesIn(args).length > 0) return 'A link cannot hold files. Share the code, or send the files.';
  const printed = printArguments(args);
  const isOfCall =
    shown?.status === 'done' && shown.spec.model === call.model && printArguments(shown.spec.args) === printed;
  const output = isOfCall ? shown.text || shown.output : undefined;
  const hasOutput = output !== undefined && filesIn({ output }).length === 0;
  return {
    kind: 'run',
    ...call,
    args: printed,
    ...(hasOutput && { output: JSON.stringify(output) }),
    ...(hasOutput && emulators.includes(shown?.serviceId ?? '') && { madeBy: 'emulator' }),
  };
}

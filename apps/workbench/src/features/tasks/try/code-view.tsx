import type { TaskArguments } from '@hubkit/react/task-widget';
import { useMemo } from 'react';
import { CallCode } from '../../../run/call-code.tsx';
import { namedFiles } from '../../../task-run/print-arguments.ts';

interface CodeViewProps {
  readonly task: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  readonly args: TaskArguments;
}

/** The present call as programs. */
export function CodeView({ args, ...call }: CodeViewProps) {
  const inputs = useMemo(() => namedFiles(args), [args]);
  return <CallCode {...call} inputs={inputs} />;
}

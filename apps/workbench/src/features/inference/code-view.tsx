import { useMemo } from 'react';
import { CallCode } from '../../run/call-code.tsx';
import { type Arguments, namedFiles } from '../../task-run/arguments.ts';

interface CodeViewProps {
  readonly task: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  readonly args: Arguments;
}

/** The present call as programs. */
export function CodeView({ args, ...call }: CodeViewProps) {
  const inputs = useMemo(() => namedFiles(args), [args]);
  return <CallCode {...call} inputs={inputs} />;
}

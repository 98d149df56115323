const mark = Symbol.for('@hubkit/cli.error');

/** The exit codes. The help text lists them, too. */
export const EXIT = { done: 0, failed: 1, usage: 2, budget: 3, interrupted: 130 } as const;

/** Base class of the errors that the command line throws. */
export class CliError extends Error {
  readonly code: 'failed' | 'usage' | 'interrupted' | 'output-closed' = 'failed';
  readonly exitCode: number = EXIT.failed;
  readonly [mark] = true;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }

  /** Returns true for errors of this class, also for those of another copy of the package. */
  static is(error: unknown): error is CliError {
    return typeof error === 'object' && error !== null && mark in error;
  }
}

/** Invalid usage of a command; the message names the flag or argument. */
export class UsageError extends CliError {
  override readonly code = 'usage';
  override readonly exitCode = EXIT.usage;
}

/** The user pressed Ctrl-C. */
export class InterruptError extends CliError {
  override readonly code = 'interrupted';
  override readonly exitCode = EXIT.interrupted;

  constructor() {
    super('interrupted');
  }
}

/** Standard output was closed by its reader (`hubkit chat … | head -1`): the command ends without an error. */
export class OutputClosedError extends CliError {
  override readonly code = 'output-closed';
  override readonly exitCode = EXIT.done;

  constructor(options?: ErrorOptions) {
    super('standard output was closed', options);
  }
}

/** The message of whatever was thrown; the name of an error without one. */
export function readMessage(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

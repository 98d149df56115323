const mark = Symbol.for('@hubkit/cli.error');

/** The exit codes; the help text lists the same four. */
export const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** Everything that the command line throws on purpose. */
export class CliError extends Error {
  readonly code: 'failed' | 'usage' | 'interrupted' | 'output-closed' = 'failed';
  readonly exitCode: number = EXIT.failed;
  readonly [mark] = true;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }

  /** Works across copies of the package. */
  static is(error: unknown): error is CliError {
    return typeof error === 'object' && error !== null && mark in error;
  }
}

/** The command was called in a way it does not understand; the message names the flag or argument. */
export class UsageError extends CliError {
  override readonly code = 'usage';
  override readonly exitCode = EXIT.usage;
}

/** Ctrl-C. */
export class InterruptError extends CliError {
  override readonly code = 'interrupted';
  override readonly exitCode = EXIT.interrupted;

  constructor() {
    super('interrupted');
  }
}

/** The reader of standard output has gone (`hubkit chat … | head -1`): there is nothing left to do, and nothing is wrong. */
export class OutputClosedError extends CliError {
  override readonly code = 'output-closed';
  override readonly exitCode = EXIT.done;

  constructor(options?: ErrorOptions) {
    super('nobody reads the output any more', options);
  }
}

/** A project could not be created. Nothing was written. */
export class CreateError extends Error {
  override readonly name = 'CreateError';

  /** Exit code of the command: 2 for a usage error, 1 otherwise. */
  readonly exitCode: 1 | 2;

  constructor(message: string, { exitCode = 1, cause }: { exitCode?: 1 | 2; cause?: unknown } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

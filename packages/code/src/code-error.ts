/** A value cannot be printed as source code. */
export class CodeError extends Error {
  readonly code = 'UNPRINTABLE_VALUE';

  constructor(message: string) {
    super(message);
    this.name = 'CodeError';
  }

  /** True for errors of this kind, also from another copy of the package. */
  static is(error: unknown): error is CodeError {
    return (
      error instanceof Error && error.name === 'CodeError' && 'code' in error && error.code === 'UNPRINTABLE_VALUE'
    );
  }
}

/** A request of another dialect that has no counterpart in chat completions. */
export class DialectError extends Error {
  override readonly name = 'DialectError';
  readonly code = 'DIALECT';
  /** Path of the member that is wrong, such as `messages.0.content`. */
  readonly param: string;

  /** Recognizes an error of this class, also one from another copy of the package. */
  static is(value: unknown): value is DialectError {
    return value instanceof Error && 'code' in value && value.code === 'DIALECT';
  }

  constructor(param: string, reason: string) {
    super(`${param}: ${reason}`);
    this.param = param;
  }
}

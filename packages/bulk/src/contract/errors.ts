const MARK: unique symbol = Symbol.for('@hubkit/bulk error');

/**
 * Stable, machine-readable error code: `INPUT` for options and rows that are invalid (nothing was sent), `BUSY` for a run
 * in use by another process, `CHANGED` for a run with other settings or rows, `STORE` for a database failure, such as a full disk.
 */
export type BulkErrorCode = 'INPUT' | 'BUSY' | 'CHANGED' | 'STORE';

/** The error of this package. Failures of single rows are not thrown: they are recorded with the row. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  readonly [MARK] = true;
  readonly code: BulkErrorCode;

  constructor(code: BulkErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  /** Recognizes an error of this class, also one from another copy of the package. */
  static is(value: unknown): value is BulkError {
    return typeof value === 'object' && value !== null && MARK in value;
  }
}

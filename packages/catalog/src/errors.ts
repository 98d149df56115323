/** Marks our errors, so that `is` recognizes those of another copy of this package. */
const MARK: unique symbol = Symbol.for('@hubkit/catalog error');

/** Stable names of the failures of this package. */
export type CatalogErrorCode = 'INVALID_DOWNLOAD_QUERY' | 'UNPUBLISHED_DOWNLOAD_RULE';

/** Data of the catalog that cannot be used. */
export class CatalogError extends Error {
  readonly [MARK] = true;
  readonly code: CatalogErrorCode;

  constructor(code: CatalogErrorCode, message: string) {
    super(message);
    this.name = 'CatalogError';
    this.code = code;
  }

  /** True for errors of this class, also those of another copy of the package. */
  static is(error: unknown): error is CatalogError {
    return error instanceof Error && MARK in error;
  }
}

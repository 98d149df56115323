/** Stable error codes of starting an emulator and requesting faults, answers or models. */
export type EmulatorErrorCode =
  | 'PORT_IN_USE'
  | 'PORT_REFUSED'
  | 'LISTEN_FAILED'
  | 'UNKNOWN_FAULT'
  | 'INVALID_FAULT'
  | 'BAD_RECORDING'
  | 'INVALID_ANSWER'
  | 'NO_MODEL'
  | 'INVALID_MODEL';

/** An error of the emulator itself, not one of those it emulates. */
export class EmulatorError extends Error {
  readonly code: EmulatorErrorCode;

  constructor(code: EmulatorErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmulatorError';
    this.code = code;
  }

  /** True for an emulator error of any copy of this package. */
  static is(value: unknown): value is EmulatorError {
    return value instanceof Error && value.name === 'EmulatorError' && 'code' in value;
  }
}

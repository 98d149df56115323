/** Startup failures. The codes for refused ports are those of Node. */
export type HostErrorCode = 'EADDRINUSE' | 'EACCES' | 'LISTEN_FAILED' | 'NOT_BUILT' | 'INVALID_SITE';

/** The workbench could not start. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  static fromListen(cause: NodeJS.ErrnoException, port: number, host: string): HostError {
    if (cause.code === 'EADDRINUSE')
      return new HostError('EADDRINUSE', `Port ${port} is already in use: choose another one, or 0 for any free one.`, {
        cause,
      });
    if (cause.code === 'EACCES')
      return new HostError('EACCES', `You may not use port ${port}: choose one from 1024 to 65535.`, { cause });
    const why = cause.code ?? cause.message;
    return new HostError('LISTEN_FAILED', `The workbench cannot listen on ${host}:${port} (${why}).`, { cause });
  }
}

/** A place for warnings, as older clients take it. */
export interface Logger {
  debug: (message: string, ...args: unknown[]) => void;
  info: (message: string, ...args: unknown[]) => void;
  warn: (message: string, ...args: unknown[]) => void;
  error: (message: string, ...args: unknown[]) => void;
  log: (message: string, ...args: unknown[]) => void;
}

let current: Pick<Logger, 'warn'> = console;

/** Sends the warnings of this package elsewhere than to the console. `onEvent` has more, call by call. */
export function setLogger(logger: Logger): void {
  current = logger;
}

/** Writes a warning. */
export function warn(message: string, ...args: readonly unknown[]): void {
  current.warn(message, ...args);
}

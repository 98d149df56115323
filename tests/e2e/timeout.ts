/** Timeout in ms of a test that hangs. Slow tests set a separate limit. */
export const TEST_TIMEOUT_MS = 60_000;

/** Timeout in ms of a wait for a page, a program or a line of output. The error names it. */
export const TIMEOUT_MS = 50_000;

/** Limit in ms of the hooks and tests that install packages, run hundreds of programs, or compile all declarations. */
export const SLOW_TIMEOUT_MS = 600_000;

/**
 * Milliseconds after which a test gives up on a page, a program or a line of output. It ends what hangs: machines that
 * are shared stand nearly still for minutes, and what waits there is no failure.
 */
export const TIMEOUT_MS = 600_000;

/**
 * Milliseconds after which a test gives up on a page, a program or a line of output. It ends what hangs and
 * nothing else: a shared machine may stand still for minutes.
 */
export const TIMEOUT_MS = 600_000;

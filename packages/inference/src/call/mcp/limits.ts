/** Bounds on what a server sends. */
export const MOST_TOOLS = 256;
export const MOST_PAGES = 20;
export const LONGEST_DESCRIPTION = 2000;
export const LONGEST_SCHEMA = 50_000;
/** Bytes of one response over HTTP: a result with several images. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** Longest time of one render in ms, by the engine's own clock. */
const RENDER_MS = 1000;

/** Longest time in ms of a render whose output is not shown: the next one that is shown waits for it. */
export const QUICK_MS = 200;

/** Time in ms after which the worker is ended: one step of a template can hold the engine's clock up. */
export const WATCHDOG_MS = 1500;

/** Time limit in ms for requests that render many times or read large files. */
export const LONG_WATCHDOG_MS = 15_000;

/** Longest output, in characters. */
const OUTPUT_LENGTH = 10_000_000;

/** Limits of a render: the clock ends it before any count of steps does. */
export const LIMITS = { timeMs: RENDER_MS, steps: 1e12, outputLength: OUTPUT_LENGTH } as const;

/** The failure of a render that took too long. */
export const STOPPED = {
  kind: 'stopped',
  pyType: '',
  message: 'Stopped after 1 s, the limit of this page. The template loops without end, or its output takes longer.',
  frame: '',
  line: 0,
  stack: [],
} as const;

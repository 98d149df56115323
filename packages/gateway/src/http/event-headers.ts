/** Headers of a response of events. */
export const EVENT_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would collect the events otherwise.
  'x-accel-buffering': 'no',
};

// Code that only failures and redirected requests need. It is loaded with the first of them.
export { connectionError } from './connection-error.ts';
export { errorFromBody, errorFromEvent, errorFromResponse } from './error-from-response.ts';
export { followRedirects } from './follow-redirects.ts';
export { emptyStream, jsonError, tooDeepError } from './json-error.ts';
export { limitError, malformedError, noJsonError } from './malformed-error.ts';
export { reportOnce } from './report-observer.ts';
export { retryAfter } from './retry.ts';
export { streamInterrupted, withPartial } from './stream-interrupted.ts';
export { unwritableError } from './unwritable-error.ts';

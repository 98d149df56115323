import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FaultContext, Faults } from './fault.ts';

/** A refusal in the words of the service, with more headers. */
function refuse(
  context: FaultContext,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  // Any number can be asked for; one that HTTP does not know is refused when the answer is made.
  const worded = context.word({ status: status as ContentfulStatusCode, reason: 'refused', message });
  return typeof worded.body === 'string'
    ? new Response(worded.body, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })
    : Response.json(worded.body, { status, headers });
}

/** The given parameters that are not empty, as headers. */
function given(context: FaultContext, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, context.text(name)]).filter(([, value]) => value !== ''));
}

function htmlPage(title: string, bytes: number): string {
  const filler = '<p>This page stands between you and the service.</p>\n';
  return `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1>\n${filler.repeat(Math.ceil(bytes / filler.length))}</body></html>\n`;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Faults that answer in place of the service. */
export const REFUSAL_FAULTS: Faults = {
  'rate-limit': {
    type: 'instead',
    summary: '429 with Retry-After',
    parameters: {
      'retry-after': '1',
      'retry-after-ms': '',
      ratelimit: '',
      'x-ratelimit-reset-requests': '',
      'x-should-retry': '',
    },
    answer: (context) =>
      refuse(context, 429, 'Rate limit reached, please try again later.', {
        date: new Date().toUTCString(),
        ...given(context, 'retry-after', 'retry-after-ms', 'ratelimit', 'x-ratelimit-reset-requests', 'x-should-retry'),
      }),
  },
  overloaded: {
    type: 'instead',
    summary: '503 for every request',
    parameters: { 'retry-after': '' },
    answer: (context) => refuse(context, 503, 'Service Unavailable', given(context, 'retry-after')),
  },
  'model-loading': {
    type: 'instead',
    summary: '503 of a model that is still loading',
    parameters: { seconds: 20 },
    answer: (context) =>
      Response.json(
        { error: 'Model is currently loading', estimated_time: context.number('seconds') },
        { status: 503 },
      ),
  },
  status: {
    type: 'instead',
    summary: 'any status, in the words of the service',
    parameters: { code: 500, 'x-should-retry': '', 'retry-after': '' },
    answer: (context) =>
      refuse(
        context,
        context.number('code'),
        'The emulator was asked for this error.',
        given(context, 'x-should-retry', 'retry-after'),
      ),
  },
  'bad-gateway': {
    type: 'instead',
    summary: '502 with a page of HTML',
    parameters: { bytes: 40_000 },
    answer: (context) =>
      new Response(htmlPage('502 Bad Gateway', context.number('bytes')), { status: 502, headers: html }),
  },
  'captive-portal': {
    type: 'instead',
    summary: '200 with a page of HTML, as hotel networks answer',
    answer: () => new Response(htmlPage('Welcome to the network', 400), { headers: html }),
  },
  'error-in-200': {
    type: 'instead',
    summary: '200 with an error in its JSON',
    answer: () =>
      Response.json({ error: { message: 'The model failed inside.', type: 'server_error', code: null, param: null } }),
  },
  'plain-text-error': {
    type: 'instead',
    summary: '400 in plain text',
    answer: () =>
      new Response('The request could not be read.', {
        status: 400,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }),
  },
  'problem-json': {
    type: 'instead',
    summary: '422 as application/problem+json',
    answer: () =>
      new Response(
        JSON.stringify({
          type: 'about:blank',
          title: 'Unprocessable Content',
          status: 422,
          detail: 'A field is wrong.',
        }),
        {
          status: 422,
          headers: { 'content-type': 'application/problem+json' },
        },
      ),
  },
  'errors-array': {
    type: 'instead',
    summary: '400 with an array of errors',
    answer: () =>
      Response.json(
        { errors: [{ message: 'First thing wrong.' }, { message: 'Second thing wrong.' }] },
        { status: 400 },
      ),
  },
  'empty-error': {
    type: 'instead',
    summary: '500 without a body',
    answer: () => new Response(null, { status: 500 }),
  },
  empty: {
    type: 'instead',
    summary: '200 with an empty body',
    answer: () => new Response('', { headers: { 'content-type': 'application/json' } }),
  },
  'no-content': {
    type: 'instead',
    summary: '204, which has no body',
    answer: () => new Response(null, { status: 204 }),
  },
  redirect: {
    type: 'instead',
    summary: 'a redirect to `to`; without it to the same path under another name of this machine',
    parameters: { status: 307, to: '' },
    answer: (context) =>
      new Response(null, {
        status: context.number('status'),
        headers: { location: context.text('to') || elsewhere(context.url) },
      }),
  },
  'redirect-loop': {
    type: 'instead',
    summary: 'a redirect to the same address, for ever',
    parameters: { status: 307 },
    answer: (context) => new Response(null, { status: context.number('status'), headers: { location: context.url } }),
  },
};

function elsewhere(url: string): string {
  const target = new URL(url);
  target.hostname = target.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return target.href;
}

import { problemResponse } from '../http/respond-to-problems.ts';
import { defineFaults, type FaultContext } from './fault.ts';

/** An error response in the format of the targeted service, with more headers. */
function errorResponse(
  context: FaultContext,
  { status, message }: { readonly status: number; readonly message: string },
  headers: Readonly<Record<string, string>> = {},
): Response {
  const formatted = context.formatProblem({ status, reason: 'other', message });
  return problemResponse({ ...formatted, status, headers: { ...formatted.headers, ...headers } });
}

/** The given parameters that are not empty, as headers. */
function given(context: FaultContext, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, context.text(name)]).filter(([, value]) => value !== ''));
}

function htmlPage(title: string, bytes: number): string {
  const filler = '<p>This page is not from the service.</p>\n';
  return `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1>\n${filler.repeat(Math.ceil(bytes / filler.length))}</body></html>\n`;
}

const REDIRECT = { default: 307, min: 300, max: 399 };

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Faults that respond in place of the service. */
export const ERROR_FAULTS = defineFaults({
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
    respond: (context) =>
      errorResponse(
        context,
        { status: 429, message: 'Rate limit reached, please try again later.' },
        {
          date: new Date().toUTCString(),
          ...given(
            context,
            'retry-after',
            'retry-after-ms',
            'ratelimit',
            'x-ratelimit-reset-requests',
            'x-should-retry',
          ),
        },
      ),
  },
  overloaded: {
    type: 'instead',
    summary: '503 for every request',
    parameters: { 'retry-after': '' },
    respond: (context) =>
      errorResponse(context, { status: 503, message: 'Service Unavailable' }, given(context, 'retry-after')),
  },
  'model-loading': {
    type: 'instead',
    summary: '503 of a model that is still loading',
    parameters: { seconds: 20 },
    respond: (context) =>
      Response.json(
        { error: 'Model is currently loading', estimated_time: context.number('seconds') },
        { status: 503 },
      ),
  },
  status: {
    type: 'instead',
    summary: 'any error status, in the format of the service',
    parameters: { code: { default: 500, min: 400, max: 599 }, 'x-should-retry': '', 'retry-after': '' },
    respond: (context) =>
      errorResponse(
        context,
        { status: context.number('code'), message: 'The emulator was asked for this error.' },
        given(context, 'x-should-retry', 'retry-after'),
      ),
  },
  'bad-gateway': {
    type: 'instead',
    summary: '502 with a page of HTML',
    parameters: { bytes: 40_000 },
    respond: (context) =>
      new Response(htmlPage('502 Bad Gateway', context.number('bytes')), { status: 502, headers: html }),
  },
  'captive-portal': {
    type: 'instead',
    summary: '200 with a page of HTML, as from a captive portal',
    respond: () => new Response(htmlPage('Welcome to the network', 400), { headers: html }),
  },
  'error-in-200': {
    type: 'instead',
    summary: '200 with an error in its JSON',
    respond: () =>
      Response.json({ error: { message: 'The model failed inside.', type: 'server_error', code: null, param: null } }),
  },
  'plain-text-error': {
    type: 'instead',
    summary: '400 in plain text',
    respond: () =>
      new Response('The request could not be read.', {
        status: 400,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }),
  },
  'problem-json': {
    type: 'instead',
    summary: '422 as application/problem+json',
    respond: () =>
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
    respond: () =>
      Response.json(
        { errors: [{ message: 'First thing wrong.' }, { message: 'Second thing wrong.' }] },
        { status: 400 },
      ),
  },
  'empty-error': {
    type: 'instead',
    summary: '500 without a body',
    respond: () => new Response(null, { status: 500 }),
  },
  empty: {
    type: 'instead',
    summary: '200 with an empty body',
    respond: () => new Response('', { headers: { 'content-type': 'application/json' } }),
  },
  'no-content': {
    type: 'instead',
    summary: '204, which has no body',
    respond: () => new Response(null, { status: 204 }),
  },
  redirect: {
    type: 'instead',
    summary: 'a redirect to `to`; by default to the same path under another name of this machine',
    parameters: { status: REDIRECT, to: '' },
    respond: (context) =>
      new Response(null, {
        status: context.number('status'),
        headers: { location: context.text('to') || elsewhere(context.url) },
      }),
  },
  'redirect-loop': {
    type: 'instead',
    summary: 'an endless redirect to the same URL',
    parameters: { status: REDIRECT },
    respond: (context) => new Response(null, { status: context.number('status'), headers: { location: context.url } }),
  },
});

function elsewhere(url: string): string {
  const target = new URL(url);
  target.hostname = target.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return target.href;
}

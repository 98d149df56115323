import { describe, expect, it } from 'vitest';
import { chatCompletion, chatCompletionStream, InferenceError, ProviderApiError } from '../src/index.ts';
import { ARGS, fakeFetch, MAPPING } from './support/fake-fetch.ts';

/** A body of an error response, and the reason that a person should read. */
interface Shape {
  readonly of: string;
  readonly body: unknown;
  readonly reason: string;
  /** @default JSON */
  readonly contentType?: string;
  readonly status?: number;
}

/** Every shape of error that a provider, the router or the hub is known to send (facts on providers, 2 and 4.6). */
const SHAPES: readonly Shape[] = [
  {
    of: 'the hub’s own service',
    body: { error: 'Model o/m does not exist' },
    reason: 'Model o/m does not exist',
    status: 404,
  },
  {
    of: 'TGI',
    body: { error: 'Input validation error: too long', error_type: 'validation' },
    reason: 'Input validation error: too long',
  },
  {
    of: 'TGI, a template',
    body: { error: 'Template error: no template', error_type: 'template_error' },
    reason: 'Template error: no template',
  },
  {
    of: 'a model that is loading',
    body: { error: 'Model o/m is currently loading', estimated_time: 20 },
    reason: 'Model o/m is currently loading',
    status: 503,
  },
  {
    of: 'OpenAI and those like it',
    body: { error: { message: 'bad key', type: 'invalid_request_error', param: null, code: 'invalid_api_key' } },
    reason: 'bad key',
    status: 401,
  },
  {
    of: 'together',
    body: { id: 'x', error: { message: 'no such model', type: 'invalid_request_error', param: null, code: null } },
    reason: 'no such model',
  },
  {
    of: 'cerebras',
    body: {
      message: 'store is unsupported',
      type: 'invalid_request_error',
      param: 'validation_error',
      code: 'wrong_api_format',
    },
    reason: 'store is unsupported',
  },
  { of: 'cohere, sambanova', body: { message: 'no api key supplied' }, reason: 'no api key supplied' },
  {
    of: 'a gateway',
    body: { message: 'Endpoint request timed out', error: { type: 'timeout' } },
    reason: 'Endpoint request timed out',
    status: 504,
  },
  { of: 'fal, a text', body: { detail: 'Authentication is required' }, reason: 'Authentication is required' },
  {
    of: 'fal, a validation',
    body: { detail: [{ loc: ['body', 'loras', 0], msg: 'str type expected', type: 'type_error.str' }] },
    reason: 'body.loras.0: str type expected',
    status: 422,
  },
  {
    of: 'hyperbolic, two fields',
    body: {
      detail: [
        { type: 'missing', loc: ['body', 'model_name'], msg: 'Field required' },
        { type: 'missing', loc: ['body', 'prompt'], msg: 'Field required' },
      ],
    },
    reason: 'body.model_name: Field required; body.prompt: Field required',
    status: 422,
  },
  {
    of: 'fal, a wrong path',
    body: '404: Not Found',
    reason: '404: Not Found',
    contentType: 'text/plain; charset=utf-8',
    status: 404,
  },
  { of: 'a plain text', body: 'upstream connect error', reason: 'upstream connect error', contentType: 'text/plain' },
  {
    of: 'replicate',
    body: { title: 'Invalid version', detail: '- input: prompt is required\n', status: 422, invalid_fields: [] },
    reason: '- input: prompt is required',
    contentType: 'application/problem+json',
    status: 422,
  },
  {
    of: 'a problem without details',
    body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
    reason: 'Unauthorized',
    contentType: 'application/problem+json',
  },
  { of: 'FastAPI, an object', body: { detail: { error: 'out of capacity' } }, reason: 'out of capacity' },
  { of: 'a list of texts', body: { errors: ['first', 'second'] }, reason: 'first; second' },
  { of: 'a list of objects', body: { errors: [{ message: 'first' }, { message: 'second' }] }, reason: 'first; second' },
  {
    of: 'errors by field',
    body: { errors: { model: ['is unknown'], prompt: ['is too long'] } },
    reason: 'model: is unknown; prompt: is too long',
  },
  {
    of: 'novita',
    body: { code: 400, reason: 'INVALID_REQUEST_BODY', message: 'prompt is required', metadata: {} },
    reason: 'prompt is required',
  },
  {
    of: 'novita, a reason alone',
    body: { code: 429, reason: 'RATE_LIMIT_EXCEEDED', message: '', metadata: {} },
    reason: 'RATE_LIMIT_EXCEEDED',
    status: 429,
  },
  { of: 'zai-org', body: { error: { code: '1113', message: 'Insufficient balance' } }, reason: 'Insufficient balance' },
  { of: 'wavespeed', body: { code: 401, message: 'Unauthorized', data: {} }, reason: 'Unauthorized' },
  {
    of: 'scaleway',
    body: {
      details: [{ argument_name: 'model', reason: 'unknown' }],
      message: 'invalid argument(s)',
      type: 'invalid_arguments',
    },
    reason: 'invalid argument(s)',
  },
  {
    of: 'vLLM',
    body: { object: 'error', message: 'The model does not exist', type: 'NotFoundError', param: null, code: 404 },
    reason: 'The model does not exist',
    status: 404,
  },
  { of: 'ovhcloud', body: { message: 'Too many requests', request_id: 'x' }, reason: 'Too many requests', status: 429 },
  {
    of: 'the router, an object',
    body: { error: { message: 'The requested model is not supported', code: 'model_not_supported' } },
    reason: 'The requested model is not supported',
  },
  {
    of: 'the router, without credits',
    body: { error: 'You have exceeded your monthly included credits' },
    reason: 'You have exceeded your monthly included credits',
    status: 402,
  },
  { of: 'black forest labs', body: { detail: 'Insufficient credits' }, reason: 'Insufficient credits', status: 402 },
  { of: 'an error object beside a text', body: { error: { code: 5 }, message: 'the text' }, reason: 'the text' },
  { of: 'an error with a code only', body: { error: { code: 'content_filter' } }, reason: 'content_filter' },
  { of: 'an error with a type only', body: { error: { type: 'server_error', message: null } }, reason: 'server_error' },
  { of: 'a text in JSON', body: 'rate limited', reason: 'rate limited' },
  {
    of: 'together, which names the parameter beside the text',
    body: { error: { message: 'Invalid request', type: 'invalid_request_error', param: 'model' } },
    reason: 'Invalid request (model)',
  },
  {
    of: 'a text for terminals',
    body: { error: '\u001b]0;x\u0007 \u202egnorw\u202c \u009b2J' },
    reason: ']0;x gnorw 2J',
  },
  { of: 'JSON in JSON', body: { error: { message: '{"detail":"inner"}' } }, reason: '{"detail":"inner"}' },
  {
    of: 'a page',
    body: '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>',
    reason: '502 Bad Gateway',
    contentType: 'text/html',
    status: 502,
  },
  {
    of: 'a page without title',
    body: '<html><style>p{}</style><p>Service <b>down</b></p></html>',
    reason: 'Service down',
    contentType: 'text/html',
    status: 502,
  },
  {
    of: 'an XML of a storage',
    body: '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
    reason: 'Request has expired',
    contentType: 'application/xml',
    status: 403,
  },
];

/** Bodies with no reason in them. */
const SILENT: readonly unknown[] = [
  '',
  {},
  [],
  null,
  5,
  true,
  { error: null },
  { error: {} },
  { error: [] },
  { detail: [{}] },
  { code: 3 },
];

function responseOf({ body, contentType, status = 400 }: Omit<Shape, 'of' | 'reason'>): Response {
  const text = typeof body === 'string' && contentType ? body : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { 'Content-Type': contentType ?? 'application/json', 'x-request-id': 'r1' },
  });
}

async function errorOf(answer: () => Response, isStream: boolean): Promise<InferenceError> {
  const options = { fetch: fakeFetch(answer), mapping: MAPPING, retry: false } as const;
  const args = { ...ARGS, accessToken: 'a-key' };
  const call = isStream ? chatCompletionStream(args, options).next() : chatCompletion(args, options);
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!InferenceError.is(error)) throw new Error('The call has to fail.');
  return error;
}

describe.each([
  ['plain', false],
  ['streamed', true],
] as const)('a %s call', (_, isStream) => {
  it.each(SHAPES)('reads the error of $of', async ({ reason, ...shape }) => {
    const error = await errorOf(() => responseOf(shape), isStream);
    expect(error.message).toBe(`Failed to perform inference: ${reason}`);
    expect(ProviderApiError.is(error)).toBe(true);
    expect(error).toMatchObject({ provider: 'groq', task: 'conversational', model: 'm' });
    expect(error.response).toMatchObject({ status: shape.status ?? 400, requestId: 'r1', body: shape.body });
    expect(error.request).toEqual({
      method: 'POST',
      url: 'https://api.groq.com/openai/v1/chat/completions',
      headers: expect.objectContaining({ Authorization: 'Bearer [redacted]', 'Content-Type': 'application/json' }),
    });
    expect(error.isRetryable).toBe([429, 502, 503, 504].includes(shape.status ?? 400));
  });

  it.each(SILENT)('that fails with %j names the status', async (body) => {
    const { message } = await errorOf(() => responseOf({ body }), isStream);
    expect(message).toMatch(/^Failed to perform inference: (status 400|3|5|true)$/);
    const named = new Response(JSON.stringify(body), { status: 400, statusText: 'Bad Request' });
    expect((await errorOf(() => named, isStream)).message).toMatch(/: (Bad Request|3|5|true)$/);
    const words = { status: 400, statusText: '\u009b2J Bad\u0080Request' };
    const raw = new Response(JSON.stringify(body), words);
    expect((await errorOf(() => raw, isStream)).message).toMatch(/: (2J Bad Request|3|5|true)$/);
  });
});

import type { Attack, Reply } from './attack.ts';

/** Sends a request to a path, with headers in the place of those with a valid key. */
type Post = (path: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>;

/** A way into the gateway other than chat completions, and a body that is right. */
interface Dialect {
  readonly path: string;
  readonly body: object;
  /** Member with the most tokens; undefined where none are generated. */
  readonly maximum?: string;
  /** True if a maximum above that of the gateway becomes the gateway's. */
  readonly isLowered?: boolean;
}

const MESSAGES = { max_tokens: 100, messages: [{ role: 'user', content: 'What is 6 times 7?' }] };

const DIALECTS: readonly Dialect[] = [
  { path: '/v1/responses', body: { input: 'What is 6 times 7?' }, maximum: 'max_output_tokens' },
  { path: '/v1/messages', body: MESSAGES, maximum: 'max_tokens', isLowered: true },
  { path: '/v1/messages/count_tokens', body: MESSAGES },
];

const json = { 'content-type': 'application/json' };

/** Attacks on the routes of other dialects: whatever is refused of a chat is refused there. */
export function dialectAttacks(
  post: Post,
  { key, model }: { readonly key: string; readonly model: string },
): readonly Attack[] {
  return DIALECTS.flatMap(({ path, body, maximum, isLowered = false }): readonly Attack[] => {
    const send = (more: object = {}, headers?: Record<string, string>) =>
      post(path, { model, ...body, ...more }, headers);
    const withKey = (other: string) => ({ ...json, authorization: `Bearer ${other}` });
    const attack = (name: string, refused: readonly number[], run: () => Promise<Reply>): Attack => ({
      name: `${path}: ${name}`,
      run,
      refused,
    });
    return [
      attack('no key', [401], () => send({}, json)),
      attack('a wrong key', [401], () => send({}, withKey('wrong'))),
      attack('a key in x-api-key', [401], () => send({}, { ...json, 'x-api-key': key })),
      attack('a key in the body', [401], () => send({ api_key: key }, json)),
      attack('a user that is blocked', [403], () => send({}, withKey('blocked'))),
      attack('a page of another origin', [403], () => send({}, { ...withKey(key), origin: 'https://evil.example' })),
      attack('a model that the user may not call', [404], () => send({}, withKey('narrow'))),
      attack('a model that is an address', [404], () => send({ model: 'http://169.254.169.254/latest' })),
      attack('a model that is an object', [400], () => send({ model: { toString: 'x' } })),
      attack('JSON that is sent as text', [415], () => send({}, { ...withKey(key), 'content-type': 'text/plain' })),
      attack('a body that is too large', [413], () => send({ padding: 'x'.repeat(200_000) })),
      attack('JSON that is nested deeply', [400], () => post(path, `${'['.repeat(40_000)}${']'.repeat(40_000)}`)),
      attack('conversations that are no list', [400], () => send({ input: { a: 1 }, messages: 5 })),
      attack('tools that are no list', [400], () => send({ tools: 'all' })),
      ...(maximum === undefined || isLowered
        ? []
        : [attack('more tokens than allowed', [400], () => send({ [maximum]: 1_000_000 }))]),
      ...(maximum === undefined ? [] : [attack('negative tokens', [400], () => send({ [maximum]: -1 }))]),
    ];
  });
}

/** Streams in each dialect, and the words that end one whose key was revoked. */
export const DIALECT_STREAMS: readonly (readonly [path: string, body: object, end: RegExp, isWhole: RegExp])[] = [
  ['/v1/responses', { input: 'Tell me a long story.' }, /^event: response\.failed$/m, /^event: response\.completed$/m],
  [
    '/v1/messages',
    { max_tokens: 100, messages: [{ role: 'user', content: 'Tell me a long story.' }] },
    /^event: error\ndata: .*"type":"authentication_error"/m,
    /^event: message_stop$/m,
  ],
];

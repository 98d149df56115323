import { CHAT_MODEL, chatBody } from '../support.ts';
import type { Attack } from './attack.ts';
import {
  auth,
  chat,
  json,
  KEY,
  PICTURE_MODEL,
  post,
  rawChat,
  rawGet,
  SESSION,
  send,
  startJob,
} from './attacked-gateway.ts';

const evil = { origin: 'https://evil.example' };

export const attacks: readonly Attack[] = [
  { name: 'a page of another origin', run: () => chat({}, { ...auth, ...evil }), refused: [403] },
  {
    name: 'a page of another site by its Sec-Fetch-Site',
    run: () => chat({}, { ...auth, 'sec-fetch-site': 'cross-site' }),
    refused: [403],
  },
  {
    name: 'a page of a sibling site',
    run: () => chat({}, { ...auth, 'sec-fetch-site': 'same-site', origin: 'https://x.example' }),
    refused: [403],
  },
  { name: 'a page without an origin', run: () => chat({}, { ...auth, origin: 'null' }), refused: [403] },
  {
    name: 'an origin that begins like a listed one',
    run: () => chat({}, { ...auth, origin: 'https://friend.example.evil.example' }),
    refused: [403],
  },
  {
    name: 'a stolen cookie in a foreign page',
    run: () => chat({}, { ...json, cookie: SESSION, ...evil }),
    refused: [403],
  },
  {
    name: 'a form of a foreign page with the cookie',
    run: () =>
      post('/v1/chat/completions', 'x=1', { cookie: SESSION, 'content-type': 'application/x-www-form-urlencoded' }),
    refused: [415],
  },
  {
    name: 'JSON that is sent as text',
    run: () => post('/v1/chat/completions', chatBody(), { cookie: SESSION, 'content-type': 'text/plain' }),
    refused: [415],
  },
  {
    name: 'a preflight request of a foreign page',
    run: () => send('/v1/chat/completions', { method: 'OPTIONS', headers: evil }),
    refused: [403],
  },
  { name: 'a name that leads to this machine', run: () => rawGet('/v1/models', 'rebound.example'), refused: [403] },
  { name: 'no key', run: () => chat({}, json), refused: [401] },
  { name: 'a wrong key', run: () => chat({}, { ...json, authorization: 'Bearer wrong' }), refused: [401] },
  { name: 'a key in x-api-key', run: () => chat({}, { ...json, 'x-api-key': KEY }), refused: [401] },
  { name: 'a key in api-key', run: () => chat({}, { ...json, 'api-key': KEY }), refused: [401] },
  { name: 'a key in a cookie', run: () => chat({}, { ...json, cookie: `key=${KEY}` }), refused: [401] },
  {
    name: 'a key in the query',
    run: () => post(`/v1/chat/completions?key=${KEY}&api_key=${KEY}`, chatBody(), json),
    refused: [401],
  },
  {
    name: 'a key in the body',
    run: () => post('/v1/chat/completions', chatBody({ api_key: KEY, accessToken: KEY }), json),
    refused: [401],
  },
  {
    name: 'a key as the password of Basic',
    run: () => chat({}, { ...json, authorization: `Basic ${btoa(`x:${KEY}`)}` }),
    refused: [401],
  },
  { name: 'two keys', run: () => chat({}, { ...json, authorization: `Bearer wrong, Bearer ${KEY}` }), refused: [401] },
  { name: 'a user that is blocked', run: () => chat({}, { ...json, authorization: 'Bearer blocked' }), refused: [403] },
  {
    name: 'a model that the user may not call',
    run: () => chat({}, { ...json, authorization: 'Bearer narrow' }),
    refused: [404],
  },
  {
    name: 'a task that the user may not run',
    run: () =>
      post(
        '/v1/tasks/object-detection',
        { model: PICTURE_MODEL, inputs: 'data:image/png;base64,AAAA' },
        { ...json, authorization: 'Bearer narrow' },
      ),
    refused: [403],
  },
  {
    name: 'a prompt of 50 MB',
    run: () =>
      rawChat(
        `Authorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 52428800`,
        '{"model":"',
      ),
    refused: [413],
  },
  {
    name: 'a large body without its length',
    run: () =>
      rawChat(
        `Authorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`,
        `30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`,
      ),
    refused: [413],
  },
  {
    name: 'a body that comes byte by byte',
    run: () => rawChat(`Authorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 1000`, '{'),
    refused: [408],
  },
  {
    name: 'JSON that is nested deeply',
    run: () => post('/v1/chat/completions', `${'['.repeat(40_000)}${']'.repeat(40_000)}`),
    refused: [400],
  },
  {
    name: 'bytes that are no UTF-8',
    run: () =>
      send('/v1/chat/completions', { method: 'POST', headers: auth, body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }),
    refused: [400],
  },
  { name: 'a path that climbs up', run: () => rawGet('/v1/models/../../etc/passwd'), refused: [404] },
  { name: 'a path that climbs up in code', run: () => rawGet('/v1/models/%2e%2e/%2e%2e/etc/passwd'), refused: [404] },
  { name: 'a path that is coded twice', run: () => rawGet('/v1/%252e%252e/models'), refused: [404] },
  { name: 'a path with a zero', run: () => rawGet('/v1/models%00'), refused: [404] },
  { name: 'a path with a backslash', run: () => rawGet('/v1/models/..%5c..%5cwindows'), refused: [404] },
  { name: 'the path of another server', run: () => rawGet('http://169.254.169.254/latest/meta-data/'), refused: [404] },
  { name: 'a method of the prototype', run: () => send('/v1/models', { method: 'DELETE' }), refused: [405] },
  { name: 'a task of the prototype', run: () => post('/v1/tasks/constructor', { model: CHAT_MODEL }), refused: [404] },
  {
    name: 'a task that is a protected method',
    run: () => post('/v1/tasks/run-task', { model: CHAT_MODEL }),
    refused: [404],
  },
  { name: 'a model that is an address', run: () => chat({ model: 'http://169.254.169.254/latest' }), refused: [404] },
  { name: 'a model that is a path', run: () => chat({ model: '../../../api/whoami-v2' }), refused: [404] },
  {
    name: 'a model with a provider that does not exist',
    run: () => chat({ model: `${CHAT_MODEL}:evil` }),
    refused: [404],
  },
  { name: 'a model that is an object', run: () => chat({ model: { toString: 'x' } }), refused: [400] },
  {
    name: 'a file that is an address inside',
    run: () => post('/v1/tasks/image-classification', { model: PICTURE_MODEL, inputs: 'http://127.0.0.1:1/secret' }),
    refused: [400],
  },
  {
    name: 'a file that is a path',
    run: () => post('/v1/tasks/image-classification', { model: PICTURE_MODEL, inputs: '/etc/passwd' }),
    refused: [400],
  },
  { name: 'more tokens than allowed', run: () => chat({ max_tokens: 1_000_000 }), refused: [400] },
  { name: 'more choices than allowed', run: () => chat({ n: 1000 }), refused: [400] },
  { name: 'negative tokens', run: () => chat({ max_tokens: -1 }), refused: [400] },
  { name: 'the job of somebody else', run: async () => send(`/v1/jobs/${await startJob('other')}`), refused: [404] },
  {
    name: 'a job that is cancelled for somebody else',
    run: async () => send(`/v1/jobs/${await startJob('other')}`, { method: 'DELETE' }),
    refused: [404],
  },
  {
    name: 'a job without its signature',
    run: async () => send(`/v1/jobs/${(await startJob()).split('.')[0]}.`),
    refused: [404],
  },
  { name: 'a job with another address', run: async () => send(`/v1/jobs/${forged(await startJob())}`), refused: [404] },
];

/** A handle with a changed content and the old signature. */
function forged(handle: string): string {
  const [payload = '', signature = ''] = handle.split('.');
  const content = JSON.parse(Buffer.from(payload, 'base64url').toString());
  content.job.urls.status = 'http://127.0.0.1:1/steal';
  return `${Buffer.from(JSON.stringify(content)).toString('base64url')}.${signature}`;
}

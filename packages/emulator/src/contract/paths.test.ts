import { describe, expect, it } from 'vitest';
import { compilePath } from '../router/path-pattern.ts';
import { splitUrl } from './paths.ts';

const origin = 'http://127.0.0.1:1';

describe('a request URL', () => {
  it.each([
    ['/hub/api', '', { path: '/hub/api', baseUrl: origin }],
    ['/emulator/hub/api', '/emulator', { path: '/hub/api', baseUrl: `${origin}/emulator` }],
    ['/hub/api', '/emulator', { path: '/hub/api', baseUrl: `${origin}/emulator` }],
    ['/emulator', '/emulator', { path: '/', baseUrl: `${origin}/emulator` }],
    ['/~stall/hub/api', '', { path: '/hub/api', fault: 'stall', baseUrl: `${origin}/~stall` }],
    [
      '/e/~stall%3Bevents%3D2/hub/api',
      '/e',
      { path: '/hub/api', fault: 'stall;events=2', baseUrl: `${origin}/e/~stall%3Bevents%3D2` },
    ],
    [
      '/e/~stall/router/fal-ai/e/~stall/fal-ai/flux/requests/1',
      '/e',
      { path: '/router/fal-ai/fal-ai/flux/requests/1', fault: 'stall', baseUrl: `${origin}/e/~stall` },
    ],
  ])('%s below “%s” is taken apart', (path, basePath, expected) => {
    expect(splitUrl(origin + path, basePath)).toEqual(expected);
  });
});

describe('a path template', () => {
  const match = (template: string, path: string, query = '') =>
    compilePath(template).match(path, new URLSearchParams(query));

  it('matches models with slashes, and other names up to the next slash', () => {
    expect(match('/models/{model}/v1/chat', '/models/a%2Fb/v1/chat')).toEqual({ model: 'a/b' });
    expect(match('/models/{model}/v1/chat', '/models/a/b/v1/chat')).toEqual({ model: 'a/b' });
    expect(match('/{owner}/requests/{id}', '/a/requests/1')).toEqual({ owner: 'a', id: '1' });
    expect(match('/{owner}/requests/{id}', '/a/requests/1/status')).toBeUndefined();
  });

  it('reads the id from the query', () => {
    expect(match('/v1/get_result?id={id}', '/v1/get_result', 'id=7')).toEqual({ id: '7' });
    expect(match('/v1/get_result?id={id}', '/v1/get_result')).toBeUndefined();
  });
});

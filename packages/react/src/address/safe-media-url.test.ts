import { describe, expect, it } from 'vitest';
import { safeMediaUrl } from './safe-media-url.ts';

describe('safeMediaUrl', () => {
  it.each([
    'https://example.com/a.png',
    '/a.png',
    'blob:https://example.com/0f',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,x',
  ])('lets %j pass as an image', (url) => {
    expect(safeMediaUrl(url, 'image')).toBe(url);
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'data:audio/wav;base64,AA',
    'data:image',
    'blob:null/0f',
    '//example.com/a.png',
    'a b',
  ])('stops %j as an image', (url) => {
    expect(safeMediaUrl(url, 'image')).toBeUndefined();
  });
});

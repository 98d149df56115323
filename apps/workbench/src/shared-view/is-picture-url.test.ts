import { expect, it } from 'vitest';
import { isPictureUrl } from './is-picture-url.ts';

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'])('takes a picture of type %s that is whole in its address', (type) => {
  expect(isPictureUrl(`data:image/${type};base64,iVBORw0KGgo=`)).toBe(true);
});

it.each([
  'https://example.com/a.png',
  '//example.com/a.png',
  'blob:https://example.com/0f',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:text/html;base64,PGI+',
  'data:image/png,x',
  'data:image/png;base64,AAAA\n<script>',
  `data:image/png;base64,${'A'.repeat(20_000)}`,
  'javascript:alert(1)',
  '',
])('refuses %.60s', (url) => {
  expect(isPictureUrl(url)).toBe(false);
});

import { expect, it } from 'vitest';
import { FEATURE_ROUTES } from './feature-routes.gen.ts';
import { resolveAlias } from './feature-routes.ts';

it.each([
  ['/bulk', '/batch'],
  ['/bulk/rows.jsonl', '/batch/rows.jsonl'],
  ['/jobs/bulk', '/batch'],
  ['/jobs/bulk/rows.jsonl', '/batch/rows.jsonl'],
  ['/compare', '/chat'],
  ['/Evaluate/', '/batch'],
  ['/model/openai/gpt-oss-120b', '/models/openai/gpt-oss-120b'],
  ['/inference/text-to-image', '/run/text-to-image'],
  ['/template', '/templates'],
  ['/history', '/activity'],
  ['/jobs', '/activity'],
  ['/jobs/7f3a', '/activity/7f3a'],
  ['/gallery', '/docs/gallery'],
  ['/about', '/docs/about'],
  ['/documentation/guide', '/docs/guide'],
])('leads %s to %s', (typed, meant) => expect(resolveAlias(typed)).toBe(meant));

it.each(['/', '/nowhere', '/__proto__', '', '/batch', '/batch/rows.jsonl', '/docs/guide/bulk'])(
  'leaves %j alone',
  (path) => expect(resolveAlias(path)).toBeUndefined(),
);

it('leaves every page where it is', () => {
  for (const { options } of FEATURE_ROUTES) expect(resolveAlias((options as { path: string }).path)).toBeUndefined();
});

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('remark-gfm');
  vi.resetModules();
});

it('names the packages to install where one is missing', async () => {
  vi.resetModules();
  vi.doMock('remark-gfm', () => {
    throw new Error("Cannot find package 'remark-gfm'");
  });
  const { loadMarkdown } = await import('./markdown-text.tsx');
  await expect(loadMarkdown()).rejects.toThrow('npm install react-markdown remark-gfm rehype-sanitize');
  vi.doUnmock('remark-gfm');
  vi.resetModules();
  const { loadMarkdown: again } = await import('./markdown-text.tsx');
  await expect(again()).resolves.toBeUndefined();
});

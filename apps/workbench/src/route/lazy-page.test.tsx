import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPage } from './lazy-page.ts';

const html = (Page: ReturnType<typeof lazyPage>) =>
  renderToString(
    <Suspense fallback="waiting">
      <Page />
    </Suspense>,
  );

describe('lazyPage', () => {
  it('waits for nothing once its module is loaded', async () => {
    const Page = lazyPage(async () => ({ Hello: () => <p>Hello</p> }), 'Hello');
    await Page.preload();
    expect(html(Page)).toContain('<p>Hello</p>');
  });

  it('loads a module again that could not be loaded', async () => {
    let isAway = true;
    const load = async () => {
      if (isAway) throw new Error('The host is away.');
      return { Hello: () => <p>Hello</p> };
    };
    const Page = lazyPage(load, 'Hello');
    await expect(Page.preload()).rejects.toThrow('The host is away.');
    isAway = false;
    await Page.preload();
    expect(html(Page)).toContain('Hello');
  });
});

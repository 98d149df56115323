import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LazyPart, latePart } from './lazy-part.tsx';

it('shows a part once its code is loaded', async () => {
  const load = vi.fn(async () => ({ name }: { readonly name: string }) => <p>{`Hello, ${name}`}</p>);
  const Part = latePart(load);
  const stream = await renderToReadableStream(
    <LazyPart waiting="waiting">
      <Part name="Ada" />
      <Part name="Alan" />
    </LazyPart>,
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(html).toContain('Hello, Ada');
  expect(html).toContain('Hello, Alan');
  expect(load).toHaveBeenCalledTimes(1);
});

import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { answered, answerWith, ask, openChat, openSettings } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench();

/** Asks a question that is answered with a text. */
async function showAnswer(content: string): Promise<void> {
  await answerWith(page, content);
  await ask(page, 'Hello');
  await answered(page);
}

describeInBrowser('mathematics in answers', () => {
  it('is drawn as MathML by a renderer that other answers do not load', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const isRendererLoaded = () => loaded.some((url) => url.includes('draw-formula'));
    const answer = page.getByRole('article').last();
    const formulas = answer.locator('math');
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByLabel('Stream the answer').uncheck();

    await showAnswer('It costs **$5** and $6, see `$x$`.');
    await answer.locator('strong').waitFor();
    expect(await answer.textContent()).toContain('It costs $5 and $6, see $x$.');
    expect(isRendererLoaded()).toBe(false);

    await showAnswer(
      'So $E = mc^2$ and **\\(a_1\\)** hold:\n\n$$\n\\int_0^1 \\color{red} x\\,dx\n$$\n\n\\[ \\frac{1}{2} \\]\n\n' +
        'Not $\\frac{1$, $\\href{javascript:complainOfPolicy(1)}{x}$, $\\text{<img src=x onerror=complainOfPolicy(2)>}$ or $open.\n\n```\n$y$\n```',
    );
    await expect.poll(() => formulas.count()).toBe(5);
    expect(isRendererLoaded()).toBe(true);
    expect(await formulas.evaluateAll((all) => all.map((one) => one.getAttribute('display') ?? 'inline'))).toEqual([
      'inline',
      'inline',
      'block',
      'block',
      'inline',
    ]);
    const text = await answer.textContent();
    for (const source of ['$\\frac{1$', '$\\href{javascript:', 'or $open.', '$y$']) expect(text).toContain(source);
    expect(await answer.locator('img, [href^="javascript"], [onerror]').count()).toBe(0);
    expect(await formulas.first().boundingBox()).toMatchObject({ width: expect.any(Number) });
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('stays text while it is streamed, and is drawn with the chunk that closes it', async () => {
    await page.addInitScript(streamByHand);
    await openChat(page, workbench);
    await ask(page, 'Hello');
    const answer = page.getByRole('article').last();
    const say = (words: string) => page.evaluate((text) => Reflect.get(globalThis, 'sayWords')(text), words);
    await expect.poll(() => page.evaluate(() => 'sayWords' in globalThis)).toBe(true);
    await say('Energy is $E = m');
    await answer.getByText('Energy is $E = m').waitFor();
    expect(await answer.locator('math').count()).toBe(0);
    await say('c^2');
    await answer.getByText('Energy is $E = mc^2').waitFor();
    expect(await answer.locator('math').count()).toBe(0);
    await say('$ at');
    await answer.locator('math').waitFor();
    // The answer is still being written, and a second formula is begun beside the first one.
    expect(await answer.getAttribute('data-status')).toBe('open');
    await say(' rest, with $c');
    await answer.getByText('rest, with $c').waitFor();
    expect(await answer.locator('math').count()).toBe(1);
    await say('$.');
    await expect.poll(() => answer.locator('math').count()).toBe(2);
    await say('');
    await answered(page);
    expect(await answer.locator('math').count()).toBe(2);
    expect(watched.complaints).toEqual([]);
  });
});

/** Lets the page answer its chats with the words that `sayWords` is called with; '' ends an answer. */
function streamByHand(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/chat/completions')) return fetch(input, init);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (data: string) => controller.enqueue(encoder.encode(`data: ${data}\n\n`));
        Reflect.set(globalThis, 'sayWords', (content: string) => {
          const choices = [{ index: 0, delta: { content }, finish_reason: content === '' ? 'stop' : null }];
          send(JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 0, model: 'm', choices }));
          if (content !== '') return;
          send('[DONE]');
          controller.close();
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

import type { MessagePart, Turn } from '@hubkit/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Chat, ChatPanel, Composer } from './index.ts';

const question: Turn = { id: 'q', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: 'Q' }] };
const answerOf = (fields: Partial<Turn>): Turn => ({
  id: 'a',
  parent: 'q',
  role: 'assistant',
  status: 'done',
  parts: [{ type: 'text', text: 'A' }],
  ...fields,
});
const nothing = () => {};

function draw(fields: Partial<Turn>) {
  const tree = [question, answerOf(fields)];
  return renderToStaticMarkup(<ChatPanel tree={tree} head="a" send={nothing} regenerate={nothing} resume={nothing} />);
}

describe('the parts of a chat', () => {
  it('can be arranged, and messages drawn in another way', () => {
    const markup = renderToStaticMarkup(
      <Chat.Root tree={[question]} head="q" send={nothing} className="mine">
        <header>Help</header>
        <Chat.Log>{({ turn }) => <b>{turn.id}</b>}</Chat.Log>
        <Chat.Composer>
          <i>More</i>
        </Chat.Composer>
      </Chat.Root>,
    );
    expect(markup).toContain('class="hubkit-panel hubkit-chat mine" data-slot="chat"');
    expect(markup).toMatch(
      /<header>Help<\/header><div .*data-slot="chat-log".*<b>q<\/b>.*data-slot="chat-composer".*<i>More/,
    );
  });

  it('say where they belong', () => {
    expect(() => renderToStaticMarkup(<Chat.Log />)).toThrow('<Chat.Log> is outside of <Chat.Root>');
  });

  it('show what a page puts in the place of no messages', () => {
    const markup = renderToStaticMarkup(
      <Chat.Root tree={[]} head={null} send={nothing}>
        <Chat.Log empty={<p>Ask anything.</p>} />
      </Chat.Root>,
    );
    expect(markup).toContain('<p>Ask anything.</p>');
  });
});

describe('an answer that is not complete', () => {
  it.each<[Partial<Turn>, boolean]>([
    [{ status: 'stopped' }, true],
    [{ status: 'interrupted' }, true],
    [{ finish: 'length' }, true],
    [{}, false],
  ])('of %j can be continued: %s', (fields, canContinue) => {
    expect(draw(fields).includes('>Continue</button>')).toBe(canContinue);
  });

  it('can be tried again after a failure, unless it would fail again', () => {
    const failure = { message: 'Too many requests.', requestId: 'r7', canRetry: true };
    expect(draw({ status: 'failed', failure })).toMatch(/Failed: Too many requests\.<small> Request r7.*>Try again</);
    expect(draw({ status: 'failed', failure: { ...failure, canRetry: false } })).not.toMatch(
      />Try again<|>Regenerate</,
    );
  });
});

describe('a message', () => {
  it.each<[MessagePart, string]>([
    [{ type: 'object', value: { a: 1 } }, '{\n  &quot;a&quot;: 1\n}'],
    [{ type: 'file', name: '<a>.pdf', content: {} }, '&lt;a&gt;.pdf'],
    [
      { type: 'tool-call', name: 'x', arguments: '', result: 'No.', isError: true },
      '<pre dir="ltr" data-error="true">No.',
    ],
  ])('shows %j', (part, text) => {
    expect(draw({ parts: [part] })).toContain(text);
  });
});

describe('a composer', () => {
  it('takes files only where the page says which', () => {
    expect(renderToStaticMarkup(<Composer send={nothing} />)).not.toContain('type="file"');
    expect(renderToStaticMarkup(<Composer send={nothing} accept="image/*" />)).toContain('accept="image/*"');
  });
});

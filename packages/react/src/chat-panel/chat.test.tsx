import type { MessagePart, ToolCallPart, Turn } from '@hubkit/messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chatMarkup, LoadedRoot } from '../../test/chat-markup.tsx';
import { createChat, useChat } from '../hooks/index.ts';
import { Chat, ChatPanel, type ChatRootProps, type PartComponents, type ToolPartProps, useMessage } from './index.ts';

const question: Turn = { id: 'q', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: 'Q' }] };
const createAnswer = (fields: Partial<Turn>): Turn => ({
  id: 'a',
  parent: 'q',
  role: 'assistant',
  status: 'done',
  parts: [{ type: 'text', text: 'A' }],
  ...fields,
});
const nothing = () => {};

function draw(fields: Partial<Turn>) {
  const tree = [question, createAnswer(fields)];
  return chatMarkup({ tree, head: 'a', regenerate: nothing, resume: nothing });
}

/** A chat whose one answer is made of some parts. */
function compose(answer: Partial<Turn>, children: ReactNode, root: Partial<ChatRootProps> = {}) {
  return renderToStaticMarkup(
    <LoadedRoot tree={[question, createAnswer(answer)]} head="a" {...root}>
      <Chat.Log>{({ turn, versions }) => <Chat.Message {...{ turn, versions, children }} />}</Chat.Log>
    </LoadedRoot>,
  );
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

  it.each([
    ['Log', <Chat.Log key="part" />, 'Root'],
    ['Author', <Chat.Author key="part" />, 'Message'],
    ['Parts', <Chat.Parts key="part" />, 'Message'],
  ])('say where they belong: %s', (name, part, place) => {
    expect(() => renderToStaticMarkup(part)).toThrow(`Chat.${name} is outside of <Chat.${place}>`);
  });

  it('show what a page puts in the place of no messages', () => {
    const markup = renderToStaticMarkup(
      <Chat.Root tree={[]} head={null} send={nothing}>
        <Chat.Log empty={<p>Ask anything.</p>} />
      </Chat.Root>,
    );
    expect(markup).toContain('<p>Ask anything.</p>');
  });

  it('leave what useChat returns out of the page', () => {
    const chat = createChat({ client: { async *chatCompletionStream() {} } });
    const Page = () => <ChatPanel {...useChat(chat)} id="mine" />;
    expect(renderToStaticMarkup(<Page />)).toMatch(
      /^<div class="hubkit-panel hubkit-chat" data-slot="chat" id="mine"><div role="log"/,
    );
  });

  it('show a plain list of messages, without versions', () => {
    const { parent: _, ...first } = question;
    const markup = renderToStaticMarkup(<ChatPanel messages={[first, createAnswer({ parent: null })]} />);
    expect(markup).toMatch(/<p>Q<.*<p>A</);
    expect(markup).not.toContain('version');
  });

  it('have no field for a message where none can be sent', () => {
    expect(renderToStaticMarkup(<ChatPanel tree={[question]} head="q" />)).not.toContain('textarea');
  });
});

describe('a message that a page composes', () => {
  it('has the parts in the order of the page, with elements of its own among them', () => {
    const markup = compose(
      { finish: 'length' },
      <>
        <Chat.Parts />
        <hr />
        <Chat.Status />
        <Chat.Author>
          <b>Llama</b>
        </Chat.Author>
        <Chat.Actions>
          <button type="button">Delete</button>
        </Chat.Actions>
      </>,
      { regenerate: nothing },
    );
    expect(markup).toMatch(
      />A<.*<hr\/>.*Stopped at the limit of tokens.*<h2.*><b>Llama<\/b>.*aria-label="Regenerate".*>Delete</,
    );
  });

  it('knows its message, also in components of the page', () => {
    function Model() {
      const { turn, isLast } = useMessage();
      return <small>{`${turn.model} ${isLast}`}</small>;
    }
    expect(compose({ model: 'm' }, <Model />)).toContain('<small>m true</small>');
  });

  it('has what the user attached above the words', () => {
    const parts: Turn['parts'] = [...question.parts, { type: 'file', name: 'a.pdf', content: {} }];
    const markup = renderToStaticMarkup(<ChatPanel tree={[{ ...question, parts }]} head="q" />);
    expect(markup).toMatch(/data-slot="chat-attachments".*a\.pdf.*data-slot="chat-parts".*>Q</);
    expect(markup.match(/a\.pdf/g)).toHaveLength(1);
  });
});

describe('the actions on a message', () => {
  const offered = (markup: string) =>
    [...markup.matchAll(/<button[^>]*?aria-label="([^"]+)"|<\/svg>(\w+)<\/button>/g)].map(
      ([, label, text]) => label ?? text,
    );
  const all = { edit: nothing, regenerate: nothing, resume: nothing };

  it('are those that the page names, for the authors that it names', () => {
    const draw = (actions: ReactNode) => offered(compose({ status: 'stopped' }, actions, all));
    expect(draw(<Chat.Actions />)).toEqual(['Copy', 'Edit', 'Copy', 'Continue', 'Regenerate']);
    expect(draw(<Chat.Actions actions={['copy', 'edit']} editRoles={['assistant']} />)).toEqual([
      'Copy',
      'Copy',
      'Edit',
    ]);
  });

  it('have buttons of the page drawn as ours', () => {
    const action = (
      <Chat.Action label="Delete" aria-expanded={false}>
        <i>×</i>
      </Chat.Action>
    );
    expect(compose({}, <Chat.Actions actions={[]}>{action}</Chat.Actions>)).toContain(
      '<button type="button" class="hubkit-button" data-slot="chat-action" data-icon="" aria-label="Delete" title="Delete" aria-expanded="false"><i>×</i></button>',
    );
  });

  it('wait while the page says so', () => {
    const markup = compose({}, <Chat.Actions />, { ...all, isBusy: true });
    expect(markup).toMatch(/data-busy="true"/);
    expect(markup.match(/aria-disabled="true"/g)).toHaveLength(2);
  });
});

describe('components for parts of messages', () => {
  const call = (name: string, fields: Partial<ToolCallPart> = {}): ToolCallPart => ({
    type: 'tool-call',
    id: 'c',
    name,
    arguments: '{}',
    ...fields,
  });
  const Any = ({ part }: ToolPartProps) => <i>any {part.name}</i>;
  const Weather = ({ part, isOpen }: ToolPartProps) => <b>{`weather ${part.arguments} ${isOpen}`}</b>;

  it('draw a type of part, or one tool', () => {
    const markup = drawOwn({
      parts: [{ type: 'text', text: 'Words' }, call('weather'), call('maps')],
      status: 'open',
    });
    expect(markup).toMatch(/<u>WORDS<\/u>.*<b>weather {} true<\/b>.*<i>any maps<\/i>/);
  });

  const parts: PartComponents = {
    text: ({ part }) => <u>{part.text.toUpperCase()}</u>,
    'tool-call': Any,
    'tool-weather': Weather,
  };
  const drawOwn = (fields: Partial<Turn>) => compose(fields, <Chat.Parts />, { parts });

  it('can be those of one message', () => {
    const markup = compose({}, <Chat.Parts parts={{ text: () => <s>Own</s> }} />, { parts });
    expect(markup).toContain('<s>Own</s>');
  });

  it.each<[string, Partial<ToolCallPart>, Partial<Turn>, readonly string[]]>([
    ['waits for a decision', { approval: 'asked' }, {}, ['approve', 'deny']],
    ['waits for its result', {}, {}, ['addResult']],
    ['has its result', { result: '1' }, {}, []],
    ['was cut off', { isCut: true }, {}, []],
    ['runs', {}, { status: 'open' }, []],
    ['was denied by the server', { approval: 'denied' }, {}, []],
  ])('get what can be done about a call that %s', (_state, fields, turn, expected) => {
    let given: ToolPartProps | undefined;
    const Keep = (props: ToolPartProps) => {
      given = props;
      return null;
    };
    const done: unknown[] = [];
    compose({ ...turn, parts: [call('ask', fields)] }, <Chat.Parts parts={{ 'tool-ask': Keep }} />, {
      approve: (...args) => done.push(args),
      deny: (...args) => done.push(args),
      addToolResult: (...args) => done.push(args),
    });
    const { approve, deny, addResult } = given as unknown as ToolPartProps;
    const offered = { approve, deny, addResult };
    expect(Object.entries(offered).flatMap(([name, act]) => (act ? [name] : []))).toEqual(expected);
    approve?.();
    deny?.('No.');
    addResult?.('Yes.');
    const calls = { approve: ['c'], deny: ['c', 'No.'], addResult: ['c', 'Yes.'] };
    expect(done).toEqual(expected.map((name) => calls[name as keyof typeof calls]));
  });

  it('can use our frame and our buttons of the approval', () => {
    const Own = (props: ToolPartProps) => <Chat.ToolCall {...props}>Own words</Chat.ToolCall>;
    const markup = compose(
      { parts: [call('remove', { approval: 'asked' })] },
      <Chat.Parts parts={{ 'tool-remove': Own }} />,
      { approve: nothing, deny: nothing },
    );
    expect(markup).toMatch(/<details open=""><summary>.*remove<\/summary>Own words<\/details>.*>Approve</);
  });

  it('leave out parts of a type that nobody knows', () => {
    // What a storage has may come from another version.
    const strange = { type: 'constructor', name: 'x' } as unknown as MessagePart;
    expect(compose({ parts: [strange] }, <Chat.Parts />)).toContain('data-type="constructor"></div>');
  });
});

describe('an answer that is not complete', () => {
  it.each<[Partial<Turn>, boolean]>([
    [{ status: 'stopped' }, true],
    [{ status: 'interrupted' }, true],
    [{ status: 'interrupted', isElsewhere: true }, false],
    [{ finish: 'length' }, true],
    [{}, false],
  ])('of %j can be continued: %s', async (fields, canContinue) => {
    expect(draw(fields).includes('Continue</button>')).toBe(canContinue);
  });

  it('can be tried again after the wait that its service asks for', () => {
    const failure = { message: 'Too many requests.', retryAfterMs: 60_000, canRetry: true };
    const waiting = draw({ status: 'failed', failure, endedAt: Date.now() });
    expect(waiting).toMatch(/aria-disabled="true">.*Try again in (60|59) s<\/button>/);
    const over = draw({ status: 'failed', failure, endedAt: Date.now() - 61_000 });
    expect(over).toContain('Try again</button>');
    expect(over).not.toContain('aria-disabled="true"');
  });

  it('can be tried again after a failure, unless it would fail again', () => {
    const failure = { message: 'Too many requests.', requestId: 'r7', canRetry: true };
    expect(draw({ status: 'failed', failure })).toMatch(
      /Failed: Too many requests\.<small> Request r7.*Try again<\/button>/,
    );
    expect(draw({ status: 'failed', failure: { ...failure, canRetry: false } })).not.toMatch(/Try again<|"Regenerate"/);
  });
});

describe('the status of a message', () => {
  it.each<[Partial<Turn>, ReactNode, string]>([
    [{ status: 'interrupted', isElsewhere: true }, undefined, 'Being written in another tab'],
    [{ finish: 'length' }, 'Stopped at 12 tokens', 'Stopped at 12 tokens'],
  ])('of %j with %j is “%s”', (fields, children, text) => {
    const markup = compose(fields, <Chat.Status>{children}</Chat.Status>);
    expect(markup).toContain(`data-slot="chat-status">${text}</p>`);
  });

  it('is nothing for a complete message, whatever the page would say', () => {
    expect(compose({}, <Chat.Status>Stopped</Chat.Status>)).not.toContain('Stopped');
  });
});

describe('a message', () => {
  it.each<[MessagePart, string]>([
    [{ type: 'object', value: { a: 1 } }, '{\n  &quot;a&quot;: 1\n}'],
    [
      { type: 'tool-call', name: 'x', arguments: '{"a":1}' },
      '<pre dir="ltr">{\n  <span class="hubkit-code-property">&quot;a&quot;</span>: <span class="hubkit-code-number">1</span>\n}</pre>',
    ],
    [
      { type: 'tool-call', name: 'x', arguments: '{"a"' },
      '<pre dir="ltr">{<span class="hubkit-code-string">&quot;a&quot;</span></pre>',
    ],
    [{ type: 'file', name: '<a>.pdf', content: {} }, '&lt;a&gt;.pdf'],
    [
      { type: 'tool-call', name: 'x', arguments: '', result: 'No.', isError: true },
      '<pre dir="ltr" data-error="true">No.',
    ],
  ])('shows %j', (part, text) => {
    expect(draw({ parts: [part] })).toContain(text);
  });

  it.each([
    [{}, 'done', 'waiting'],
    [{}, 'open', 'running'],
    [{ result: 'Yes.' }, 'done', 'done'],
    [{ result: 'No.', isError: true }, 'done', 'failed'],
    [{ approval: 'denied', result: 'No.' }, 'done', 'denied'],
  ] as const)('says of a tool call with %j in a message that is %s: %s', (call, status, state) => {
    const part = { type: 'tool-call', name: 'x', arguments: '{}', ...call } as const;
    expect(draw({ status, parts: [part] })).toContain(
      `data-slot="chat-tool-call" ${'approval' in call ? 'data-approval="denied" ' : ''}data-state="${state}"`,
    );
  });
});

describe('lists of a chat', () => {
  it('have suggestions, and conversations with the shown one marked', () => {
    const markup = renderToStaticMarkup(
      <Chat.Root messages={[]} send={nothing}>
        <Chat.Suggestions suggestions={['Hello', 'What can you do?']} />
        <Chat.Threads
          threads={[
            { id: '1', title: 'First', detail: 'Today' },
            { id: '2', title: 'Second' },
          ]}
          current="2"
          onSelect={nothing}
          onDelete={nothing}
        />
      </Chat.Root>,
    );
    expect(markup).toMatch(/aria-label="Suggestions".*>Hello<.*>What can you do\?</);
    expect(markup).toMatch(/aria-current="true"><span>Second</);
    expect(markup.match(/aria-current/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="Delete First"');
    expect(markup).not.toContain('New chat');
  });
});

describe('a composer', () => {
  const compose = (accept?: string) =>
    renderToStaticMarkup(<ChatPanel tree={[]} head={null} send={nothing} accept={accept} />);

  it('takes files only where the page says which', () => {
    expect(compose()).not.toContain('type="file"');
    expect(compose('image/*')).toContain('accept="image/*"');
  });
});

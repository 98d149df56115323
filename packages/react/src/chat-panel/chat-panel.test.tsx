import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChatPanel, endOf, MessageView, pathTo, type Turn, versionsOf } from './index.ts';

const turn = (id: string, parent: string | null, role: Turn['role'], more: Partial<Turn> = {}): Turn => ({
  id,
  parent,
  role,
  parts: [{ type: 'text', text: `words of ${id}` }],
  status: 'done',
  ...more,
});

const TREE = [
  turn('q1', null, 'user'),
  turn('a1', 'q1', 'assistant'),
  turn('a2', 'q1', 'assistant'),
  turn('q2', 'a1', 'user'),
  turn('q3', 'a2', 'user', { isHidden: true }),
];

const ids = (turns: readonly Turn[]) => turns.map(({ id }) => id);

describe('the path of a conversation', () => {
  it('leads from the first message to the head', () => {
    expect(ids(pathTo(TREE, 'q2'))).toEqual(['q1', 'a1', 'q2']);
    expect(ids(pathTo(TREE, 'q3'))).toEqual(['q1', 'a2']);
    expect(pathTo(TREE, null)).toEqual([]);
    expect(pathTo(TREE, 'gone')).toEqual([]);
  });

  it('ends where a circle would begin', () => {
    const circle = [turn('a', 'b', 'user'), turn('b', 'a', 'assistant')];
    expect(ids(pathTo(circle, 'a'))).toEqual(['b', 'a']);
    expect(['a', 'b']).toContain(endOf(circle, 'a'));
  });

  it('has versions beside each other, without hidden ones', () => {
    expect(versionsOf(TREE, TREE[1] as Turn)).toMatchObject({ index: 0, count: 2, next: { id: 'a2' } });
    expect(versionsOf(TREE, TREE[3] as Turn)).toMatchObject({ index: 0, count: 1, previous: undefined });
  });

  it('goes on below another version where it was left', () => {
    expect(endOf(TREE, 'a1')).toBe('q2');
    expect(endOf(TREE, 'a2')).toBe('a2');
  });
});

describe('ChatPanel', () => {
  const props = { tree: TREE, head: 'q2', send: () => {} };

  it('shows the messages of the path, each with its author and version', () => {
    const markup = renderToStaticMarkup(<ChatPanel {...props} showVersion={() => {}} />);
    expect([...markup.matchAll(/words of (\w+)/g)].map(([, id]) => id)).toEqual(['q1', 'a1', 'q2']);
    expect(markup).toContain('Assistant<span class="hubkit-visually-hidden">, version 1 of 2</span>');
    expect(markup).toContain('role="log"');
    expect(markup.match(/aria-label="Next version"/g)).toHaveLength(1);
  });

  it('offers only what its page can do', () => {
    expect(renderToStaticMarkup(<ChatPanel {...props} />)).not.toMatch(/>Edit<|>Regenerate<|version"/);
    const full = renderToStaticMarkup(<ChatPanel {...props} edit={() => {}} regenerate={() => {}} />);
    expect(full.match(/>Edit</g)).toHaveLength(2);
    expect(full.match(/>Regenerate</g)).toHaveLength(1);
  });

  it('has Stop in the place of Send while an answer arrives', () => {
    const tree = [...TREE, turn('a3', 'q2', 'assistant', { status: 'waiting', parts: [] })];
    const markup = renderToStaticMarkup(<ChatPanel {...props} tree={tree} head="a3" stop={() => {}} />);
    expect(markup).toContain('>Stop</button>');
    expect(markup).not.toContain('>Send</button>');
    expect(markup).toContain('Waiting for the first words…');
  });

  it('invites the first message', () => {
    expect(renderToStaticMarkup(<ChatPanel tree={[]} head={null} send={() => {}} />)).toContain('No messages yet');
  });
});

describe('MessageView', () => {
  const draw = (more: Partial<Turn>) => renderToStaticMarkup(<MessageView turn={turn('m', null, 'assistant', more)} />);

  it.each([
    [{ status: 'stopped' }, 'Stopped'],
    [{ status: 'interrupted' }, 'Interrupted'],
    [{ status: 'failed', failure: { message: 'Too many requests.', canRetry: true } }, 'Failed: Too many requests.'],
    [{ status: 'done', finish: 'length' }, 'Stopped at the limit of tokens'],
  ] as const)('tells of %j', (more, words) => {
    expect(draw(more)).toContain(words);
  });

  it('folds reasoning and tool calls', () => {
    const markup = draw({
      parts: [
        { type: 'reasoning', text: 'Hm.' },
        { type: 'tool-call', name: 'weather', arguments: '{"city":"Oslo"}', result: '<rain>' },
      ],
    });
    expect(markup).toContain('<summary>Reasoning</summary><p>Hm.</p>');
    expect(markup).toContain('<summary>Tool call: weather</summary>');
    expect(markup).toContain('&lt;rain&gt;');
  });

  it('offers a decision about a call that waits, with its arguments in sight', () => {
    const turn = (approval: 'asked' | 'denied'): Turn => ({
      ...(TREE[1] as Turn),
      parts: [{ type: 'tool-call', id: 'a', name: 'remove', arguments: '{"path":"/x"}', approval }],
    });
    const decide = { approve: () => {}, deny: () => {} };
    const asked = renderToStaticMarkup(<MessageView turn={turn('asked')} isLast {...decide} />);
    expect(asked).toMatch(/<details open="".*path.*<form.*>Approve<.*>Deny</);
    for (const element of [
      <MessageView key="old" turn={turn('asked')} {...decide} />,
      <MessageView key="busy" turn={turn('asked')} isLast isBusy {...decide} />,
      <MessageView key="plain" turn={turn('asked')} isLast />,
      <MessageView key="denied" turn={turn('denied')} isLast {...decide} />,
    ])
      expect(renderToStaticMarkup(element)).not.toContain('>Approve<');
    expect(renderToStaticMarkup(<MessageView turn={turn('denied')} />)).toContain('>Denied<');
  });

  it('loads no image from an address that is not one to load', () => {
    expect(draw({ parts: [{ type: 'image', url: 'javascript:alert(1)', alt: 'A cat' }] })).not.toContain('<img');
    expect(draw({ parts: [{ type: 'image', url: '/cat.png', alt: 'A cat' }] })).toContain(
      '<img src="/cat.png" alt="A cat"',
    );
  });
});

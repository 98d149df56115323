import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chatMarkup } from '../../test/chat-markup.tsx';
import { ChatPanel, endOf, type MessageActions, pathTo, type Turn, versionsOf } from './index.ts';

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
    const markup = chatMarkup({ ...props, showVersion: () => {} });
    expect([...markup.matchAll(/words of (\w+)/g)].map(([, id]) => id)).toEqual(['q1', 'a1', 'q2']);
    expect(markup).toContain('Assistant<span class="hubkit-visually-hidden">, version 1 of 2</span>');
    expect(markup).toContain('role="log"');
    expect(markup.match(/aria-label="Next version"/g)).toHaveLength(1);
  });

  it('offers only what its page can do', () => {
    expect(chatMarkup(props)).not.toMatch(/"Edit"|"Regenerate"|version"/);
    const full = chatMarkup({ ...props, edit: () => {}, regenerate: () => {} });
    expect(full.match(/aria-label="Edit"/g)).toHaveLength(2);
    expect(full.match(/aria-label="Regenerate"/g)).toHaveLength(1);
  });

  it('has Stop in the place of Send while an answer arrives', () => {
    const tree = [...TREE, turn('a3', 'q2', 'assistant', { status: 'waiting', parts: [] })];
    const markup = chatMarkup({ ...props, tree, head: 'a3', stop: () => {} });
    expect(markup).toContain('aria-label="Stop"');
    expect(markup).not.toContain('aria-label="Send"');
    expect(markup).toContain('Waiting for the first words…');
  });

  it('invites the first message', () => {
    expect(chatMarkup({ tree: [], head: null })).toContain('No messages yet');
    const suggestions = ['What can you do?'];
    const panel = (more: object) => renderToStaticMarkup(createElement(ChatPanel, { ...props, suggestions, ...more }));
    const invited = panel({ tree: [], head: null });
    expect(invited).toMatch(/<ul[^>]* aria-label="Suggestions"><li><button[^>]*>What can you do\?<\/button>/);
    expect(invited).not.toContain('No messages yet');
    expect(panel({})).not.toContain('What can you do?');
  });
});

describe('Chat.Message', () => {
  const show = (message: Turn, actions: MessageActions = {}) =>
    chatMarkup({ tree: [message], head: message.id, ...actions });
  const draw = (more: Partial<Turn>) => show(turn('m', null, 'assistant', more));

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
    expect([...markup.matchAll(/<p class="hubkit-note">(\w+)<\/p><pre/g)].map(([, name]) => name)).toEqual([
      'Parameters',
      'Result',
    ]);
  });

  it('offers a decision about a call that waits, with its arguments in sight', () => {
    const turn = (approval: 'asked' | 'denied'): Turn => ({
      ...(TREE[1] as Turn),
      parts: [{ type: 'tool-call', id: 'a', name: 'remove', arguments: '{"path":"/x"}', approval }],
    });
    const decide = { approve: () => {}, deny: () => {} };
    expect(show(turn('asked'), decide)).toMatch(/<details open="".*path.*<form.*>Approve<.*>Deny</s);
    const busy = { ...turn('asked'), status: 'open' as const };
    for (const markup of [show(busy, decide), show(turn('asked')), show(turn('denied'), decide)])
      expect(markup).not.toContain('>Approve<');
    const next: Turn = { ...(TREE[0] as Turn), id: 'later', parent: 'a1' };
    const old = { ...turn('asked'), parent: null };
    expect(chatMarkup({ tree: [old, next], head: 'later', ...decide })).not.toContain('>Approve<');
    expect(show(turn('denied'))).toContain('>Denied<');
  });

  it('loads no image from an address that is not one to load', () => {
    expect(draw({ parts: [{ type: 'image', url: 'javascript:alert(1)', alt: 'A cat' }] })).not.toContain('<img');
    expect(draw({ parts: [{ type: 'image', url: '/cat.png', alt: 'A cat' }] })).toContain(
      '<img src="/cat.png" alt="A cat"',
    );
  });
});

import * as React from 'react';
import { describe, expect, it } from 'vitest';
import { element } from './element.tsx';

/** The props of the element that a part makes. */
const readProps = (made: React.ReactElement) => made.props as Record<string, unknown>;

describe('the element of a part', () => {
  it('has our attributes and those of the page, which win', () => {
    const made = element('p', { className: 'ours', role: 'log', 'aria-label': 'Ours' }, {
      'aria-label': 'Mine',
    } as object);
    expect(made.type).toBe('p');
    expect(readProps(made)).toEqual({ className: 'ours', role: 'log', 'aria-label': 'Mine' });
  });

  it('keeps ours where the page has nothing', () => {
    const given = { className: undefined, 'aria-label': undefined } as object;
    expect(readProps(element('p', { className: 'ours', 'aria-label': 'Ours' }, given))).toMatchObject({
      className: 'ours',
      'aria-label': 'Ours',
    });
  });

  it('joins class names and styles', () => {
    const made = element('p', { className: 'ours', style: { order: 1, color: 'red' } }, {
      className: 'mine',
      style: { order: 2 },
    } as object);
    expect(readProps(made)).toEqual({ className: 'ours mine', style: { order: 2, color: 'red' } });
  });

  it('calls the event handler of the page first, and ours unless the page prevents it', () => {
    const calls: string[] = [];
    const event = { defaultPrevented: false };
    const make = (theirs: () => void) =>
      readProps(element('p', { onClick: () => calls.push('ours') }, { onClick: theirs } as object)).onClick as (
        event: object,
      ) => void;
    make(() => calls.push('theirs'))(event);
    make(() => {
      event.defaultPrevented = true;
    })(event);
    expect(calls).toEqual(['theirs', 'ours']);
  });

  it('is that of the page, with the props and the refs of both', () => {
    const [ours, theirs] = [React.createRef<unknown>(), React.createRef<HTMLElement>()];
    const made = element(
      'p',
      { className: 'ours', ref: ours },
      { render: <aside ref={theirs} className="mine" title="T" /> },
    );
    expect(made.type).toBe('aside');
    expect(readProps(made)).toMatchObject({ className: 'ours mine', title: 'T' });
    (readProps(made).ref as (value: string) => void)('node');
    expect([ours.current, theirs.current]).toEqual(['node', 'node']);
  });

  it('is what a function of the page makes of the props', () => {
    const made = element('p', { id: 'ours' }, { render: (props) => <b {...props} /> });
    expect([made.type, readProps(made).id]).toEqual(['b', 'ours']);
  });
});

import * as root from '@hubkit/react';
import * as capture from '@hubkit/react/capture';
import * as chatPanel from '@hubkit/react/chat-panel';
import * as markdown from '@hubkit/react/markdown';
import * as resultView from '@hubkit/react/result-view';
import * as snippetPanel from '@hubkit/react/snippet-panel';
import * as taskPage from '@hubkit/react/task-page';
import * as taskWidget from '@hubkit/react/task-widget';
import * as templateEditor from '@hubkit/react/template-editor';
import { createElement, type ElementType, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { answer, PART_FIXTURES } from '../../../packages/react/test/part-fixtures.ts';

const { Chat } = chatPanel;
const ENTRIES = {
  ...root,
  ...capture,
  ...chatPanel,
  ...markdown,
  ...resultView,
  ...snippetPanel,
  ...taskPage,
  ...taskWidget,
  ...templateEditor,
};

/** The exported component of a name such as `Chat.Root`. */
function componentOf(name: string): ElementType {
  const [first = '', part] = name.split('.');
  const found = Reflect.get(ENTRIES, first);
  return part ? Reflect.get(found, part) : found;
}

const versions = { index: 0, count: 2, previous: undefined, next: { ...answer, id: 'b' } };

/** What the ref of each part got. */
const refs = new Map<string, HTMLElement | null>();
Reflect.set(globalThis, 'withoutRef', () =>
  [...refs].flatMap(([name, element]) => (element?.dataset.testid === name ? [] : [name])),
);

const shown = Object.entries(PART_FIXTURES).map(([name, { props, inside, turn = answer }]) => {
  refs.set(name, null);
  const ref = (element: HTMLElement | null) => {
    refs.set(name, element);
  };
  const part = createElement(componentOf(name), { ...props, key: name, 'data-testid': name, ref });
  if (!inside) return part;
  const message = createElement(Chat.Message, { turn, versions }, part);
  const chat = { messages: [turn], showVersion: () => {}, send: () => {} };
  return createElement(Chat.Root, { ...chat, key: name }, inside === 'Chat.Message' ? message : part);
});

createRoot(document.getElementById('root') as HTMLElement).render(createElement(Fragment, null, shown));

'use client';

import * as React from 'react';
import { LookContext } from '../chat-context.ts';

/** What nobody uses before there is a message: its buttons, its editor, tool calls and their approval. */
export type MessageTools = typeof import('./message-tools.ts');

/** Loads what nobody uses before there is a message. */
export const loadMessageTools = (): Promise<MessageTools> => import('./message-tools.ts');

type PartName = Exclude<keyof MessageTools, 'readFiles' | 'withoutCopies' | 'announceEnd' | 'MESSAGE_LABELS'>;

/** A part that is loaded late, with what is in its place until then. */
function late<Name extends PartName>(name: Name, Waiting: React.ElementType = () => null): MessageTools[Name] {
  const Late = React.forwardRef<unknown, object>(function Late(props, ref) {
    // Set by the root; the props and the ref are those of the part of this name.
    const { tools, loadTools } = React.useContext(LookContext);
    const Part = (tools as Readonly<Record<string, React.ElementType>> | undefined)?.[name];
    React.useEffect(loadTools, [loadTools]);
    return Part ? <Part {...props} ref={ref} /> : <Waiting {...props} />;
  });
  return Late as MessageTools[Name];
}

/** What can be done with a message: copy, edit, continue, regenerate. Nothing while it is edited. Loaded late, in a row that is there before. */
export const ChatActions = /* @__PURE__ */ late('ChatActions', () => <div className="hubkit-chat-actions" />);

/** A further button of yours among the actions, with its icon as children. Loaded late. */
export const ChatAction = /* @__PURE__ */ late('ChatAction');

/** Goes through the versions of a message: ‹ 2/3 ›. Nothing for the only version. Loaded late. */
export const ChatVersions = /* @__PURE__ */ late('ChatVersions');

/** A tool call, folded; one that waits for a decision is open, and has the buttons of `Chat.Approval`. Loaded late. */
export const ChatToolCall = /* @__PURE__ */ late('ChatToolCall');

/** The buttons of a tool call that waits for a decision, and a note about one that was denied. Loaded late. */
export const ChatApproval = /* @__PURE__ */ late('ChatApproval');

export const MessageEditor = /* @__PURE__ */ late('MessageEditor');

export const AttachedFiles = /* @__PURE__ */ late('AttachedFiles');

export const Reasoning = /* @__PURE__ */ late('Reasoning');

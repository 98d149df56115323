'use client';

import type { Failure, MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import type { ChatSettings } from '../chat/chat-options.ts';
import type { ChatStatus } from '../chat/chat-status.ts';
import { useChat } from '../chat/use-chat.ts';
import type { ChatService } from '../service/chat-service.ts';
import type { OutputOf, Schema } from '../service/schema.ts';
import { jsonAnswer } from './json-answer.ts';

/** Options of `useObject`. */
export type ObjectOptions<S extends Schema> = ChatService &
  Omit<ChatSettings, 'format' | 'tools' | 'maxSteps' | 'initialTurns'> & {
    /** Schema of the value. */
    readonly schema: S;
  };

/** A value while it arrives: members may be missing, texts and lists may be incomplete. */
export type Partially<Value> = Value extends readonly (infer Item)[]
  ? readonly Partially<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Partially<Value[Name]> }
    : Value;

/** A structured answer as `useObject` returns it. */
export interface StructuredObject<Value> {
  /** Requests a value; one that arrives is stopped. */
  readonly submit: (prompt: string, attachments?: readonly MessagePart[]) => Promise<void>;
  readonly stop: () => void;
  /** The value so far; not validated. */
  readonly partial: Partially<Value> | undefined;
  /** The whole value once its schema has accepted it. */
  readonly object: Value | undefined;
  /** `submitted` until the value begins, `streaming` while it arrives, `error` after a failure, else `ready`. */
  readonly status: ChatStatus;
  readonly failure: Failure | undefined;
}

/**
 * The answer to a prompt as a value of a schema, shown while it arrives.
 *
 * @param options - A client or the address of a gateway, the schema, and settings.
 */
export function useObject<const S extends Schema>({
  schema,
  ...options
}: ObjectOptions<S>): StructuredObject<OutputOf<S>> {
  // A schema that is written in the call is another object with each render.
  const format = jsonAnswer(schema);
  const { setMessages, send, stop, messages, status, error } = useChat({ id: 'object', ...options, format });
  const submit = React.useCallback(
    (prompt: string, attachments?: readonly MessagePart[]) => {
      setMessages([]);
      return send(prompt, attachments);
    },
    [setMessages, send],
  );
  const part = messages[1]?.parts.find(({ type }) => type === 'object') as
    | { value: never; isPartial?: boolean }
    | undefined;
  const partial = part?.value;
  return { submit, stop, status, failure: error, partial, object: part?.isPartial ? undefined : partial };
}

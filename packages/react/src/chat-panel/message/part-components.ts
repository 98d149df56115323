import type { MessagePart, Turn } from '@hubkit/messages/turns';
import type { ComponentType } from 'react';

type PartByType = { readonly [Part in MessagePart as Part['type']]: Part };

/** Props of a component that draws a part of a message. */
export interface PartProps<Type extends MessagePart['type'] = MessagePart['type']> {
  readonly part: PartByType[Type];
  /** Author of the message. */
  readonly role: Turn['role'];
  /** True while the part arrives. */
  readonly isOpen: boolean;
}

/** Props of a component that draws a tool call. */
export interface ToolPartProps extends PartProps<'tool-call'> {
  /** Approves the call. Undefined unless it waits for a decision of the user. */
  readonly approve?: (() => void) | undefined;
  /** Denies the call, with a reason for the model to read. Undefined unless it waits for a decision. */
  readonly deny?: ((reason?: string) => void) | undefined;
  /** Sets the result, as the answer of the user. Undefined unless the call waits for its result. */
  readonly addResult?: ((result: string) => void) | undefined;
}

/**
 * Components that draw the parts of messages, by their type, or by `tool-` and the name of the tool. Ours draw the others. Make the
 * object once, outside of components, so that messages do not render again.
 */
export type PartComponents = {
  readonly [Type in Exclude<MessagePart['type'], 'tool-call'>]?: ComponentType<PartProps<Type>> | undefined;
} & { readonly [tool: `tool-${string}`]: ComponentType<ToolPartProps> | undefined };

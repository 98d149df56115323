/** A part of a message. */
export type MessagePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'reasoning'; readonly text: string }
  | { readonly type: 'image'; readonly url: string; readonly alt?: string | undefined }
  | {
      readonly type: 'tool-call';
      readonly name: string;
      readonly arguments: string;
      readonly result?: string | undefined;
    };

/** A message of a conversation. Messages with the same parent are versions of each other. */
export interface Turn {
  readonly id: string;
  /** The message before; null for the first. */
  readonly parent: string | null;
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly parts: readonly MessagePart[];
  /** `waiting` for the first words, `open` while words arrive. */
  readonly status: 'waiting' | 'open' | 'done' | 'stopped' | 'failed' | 'interrupted';
  /** Finish reason, such as `length` if the token limit was reached. */
  readonly finish?: string | undefined;
  /** A sentence about the failure, for people. */
  readonly problem?: string | undefined;
  /** True for messages that were deleted. @default false */
  readonly isHidden?: boolean | undefined;
}

/** The versions of a message: those beside it that are not hidden. */
export interface Versions {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly previous: Turn | undefined;
  readonly next: Turn | undefined;
}

/** The messages from the first one to `head`, without hidden ones. A parent that is missing or comes twice ends the path. */
export function pathTo(turns: readonly Turn[], head: string | null): readonly Turn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path = new Set<Turn>();
  let turn = head === null ? undefined : byId.get(head);
  while (turn !== undefined && !path.has(turn)) {
    path.add(turn);
    turn = turn.parent === null ? undefined : byId.get(turn.parent);
  }
  return [...path].reverse().filter(({ isHidden }) => !isHidden);
}

/** The versions of a message. */
export function versionsOf(turns: readonly Turn[], { id, parent, role }: Turn): Versions {
  const versions = turns.filter((turn) => turn.parent === parent && turn.role === role && !turn.isHidden);
  const index = versions.findIndex((turn) => turn.id === id);
  return { index, count: versions.length, previous: versions[index - 1], next: versions[index + 1] };
}

/** The last message below another one, the newest where there are several: where a version of before was left. */
export function endOf(turns: readonly Turn[], start: string): string {
  const seen = new Set<string>();
  let end = start;
  while (!seen.has(end)) {
    seen.add(end);
    const parent = end;
    end = turns.findLast((turn) => turn.parent === parent && !turn.isHidden)?.id ?? end;
  }
  return end;
}

/** The words of a message, without reasoning, tool calls and images. */
export function textOfTurn({ parts }: Turn): string {
  return parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n');
}

import { isMembers, type Members } from '../message.ts';

/** Places of the thoughts in a chat message. */
export type ThoughtsPlace = 'reasoning_content' | 'reasoning' | 'parts';

/** What the service of a chat wants back, and a thinking block has no place for. */
export interface Sealed {
  /** Place of the thoughts. */
  readonly as?: ThoughtsPlace;
  /** The thoughts, where the block does not show them. */
  readonly text?: string;
  /** Opaque members of the message. */
  readonly members?: Members;
  /** Opaque members of tool calls, by their ids. */
  readonly calls?: Readonly<Record<string, Members>>;
}

/** Begins our signatures, so that those of other services are told apart. */
const MARK = 'hubkit:';

/** Members of a message and of a call that a signature may restore. A client cannot set others by writing one. */
const OPAQUE: ReadonlySet<string> = new Set(['reasoning_details', 'extra_content']);

/** Writes a signature. The client sends it back unchanged. */
export function seal(sealed: Sealed): string {
  return MARK + JSON.stringify(sealed);
}

/** Reads a signature; undefined for one of another service. */
export function unseal(signature: unknown): Sealed | undefined {
  if (typeof signature !== 'string' || !signature.startsWith(MARK)) return;
  let value: unknown;
  try {
    value = JSON.parse(signature.slice(MARK.length));
  } catch {
    return;
  }
  if (!isMembers(value)) return;
  const { as, text, members, calls } = value;
  return {
    ...(isPlace(as) && { as }),
    ...(typeof text === 'string' && { text }),
    ...(isMembers(members) && { members: opaqueMembers(members) }),
    ...(isMembers(calls) && {
      calls: Object.fromEntries(
        Object.entries(calls).flatMap(([id, own]) => (isMembers(own) ? [[id, opaqueMembers(own)]] : [])),
      ),
    }),
  };
}

/** The members that only their service can read. */
export function opaqueMembers(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([name, value]) => OPAQUE.has(name) && value != null));
}

function isPlace(value: unknown): value is ThoughtsPlace {
  return value === 'reasoning_content' || value === 'reasoning' || value === 'parts';
}

/** The place of the thoughts in a message or delta; undefined for one without thoughts. */
export function placeOfThoughts({ reasoning_content, reasoning, content }: Members): ThoughtsPlace | undefined {
  if (typeof reasoning_content === 'string' && reasoning_content) return 'reasoning_content';
  if (typeof reasoning === 'string' && reasoning) return 'reasoning';
  const isPart = (part: unknown) => isMembers(part) && part.type === 'thinking';
  return Array.isArray(content) && content.some(isPart) ? 'parts' : undefined;
}

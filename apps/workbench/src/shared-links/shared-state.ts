import { packState, ShareError, unpackState } from './codec.ts';

/** The fields of each kind of state that a link may hold, all of them texts. Nothing else is written or read. */
const FIELDS = {
  template: ['source', 'context', 'tokenizer'],
  /** An exported chat as JSON. */
  chat: ['chat'],
  /** The form of a task; `args` are its arguments as JSON, `output` is the result that they had, `madeBy` is `emulator` where no model made it. */
  run: ['task', 'model', 'provider', 'args', 'output', 'madeBy'],
} as const;

/** Kinds of state that can be shared. */
type SharedKind = keyof typeof FIELDS;

/** State in a link. */
export type SharedState = {
  [Kind in SharedKind]: { readonly kind: Kind } & Readonly<Partial<Record<(typeof FIELDS)[Kind][number], string>>>;
}[SharedKind];

/** Everything that begins like a token of the hub or a provider API key. */
const SECRET = /\b(?:hf_|api_org_|sk-|gsk_|nvapi-|xai-|r8_|fw_|csk-)[A-Za-z0-9_-]{8,}/;

/** Writes the fragment of a share link. Refuses texts in which a token was pasted. */
export async function shareFragment(state: SharedState): Promise<string> {
  const allowed = pick(state.kind, state);
  if (Object.values(allowed).some((text) => SECRET.test(text)))
    throw new ShareError('This holds something that looks like a token. Remove it before you share a link.');
  return `s=${await packState({ kind: state.kind, ...allowed })}`;
}

/** Reads the fragment of a share link; undefined for other fragments. */
export async function readFragment(fragment: string): Promise<SharedState | undefined> {
  const packed = /^#?s=(.+)$/s.exec(fragment)?.[1];
  if (packed === undefined) return undefined;
  const value = await unpackState(packed);
  const kind: unknown = Object(value).kind;
  if (typeof kind !== 'string' || !isKind(kind))
    throw new ShareError('This link holds something that this version of the workbench does not know.');
  return { kind, ...pick(kind, Object(value)) };
}

const isKind = (kind: string): kind is SharedKind => Object.hasOwn(FIELDS, kind);

function pick(kind: SharedKind, from: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    FIELDS[kind].flatMap((field) => {
      const text = from[field];
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}

import { toBase64 } from '../../content/base64.ts';
import type { ToolCall } from '../../content/chat/chat-request.ts';
import type { GeneratedChoice } from '../../content/chat/generate.ts';
import { hexId } from '../../contract/ids.ts';
import type { JsonObject } from '../../contract/json.ts';
import type { SignatureForm } from '../../contract/thinking.ts';

/** Bytes of a signature. */
const SIGNATURE_BYTES = 96;

/** The members of a tool call that sign the thoughts before it: parallel calls have one signature, in the first. */
export function signatureOfCall(form: SignatureForm | undefined, { id }: ToolCall, index: number): JsonObject {
  return isInExtraContent(form) && index === 0 ? extraContent(form, id) : {};
}

/** The members that sign a message without calls, or its `reasoning_details`; in streams those of a last delta. */
export function signatureOfMessage(form: SignatureForm | undefined, choice: GeneratedChoice): JsonObject {
  const [call] = choice.toolCalls;
  const seed = choice.thoughts.join('') + choice.pieces.join('');
  if (form === undefined || seed + (call?.id ?? '') === '') return {};
  if (isInExtraContent(form)) return call ? {} : extraContent(form, seed);
  return { reasoning_details: [form === 'anthropic-details' ? signedDetail(seed) : encryptedDetail(call?.id, seed)] };
}

function isInExtraContent(form: SignatureForm | undefined): form is 'google' | 'vertex' {
  return form === 'google' || form === 'vertex';
}

function extraContent(namespace: 'google' | 'vertex', seed: string): JsonObject {
  return { extra_content: { [namespace]: { thought_signature: signature(seed) } } };
}

const signedDetail = (seed: string) => ({
  type: 'reasoning.text',
  signature: signature(seed),
  format: 'anthropic-claude-v1',
  index: 0,
});

const encryptedDetail = (id: string | undefined, seed: string) => ({
  type: 'reasoning.encrypted',
  data: signature(seed + (id ?? '')),
  ...(id === undefined ? {} : { id }),
  format: 'google-gemini-v1',
  index: 1,
});

function signature(seed: string): string {
  return toBase64(Uint8Array.from(Buffer.from(hexId(seed, SIGNATURE_BYTES * 2), 'hex')));
}

import { isMembers } from '@hubkit/messages';
import type { ProgramCall } from './program-call.ts';

/** Reads the output in a response: a Blob of media, or the data of its JSON; undefined where it has neither. */
export function readCallOutput({ response }: ProgramCall): unknown {
  if (response === undefined) return undefined;
  const type = response.headers['content-type'] ?? '';
  if (/^(?:image|audio|video)\//.test(type))
    return new Blob(
      response.chunks.map(({ text, base64 }) => text ?? bytesOf(base64 ?? '')),
      { type },
    );
  try {
    return mediaIn(JSON.parse(response.chunks.map(({ text = '' }) => text).join('')));
  } catch {
    return undefined;
  }
}

/** The image in a response of OpenAI's form; other data as they are. */
function mediaIn(json: unknown): unknown {
  const [first] = isMembers(json) && Array.isArray(json.data) ? json.data : [];
  if (!isMembers(first) || typeof first.b64_json !== 'string')
    return isMembers(first) ? (first.embedding ?? json) : json;
  const bytes = bytesOf(first.b64_json);
  return new Blob([bytes], { type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

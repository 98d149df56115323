import type { SpeechType } from '../content/audio/encode-speech.ts';
import type { MediaFile } from '../content/media-file.ts';
import { type DialectOf, FileBody } from '../dialect/provider.ts';
import type { Frame } from '../http/event-stream.ts';
import { readText } from './request-fields.ts';

/** Text-to-speech in OpenAI's protocol: the response body is the file. */
export function openaiSpeech({
  path,
  type = 'audio/wav',
  needsVoice = true,
}: {
  readonly path: string;
  /** @default 'audio/wav' */
  readonly type?: SpeechType;
  /** False for a service with a default voice. @default true */
  readonly needsVoice?: boolean;
}): DialectOf<'text-to-speech'> {
  return {
    path,
    read({ body }) {
      const text = readText(body, 'input');
      if (needsVoice) readText(body, 'voice');
      return { text, type };
    },
    write: ({ files: [file] }) => (file ? new FileBody(file) : {}),
    // As the services send it: in pieces, and without its length.
    stream: { isWanted: () => true, contentType: type, write: ({ files }) => files.flatMap(splitPieces) },
  };
}

const PIECE_BYTES = 8192;

function splitPieces({ bytes }: MediaFile): readonly Frame[] {
  const count = Math.ceil(bytes.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, index) => ({
    text: '',
    bytes: bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES),
    tokens: 1,
  }));
}

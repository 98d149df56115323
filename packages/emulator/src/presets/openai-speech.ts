import type { SpeechType } from '../content/audio/encode-speech.ts';
import { type DialectOf, FileBody } from '../dialect/provider.ts';
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
  };
}

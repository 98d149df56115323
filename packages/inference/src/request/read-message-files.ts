import type { BinaryInput, TaskId } from '@hubkit/task-types';
import { encodeDataUrl } from '../binary/data-url.ts';
import { encodeFile } from '../binary/encode-file.ts';
import { readFile } from '../binary/read-file.ts';
import type { ReadInput } from '../contract/task-types.ts';
import { type FilePart, isUnread } from './build-request.ts';
import type { CallState } from './call-state.ts';

/** A message, as far as its files go. */
interface Message {
  readonly content?: unknown;
}

/** Reads a file of a part; `path` is its place in the part. */
type Read = (source: unknown, path: string) => Promise<Blob>;

/** Returns the input of a chat with the files of its messages as data URLs, and recordings as base64. */
export async function readMessageFiles(
  input: ReadInput<'conversational'>,
  started: CallState,
): Promise<ReadInput<TaskId>> {
  const { context } = started;
  started.hasDataUrls = true;
  // Messages are often passed on from users or datasets as they are, so a path in them needs permission.
  const options = { ...started.options, localFiles: started.options.localFiles === true };
  // A cast to what is read here; nothing of it is taken for granted.
  const given = input.messages as readonly Message[];
  const messages = given.map(async (message, index) => {
    const { content } = message;
    if (!Array.isArray(content)) return message;
    const parts = content.map((part: FilePart, at) => {
      const read: Read = (source, path) => {
        const name = `messages[${index}].content[${at}].${path}`;
        // What is none of the forms that a file may have is refused there.
        return readFile(source as BinaryInput, { context, options, name });
      };
      return isUnread(part) ? withFileRead(part, read) : part;
    });
    return { ...message, content: await Promise.all(parts) };
  });
  // Only files in messages have changed.
  return { ...input, messages: await Promise.all(messages) } as unknown as ReadInput<TaskId>;
}

async function withFileRead(part: FilePart, read: Read): Promise<FilePart> {
  const { input_audio: audio, file } = part;
  if (audio) {
    const blob = await read(audio.data, 'input_audio.data');
    const { base64 } = await encodeFile(blob);
    return { ...part, input_audio: { format: toFormat(blob), ...audio, data: base64 } };
  }
  if (file) {
    const blob = await read(file.file_data, 'file.file_data');
    const filename = findFileName(file.file_data, blob);
    return { ...part, file: { filename, ...file, file_data: await encodeDataUrl(blob) } };
  }
  for (const name of ['image_url', 'video_url', 'audio_url'] as const) {
    const source = part[name];
    if (source === undefined) continue;
    // An address as URL is for the service to download, as the same text would be.
    const { url } = source;
    const isAddress = url instanceof URL && /^https?:$/.test(url.protocol);
    const sent = isAddress ? url.href : await encodeDataUrl(await read(url, `${name}.url`));
    return { ...part, [name]: { ...source, url: sent } };
  }
  return part;
}

/** Formats of recordings as services call them, where they differ from the subtype of the media type. */
const FORMATS: Readonly<Record<string, string>> = {
  mpeg: 'mp3',
  'x-wav': 'wav',
  wave: 'wav',
  mp4: 'm4a',
  'x-m4a': 'm4a',
};

function toFormat({ type }: Blob): string {
  const subtype = /^\w+\/([\w.-]+)/.exec(type)?.[1] ?? 'wav';
  return FORMATS[subtype] ?? subtype;
}

/** The name of a document: that of its File or path, or `file` with the extension of its type. */
function findFileName(source: unknown, { type }: Blob): string {
  const given = source instanceof Blob ? Reflect.get(source, 'name') : undefined;
  if (typeof given === 'string' && given) return given;
  const path = typeof source === 'string' || source instanceof URL ? String(source) : '';
  const last = /^data:/i.test(path)
    ? ''
    : (path
        .replace(/[?#].*/s, '')
        .split(/[\\/]/)
        .at(-1) ?? '');
  return last || `file.${/^\w+\/([\w-]+)/.exec(type)?.[1] ?? 'bin'}`;
}

import type { MessagePart } from '@hubkit/messages/turns';

/**
 * Reads a file as a part of a message: an image or audio with its content as a data URL or base64; text as text below the name of the
 * file, which every model takes; any other file with its content as a data URL.
 */
export async function readAttachment(file: File): Promise<MessagePart> {
  const { name, type: mediaType } = file;
  if (isText(file))
    return { type: 'file', name, mediaType, content: { type: 'text', text: `${name}:\n\n${await file.text()}` } };
  const url = await readDataUrl(file);
  const [, kind, format = ''] = /^(image|audio)\/(?:x-)?(\w+)/.exec(mediaType) ?? [];
  if (kind === 'image') return { type: 'image', url, alt: name };
  const sound = { data: url.replace(/^.*,/, ''), format: format === 'mpeg' ? 'mp3' : format };
  const content =
    kind === 'audio'
      ? { type: 'input_audio', input_audio: sound }
      : { type: 'file', file: { filename: name, file_data: url } };
  return { type: 'file', name, mediaType, content };
}

/** Browsers know no type of some of them. */
function isText({ name, type }: File): boolean {
  return (
    /^text\/|[/+](json|xml|yaml)$/.test(type) || (type === '' && /\.(md|csv|jsonl?|ya?ml|xml|log|txt)$/i.test(name))
  );
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
}

import type { MessagePart } from '@hubkit/messages/turns';

/** Reads a file as a part of a message: an image, audio or any other file, with its content as a data URL. */
export function readAttachment(file: File): Promise<MessagePart> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const { name, type: mediaType } = file;
      const url = String(reader.result);
      const [, kind, format = ''] = /^(image|audio)\/(?:x-)?(\w+)/.exec(mediaType) ?? [];
      if (kind === 'image') resolve({ type: 'image', url, alt: name });
      else {
        const sound = { data: url.replace(/^.*,/, ''), format: format === 'mpeg' ? 'mp3' : format };
        const content =
          kind === 'audio'
            ? { type: 'input_audio', input_audio: sound }
            : { type: 'file', file: { filename: name, file_data: url } };
        resolve({ type: 'file', name, mediaType, content });
      }
    };
    reader.readAsDataURL(file);
  });
}

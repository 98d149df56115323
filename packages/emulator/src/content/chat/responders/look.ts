import { readDataUrl } from '../../base64.ts';
import type { Conversation } from '../conversation.ts';

/** Describes the measurable properties of the images in the last message. */
export function look({ messages }: Conversation): string | undefined {
  const images = messages.findLast((message) => message.role === 'user')?.images ?? [];
  if (images.length === 0) return undefined;
  const described = images.map((url) => describe(url));
  return `${described.length === 1 ? 'You sent a picture' : `You sent ${described.length} pictures`}: ${described.join('; ')}. I am an emulator and cannot see what is in it.`;
}

function describe(url: string): string {
  const data = readDataUrl(url);
  if (!data) return `one at ${url.slice(0, 80)}, which I do not load`;
  const { bytes } = data;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = bytes.length > 24 && view.getUint32(0) === 0x89504e47;
  const size = isPng ? ` of ${view.getUint32(16)} by ${view.getUint32(20)} pixels` : '';
  return `${isPng ? 'a PNG' : data.type || 'a file'}${size}, ${Math.max(1, Math.round(bytes.length / 1000))} kB`;
}

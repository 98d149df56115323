/** Bytes at the end of a file in which its last mark is searched; some programs write metadata after it. */
const TAIL_BYTES = 1024;

/** True for a file that ends before its container does. Formats without an end mark count as complete. */
export async function isCutShort(file: Blob): Promise<boolean> {
  const ends = async (mark: string) => (await readText(file.slice(-TAIL_BYTES))).includes(mark);
  switch (file.type) {
    case 'image/png':
      return !(await ends('IEND'));
    case 'image/jpeg':
      return !(await ends('\xff\xd9'));
    case 'image/gif':
      return !(await ends('\x3b'));
    case 'image/webp':
    case 'audio/wav':
      return isRiffCutShort(file);
    case 'image/avif':
    case 'audio/mp4':
    case 'video/mp4':
      return areBoxesCutShort(file);
    default:
      return false;
  }
}

async function readText(part: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await part.arrayBuffer()));
}

/** RIFF begins with its length. Writers that did not know it yet leave 0 or the maximum. */
async function isRiffCutShort(file: Blob): Promise<boolean> {
  const length = (await readView(file, 0)).getUint32(4, true);
  return length !== 0 && length !== 0xffffffff && file.size < length + 8;
}

/** The boxes of an MP4 file follow one another, each with its length first; 0 is up to the end, 1 a longer length after the name. */
async function areBoxesCutShort(file: Blob): Promise<boolean> {
  for (let at = 0; at < file.size; ) {
    const view = await readView(file, at);
    const short = view.getUint32(0);
    if (short === 0) return false;
    at += Math.max(8, short === 1 ? Number(view.getBigUint64(8)) : short);
    if (at > file.size) return true;
  }
  return false;
}

async function readView(file: Blob, at: number): Promise<DataView> {
  const bytes = new Uint8Array(16);
  bytes.set(new Uint8Array(await file.slice(at, at + 16).arrayBuffer()));
  return new DataView(bytes.buffer);
}

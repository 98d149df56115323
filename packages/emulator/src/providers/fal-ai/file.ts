import { type MediaFile, toExtension } from '../../content/media-file.ts';
import type { TaskResponseContext } from '../../dialect/provider.ts';

/** A file as results name it. */
export function falFile(file: MediaFile, storeFile: TaskResponseContext['storeFile']): object {
  return {
    url: storeFile(file),
    content_type: file.type,
    file_name: `output.${toExtension(file.type)}`,
    file_size: file.bytes.length,
  };
}

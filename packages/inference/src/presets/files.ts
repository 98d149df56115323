import { decodeBase64 } from '../binary/base64.ts';
import type { EncodedFile, Uploads } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';

export { dataUrl } from '../binary/data-url.ts';

/** Names the files of an input for `uploads`: `inputs`, and `inputs2`, `inputs3`… where there are several. */
export function inputFiles({ inputs }: { readonly inputs?: Blob | readonly Blob[] | undefined }): Uploads<Blob> {
  const files = [inputs].flat();
  return Object.fromEntries(files.map((file, index) => [index === 0 ? 'inputs' : `inputs${index + 1}`, file]));
}

/** The files of a call that {@link inputFiles} named, in their order. */
export function encodedFiles({ uploads }: { readonly uploads: Uploads<EncodedFile> }): readonly EncodedFile[] {
  return Object.values(uploads).filter((file) => file !== undefined);
}

/** The text of a file in UTF-8. */
export function textOfFile({ base64 }: EncodedFile): string {
  return new TextDecoder().decode(decodeBase64(base64));
}

/** The first file of a call. Throws where it was not read, as in `prepare` without `uploads`. */
export function encodedFile({ uploads: { inputs } }: { readonly uploads: Uploads<EncodedFile> }): EncodedFile {
  if (inputs) return inputs;
  throw new InputError('The file has to be read first; pass it to prepare as uploads.inputs.');
}

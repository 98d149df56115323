/** `Uint8Array<ArrayBuffer>` in a form that TypeScript before 5.7 can read too, where the type has no parameter. */
type Bytes = ReturnType<Uint8Array['slice']>;

/** Bytes to upload: a file, or its content. */
export type BinaryInput = Blob | ArrayBuffer | Bytes;

/** One file to upload, or several. */
export type BinaryInputs = BinaryInput | readonly BinaryInput[];

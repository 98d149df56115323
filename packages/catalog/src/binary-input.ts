/** Bytes to upload: a file, or its content. */
export type BinaryInput = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

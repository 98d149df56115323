/**
 * A file to upload: a Blob, its bytes, an address (`https:`, `data:`, in Node also `file:` or a path), or a stream of its
 * bytes.
 */
export type BinaryInput =
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | URL
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** One file to upload, or several. */
export type BinaryInputs = BinaryInput | readonly BinaryInput[];

/** Form of a generated file: a Blob, its URL, a data URL, the JSON of the provider, a file on disk, or a stream of its bytes. */
export type OutputType = 'blob' | 'url' | 'dataUrl' | 'json' | 'file' | 'stream';

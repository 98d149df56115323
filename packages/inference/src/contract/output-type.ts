/** Form of a generated file: a Blob, its URL, a data URL, the JSON of the provider, or a file on disk. */
export type OutputType = 'blob' | 'url' | 'dataUrl' | 'json' | 'file';

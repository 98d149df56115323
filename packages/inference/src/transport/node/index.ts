export { sniffMediaType } from '../../binary/media-type.ts';
export { estimatePromptTokens } from '../../call/policies/limiter/estimate-prompt-tokens.ts';
export { type DevtoolsOptions, devtools } from './devtools.ts';
export { type FolderStoreOptions, folderStore } from './folder-store.ts';
export { type MakeFolderOptions, makeFolder } from './make-folder.ts';
export { type NodeFetch, nodeFetch } from './node-fetch.ts';
export type { NodeFetchOptions } from './node-fetch-options.ts';
export { type RecordOptions, recordTo } from './recording/record-to.ts';
export type {
  RecordedBody,
  RecordedBytes,
  RecordedChunk,
  RecordedExchange,
  RecordedRequest,
} from './recording/recorded-exchange.ts';
export type { RecordingFetch } from './recording/recording-fetch.ts';
export { type ReplayingFetch, type ReplayOptions, replayFrom } from './recording/replay-from.ts';

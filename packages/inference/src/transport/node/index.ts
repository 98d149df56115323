export { sniffMediaType } from '../../binary/media-type.ts';
export { estimatePromptTokens } from '../../call/policies/limiter/estimate-prompt-tokens.ts';
export { type FolderStoreOptions, folderStore } from './folder-store.ts';
export { type NodeFetch, nodeFetch } from './node-fetch.ts';
export type { NodeFetchOptions } from './node-fetch-options.ts';
export { type RecordingFetch, type RecordOptions, recordTo } from './recording/record-to.ts';
export type {
  RecordedBody,
  RecordedBytes,
  RecordedChunk,
  RecordedExchange,
  RecordedRequest,
} from './recording/recorded-exchange.ts';
export { type ReplayingFetch, type ReplayOptions, replayFrom } from './recording/replay-from.ts';

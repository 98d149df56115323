export type {
  Adapter,
  Call,
  ChatAdapter,
  EncodedFile,
  Media,
  MediaAdapter,
  StreamAdapter,
  StreamRules,
  Uploads,
  ValueAdapter,
} from '../contract/adapter.ts';
export type { HttpRequest } from '../contract/http-request.ts';
export type { JobProgress, JobRequest, JobStep } from '../contract/job.ts';
export {
  type AccessRule,
  type Auth,
  bearer,
  defineProvider,
  type JsonForm,
  type Provider,
} from '../contract/provider.ts';
export type { Issue, Schema } from '../contract/schema.ts';
export type { MediaTaskId, ReadInput, StreamTaskId } from '../contract/task-types.ts';
export { directOnly, notOnHub, routedOnly } from './access.ts';
export { dataUrl, encodedFile, encodedFiles, inputFiles } from './files.ts';
export { withFlatSchema } from './json-schema-format.ts';
export { type ChatService, openaiChat } from './openai-chat.ts';
export { type CompletionService, openaiCompletions } from './openai-completions.ts';
export { type EmbeddingService, openaiEmbeddings } from './openai-embeddings.ts';
export { type ImageService, openaiImages } from './openai-images.ts';
export { openaiSpeech, type SpeechService } from './openai-speech.ts';
export { openaiTranscription, type TranscriptionService } from './openai-transcription.ts';
export { extras, flatten, rename } from './parameters.ts';
export { type PolledJob, polled } from './polled.ts';

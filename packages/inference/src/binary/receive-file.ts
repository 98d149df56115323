import type { OutputType } from '../contract/output-type.ts';
import type { FileStream, SavedFile } from '../contract/task-functions.ts';
import type { CallState } from '../request/call-state.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { openFile } from './open-file.ts';
import { writePart } from './part-file.ts';
import { checkFileTarget, saveFile } from './save-file.ts';

export { isCutShort } from './is-cut-short.ts';

type Receiving = Pick<CallState, 'context' | 'options'>;

/** Prepares a call for its result, before anything is sent: checks the place of a file, and lifts the total timeout of a stream. */
export async function prepareReceiving(outputType: OutputType | undefined, call: Receiving): Promise<void> {
  const { context, options } = call;
  if (outputType === 'file') return checkFileTarget(options.path, context);
  // A file that is played while it arrives takes as long as it plays.
  if (options.timeouts?.totalMs === undefined) {
    call.context = { ...context, deadline: Infinity, timeouts: { ...context.timeouts, totalMs: Infinity } };
  }
}

/** Receives the body of a response while it arrives: as a stream, or on disk, beside the place where the result will be. */
export async function receiveFile(opened: OpenResponse, started: CallState): Promise<Blob> {
  opened.detach();
  const file = await openFile(opened, started);
  return started.call.outputType === 'file' ? writePart(file, started.options.path, started.context) : file;
}

/** Returns the result of a call that stores or streams its file. */
export async function deliverReceived(
  file: Blob,
  { call, options, context }: CallState,
): Promise<SavedFile | FileStream> {
  if (call.outputType === 'file') return saveFile(file, options.path, context);
  return { type: file.type, stream: file.stream() };
}

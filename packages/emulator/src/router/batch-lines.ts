import { isJsonObject, parseJson } from '../contract/json.ts';
import type { BatchDialect } from '../dialect/provider.ts';
import type { BatchFile, BatchLine, BatchProblem, StoredBatch } from '../jobs/batch-store.ts';
import type { EmulatorState } from './state.ts';

/** Performs a line of a batch as if it had been sent by itself. */
export type PerformLine = (line: BatchLine) => Promise<Response>;

/** The result of a line: its response, or the error for a line that was not processed. */
interface LineResult {
  readonly customId: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** Writes the result of a line as a service does, undefined for one it leaves out; `id` has 24 hexadecimal digits. */
export type WriteLine = (result: LineResult, id: string) => object | undefined;

/** Writes a result as OpenAI does, and most others. */
export const openaiLine: WriteLine = ({ customId, status, body, error }, id) => ({
  id: `batch_req_${id}`,
  custom_id: customId,
  response: status === undefined ? null : { status_code: status, request_id: id, body },
  error,
});

/** Stores a file of a provider under a new id, unless it has one. */
export function addFile(
  state: EmulatorState,
  provider: string,
  file: Pick<BatchFile, 'name' | 'purpose' | 'text'> & { readonly id?: string },
): BatchFile {
  const id = file.id ?? `file-${state.newId(file.text.slice(0, 200), 24)}`;
  const added = { ...file, id, provider, createdAt: state.now() };
  state.batches.files.set(added.id, added);
  return added;
}

/** Reads and checks the lines of a batch as services validate them: a wrong line fails the batch. */
export function readLines(text: string, endpoint: string, { maxLines, maxBytes, form }: BatchDialect, model: unknown) {
  const problems: BatchProblem[] = [];
  const lines: BatchLine[] = [];
  const ids = new Set<string>();
  const texts = text.split('\n').filter((line) => line.trim() !== '');
  const fail = (code: string, message: string, line: number | null = null) =>
    void problems.push({ code, message, line });
  if (texts.length === 0) fail('empty_file', 'The batch file is empty.');
  if (texts.length > maxLines) fail('too_many_requests', `The batch file has more than ${maxLines} requests.`);
  if (text.length > maxBytes) fail('file_too_large', `The batch file has more than ${maxBytes} bytes.`);
  const models = new Set<unknown>();
  for (const [index, line] of (problems.length > 0 ? [] : texts).entries()) {
    const value = parseJson(line);
    if (!isJsonObject(value) || !isJsonObject(value.body) || typeof value.custom_id !== 'string') {
      fail('invalid_json_line', 'This line is not parseable as a valid request.', index + 1);
      continue;
    }
    const {
      custom_id: customId,
      url = form === undefined || form === 'openai' ? undefined : endpoint,
      body: own,
    } = value;
    const body = model === undefined ? own : { ...own, model };
    if (ids.has(customId)) fail('duplicate_custom_id', `The custom_id ${customId} is not unique.`, index + 1);
    if (url !== endpoint)
      fail('mismatched_url', `The url ${String(url)} is not the endpoint of the batch, ${endpoint}.`, index + 1);
    ids.add(customId);
    models.add(body.model);
    lines.push({ customId, url: endpoint, body });
  }
  if (models.size > 1) fail('mismatched_model', 'All requests of a batch must have the same model.');
  return { lines, problems };
}

/** Performs the lines of a batch that has ended, and stores the files with its results. */
export async function finish(
  batch: StoredBatch,
  {
    processed,
    isExpired,
    write,
  }: { readonly processed: number; readonly isExpired: boolean; readonly write: WriteLine },
  state: EmulatorState,
  perform: PerformLine,
) {
  const results: string[] = [];
  const errors: string[] = [];
  // Services write results in the order in which they finish.
  for (const line of batch.lines.slice(0, processed).reverse()) {
    const response = await perform(line);
    const result = { customId: line.customId, status: response.status, body: await response.json(), error: null };
    (response.ok ? results : errors).push(JSON.stringify(write(result, state.newId(line.customId, 24))));
  }
  const late = batch.lines.slice(processed);
  const error = isExpired
    ? { code: 'batch_expired', message: 'This request could not be executed before the completion window expired.' }
    : { code: 'batch_cancelled', message: 'This request was not executed because the batch was cancelled.' };
  for (const { customId } of late) {
    const result = { customId, status: undefined, body: null, error };
    const written = write(result, state.newId(customId, 24));
    if (written) errors.push(JSON.stringify(written));
  }
  const store = (lines: readonly string[], name: string) =>
    lines.length === 0
      ? null
      : addFile(state, batch.provider, { name, purpose: 'batch_output', text: `${lines.join('\n')}\n` }).id;
  return {
    outputFileId: store(results, 'output.jsonl'),
    errorFileId: store(errors, 'errors.jsonl'),
    completed: results.length,
    failed: batch.lines.length - late.length - results.length,
  };
}

import type { BatchFile, BatchSnapshot, StoredBatch } from '../jobs/batch-store.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Writes a file as OpenAI does. */
export function fileObject({ id, name, purpose, createdAt, text }: BatchFile): object {
  const bytes = new TextEncoder().encode(text).length;
  return { id, object: 'file', bytes, created_at: seconds(createdAt), filename: name, purpose, status: 'processed' };
}

/** Writes a batch as OpenAI does. */
export function batchObject(batch: StoredBatch, { status, processed }: BatchSnapshot, windowMs: number): object {
  const { output, problems, createdAt } = batch;
  const data = problems.map(({ code, message, line }) => ({ code, line, message, param: null }));
  const isFailed = status === 'failed';
  return {
    id: batch.id,
    object: 'batch',
    endpoint: batch.endpoint,
    errors: isFailed ? { object: 'list', data } : null,
    input_file_id: batch.inputFileId,
    completion_window: batch.completionWindow,
    status,
    output_file_id: output?.outputFileId ?? null,
    error_file_id: output?.errorFileId ?? null,
    created_at: seconds(createdAt),
    expires_at: seconds(createdAt + windowMs),
    cancelled_at: batch.cancelledAt === undefined ? null : seconds(batch.cancelledAt),
    request_counts: {
      total: isFailed ? 0 : batch.lines.length,
      completed: output?.completed ?? processed,
      failed: output?.failed ?? 0,
    },
    metadata: batch.metadata,
  };
}

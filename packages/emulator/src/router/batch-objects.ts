import type { BatchFile, BatchSnapshot, StoredBatch } from '../jobs/batch-store.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Writes a file as OpenAI does. */
export function fileObject({ id, name, purpose, createdAt, text }: BatchFile): object {
  const bytes = new TextEncoder().encode(text).length;
  return { id, object: 'file', bytes, created_at: seconds(createdAt), filename: name, purpose, status: 'processed' };
}

/** Writes the job of a batch as Together does. */
export function togetherJob(batch: StoredBatch, { status, processed }: BatchSnapshot, windowMs: number): object {
  const { output, problems, createdAt, lines } = batch;
  const time = (ms: number) => new Date(ms).toISOString();
  const shown = status === 'finalizing' ? 'in_progress' : status;
  return {
    id: batch.id,
    user_id: 'user_emulated',
    input_file_id: batch.inputFileId,
    file_size_bytes: JSON.stringify(lines).length,
    status: shown.toUpperCase(),
    job_deadline: time(createdAt + windowMs),
    created_at: time(createdAt),
    endpoint: batch.endpoint,
    progress: lines.length === 0 ? 0 : Math.floor((processed / lines.length) * 100),
    model_id: String(lines[0]?.body.model ?? ''),
    output_file_id: output?.outputFileId ?? null,
    error_file_id: output?.errorFileId ?? null,
    error: status === 'failed' ? problems.map(({ message }) => message).join(' ') : null,
  };
}

/** States of a batch in the words of Mistral. */
const MISTRAL_STATES: Readonly<Record<BatchSnapshot['status'], string>> = {
  validating: 'QUEUED',
  in_progress: 'RUNNING',
  finalizing: 'RUNNING',
  completed: 'SUCCESS',
  failed: 'FAILED',
  expired: 'TIMEOUT_EXCEEDED',
  cancelled: 'CANCELLED',
};

/** Writes the job of a batch as Mistral does. */
export function mistralJob(batch: StoredBatch, { status, processed }: BatchSnapshot): object {
  const { output, problems, createdAt, lines } = batch;
  const errors = status === 'failed' ? problems.map(({ message }) => ({ message, count: 1 })) : [];
  return {
    id: batch.id,
    object: 'batch',
    input_files: [batch.inputFileId],
    metadata: batch.metadata,
    endpoint: batch.endpoint,
    model: String(lines[0]?.body.model ?? ''),
    output_file: output?.outputFileId ?? null,
    error_file: output?.errorFileId ?? null,
    errors,
    status: MISTRAL_STATES[status],
    created_at: seconds(createdAt),
    total_requests: lines.length,
    completed_requests: output ? output.completed + output.failed : processed,
    succeeded_requests: output?.completed ?? processed,
    failed_requests: output?.failed ?? 0,
  };
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

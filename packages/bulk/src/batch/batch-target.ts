import { BulkError } from '../contract/errors.ts';
import type { BatchTarget } from './batch-api.ts';
import type { CapturedRequest } from './captured-call.ts';

const CHAT = '/chat/completions';
/** Headers of a chat that its batch has, too: credentials, and those of an organization. */
const KEPT = /^(?:authorization|x-api-key|api-key|openai-.*|user-agent)$/;

/** Finds the batch API beside the URL of a chat. */
export function batchTarget(
  { url, headers }: CapturedRequest,
  transport: Omit<BatchTarget, 'baseUrl' | 'headers'>,
): BatchTarget {
  if (!url.endsWith(CHAT))
    throw new BulkError('INPUT', `Batches are for chats in OpenAI's form; ${new URL(url).host} has another one.`);
  if (headers.authorization?.startsWith('Bearer hf_')) {
    throw new BulkError(
      'INPUT',
      'The router of the hub has no batch API: call the provider directly, with its own API key.',
    );
  }
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT.test(name)));
  return { baseUrl: url.slice(0, -CHAT.length), headers: kept, ...transport };
}

import type { AnswerCache, PendingAnswer } from '../../../contract/answer-cache.ts';
import { reportObserver } from '../../../transport/notify.ts';

/** An answer as it is kept: a body, or the chunks of a stream with their times in ms since the first one. */
export type KeptAnswer =
  | { readonly body: unknown; readonly chunks?: undefined }
  | { readonly chunks: readonly (readonly [number, unknown])[] };

/** Reads an answer that is kept and not too old. Whatever is wrong with it makes a miss. */
export async function readAnswer(cache: AnswerCache, key: string): Promise<KeptAnswer | undefined> {
  let text: string | undefined;
  try {
    text = await cache.store.get(key);
  } catch (error) {
    void reportObserver('The cache', cache, error);
  }
  if (text === undefined) return undefined;
  try {
    const { key: ofKey, at, answer } = JSON.parse(text);
    const age = Date.now() - at;
    // A clock that was set back makes no answer older than it is.
    if (ofKey !== key || !(age < cache.maxAgeMs)) return undefined;
    return isKept(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an answer that is whole and not too large. */
export async function keepAnswer({ cache, key, json }: PendingAnswer): Promise<void> {
  if (json === undefined || json.length > cache.maxAnswerLength) return;
  try {
    await cache.store.set(key, `{"key":"${key}","at":${Date.now()},"answer":${json}}`, cache.maxAgeMs);
  } catch (error) {
    void reportObserver('The cache', cache, error);
  }
}

function isKept(answer: unknown): answer is KeptAnswer {
  const { body, chunks } = Object(answer);
  if (chunks === undefined) return body !== undefined;
  return (
    Array.isArray(chunks) &&
    chunks.length > 0 &&
    chunks.every((entry) => Array.isArray(entry) && Number.isFinite(entry[0]) && entry[1] instanceof Object)
  );
}

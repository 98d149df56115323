import type { OpenedStream } from '../../response/chunk-stream.ts';
import { keepAnswer } from './cache/kept-answer.ts';
import { onEnd } from './cache/kept-stream.ts';
import type { Policy } from './policy.ts';

/** Keeps the answers of a call in its cache once the whole call, its format included, has succeeded. */
export const withKeptAnswers: Policy = {
  order: 15,
  options: ['cache'],
  around: (next) => async (started) => {
    started.keptAnswers = [];
    const keep = async () => void (await Promise.all((started.keptAnswers ?? []).map(keepAnswer)));
    const result = await next(started);
    if (started.isStream) return onEnd(result as OpenedStream<unknown>, keep);
    await keep();
    return result;
  },
};

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { chatCompletionStream } from '../src/index.ts';
import { ARGS, delta, fakeFetch, MAPPING, silentAfter } from './support/fake-fetch.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

describe('a stream that is dropped without being ended', () => {
  it('is closed when it is collected', async () => {
    let isCancelled = false;
    const fetch = fakeFetch(() =>
      silentAfter(`data: ${delta('x')}\n\n`, { 'Content-Type': 'text/event-stream' }, () => {
        isCancelled = true;
      }),
    );
    const readOne = async () => {
      const { value } = await chatCompletionStream(ARGS, { fetch, mapping: MAPPING }).next();
      return value?.choices.length;
    };
    expect(await readOne()).toBe(1);
    for (let round = 0; round < 100 && !isCancelled; round++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(isCancelled).toBe(true);
  });
});

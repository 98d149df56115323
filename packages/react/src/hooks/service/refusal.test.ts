import { pathTo, textOfTurn } from '@hubkit/messages';
import { describe, expect, it } from 'vitest';
import { createChat } from '../chat/create-chat.ts';
import { createJob } from '../job/create-job.ts';
import { memoryStorage } from '../storage/state-storage.ts';
import { createTask } from '../task/create-task.ts';

const REFUSALS = {
  401: { message: 'Sign in to use this gateway.', type: 'authentication_error', code: 'UNAUTHORIZED' },
  403: { message: 'This user may not use the model "chat".', type: 'permission_error', code: 'FORBIDDEN' },
};

/** A gateway that refuses every request until `accept` is called, and counts them. */
function refusing(status: 401 | 403, response: () => Response) {
  const calls: string[] = [];
  let isOpen = false;
  const send = async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    if (isOpen) return response();
    return Response.json({ error: REFUSALS[status] }, { status, headers: { 'x-request-id': 'r1' } });
  };
  const accept = () => {
    isOpen = true;
  };
  return { calls, accept, options: { api: '/api/ai', fetch: send as typeof fetch } };
}

// After another sign-in, the same request may succeed; without the right, it would not.
const cases = [
  [401, { ...REFUSALS[401], canRetry: true }],
  [403, { ...REFUSALS[403], canRetry: false }],
] as const;

describe.each(cases)('a gateway that refuses with status %i', (status, { message, code, canRetry }) => {
  const failure = { message, code, status, requestId: 'r1', canRetry };

  it('fails a chat with the reason, once, and keeps the text, which can be sent again', async () => {
    const answer = 'data: {"choices":[{"delta":{"content":"Hello."},"finish_reason":"stop"}]}\n\n';
    const { calls, accept, options } = refusing(status, () => new Response(answer));
    const errors: unknown[] = [];
    const chat = createChat({ ...options, onError: (error) => errors.push(error) });
    await chat.actions.send('A long question');
    const [question, failed] = chat.getState().tree;
    expect(failed).toMatchObject({ role: 'assistant', status: 'failed', failure });
    expect(errors).toEqual([failed?.failure]);
    expect(calls).toEqual(['POST /api/ai/v1/chat/completions']);
    expect(question && textOfTurn(question)).toBe('A long question');
    accept();
    await chat.actions.retry();
    const { tree, head } = chat.getState();
    expect(pathTo(tree, head).map(textOfTurn)).toEqual(['A long question', 'Hello.']);
    expect(calls).toHaveLength(2);
  });

  it('fails a task with the reason, once, and the same call works later', async () => {
    const { calls, accept, options } = refusing(status, () => Response.json('Salut'));
    const task = createTask<object, string>();
    expect(await task.run(options, 'translation', { inputs: 'Hi' })).toBeUndefined();
    expect(task.getState()).toMatchObject({ status: 'failed', failure });
    expect(calls).toEqual(['POST /api/ai/v1/tasks/translation']);
    accept();
    expect(await task.run(options, 'translation', { inputs: 'Hi' })).toBe('Salut');
  });
});

describe('a job whose session ends', () => {
  it('is kept, asks once, and goes on after another sign-in', async () => {
    const { calls, accept, options } = refusing(401, () => Response.json({ frames: 3 }));
    const storage = memoryStorage();
    storage.set('job', 'j1');
    const job = createJob({ ...options, storage });
    const disconnect = job.connect();
    await expect.poll(() => job.getState().status).toBe('failed');
    expect(job.getState().failure).toMatchObject({ code: 'UNAUTHORIZED' });
    expect([calls, storage.get('job')]).toEqual([['GET /api/ai/v1/jobs/j1'], 'j1']);
    accept();
    expect(await job.resume()).toEqual({ frames: 3 });
    disconnect();
  });
});

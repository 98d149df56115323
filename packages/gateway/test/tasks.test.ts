import { describe, expect, it } from 'vitest';
import { TASK_METHODS } from '../src/routes/task-methods.gen.ts';
import { chatAnswer, fakeProvider, MODEL } from './fake-provider.ts';
import { post } from './support.ts';

describe('the path of a task', () => {
  it.each([
    'chat-completion',
    'chat-completion-stream',
    'text-generation-stream',
    'run-task',
    'stream-task',
    'toString',
    '__proto__',
  ])('takes no method of the client that is not a task: %s', async (name) => {
    const { gateway, sent } = fakeProvider(() => chatAnswer());
    const messages = [{ role: 'user', content: 'Hi' }];
    const reply = await gateway(post(`/v1/tasks/${name}`, { model: MODEL, messages, inputs: 'Hi', max_tokens: 1e6 }));
    expect([reply.status, sent]).toEqual([404, []]);
  });

  it.each(Object.keys(TASK_METHODS))('takes the task %s', async (task) => {
    const { gateway } = fakeProvider(() => chatAnswer());
    expect((await gateway(post(`/v1/tasks/${task}`, { model: MODEL }))).status).not.toBe(404);
  });
});

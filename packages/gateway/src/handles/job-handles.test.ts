import type { Job } from '@hubkit/inference';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jobHandles } from './job-handles.ts';

const DAY_MS = 86_400_000;
// Handles sign a job as it is; nothing of it is read here.
const job = { id: 'j1' } as unknown as Job;

afterEach(() => vi.useRealTimers());

describe('the handle of a job', () => {
  it('is read again for a day, and refused when it is replayed later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const handles = jobHandles('s'.repeat(32));
    const handle = await handles.sign(job, 'ada', 'm');
    vi.setSystemTime(DAY_MS);
    expect(await handles.verify(handle, 'ada')).toMatchObject({ job, user: 'ada', model: 'm' });
    vi.setSystemTime(DAY_MS + 1);
    await expect(handles.verify(handle, 'ada')).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  it('is refused to another user, and where a letter of it was changed', async () => {
    const handles = jobHandles('s'.repeat(32));
    const handle = await handles.sign(job, 'ada', 'm');
    await expect(handles.verify(handle, 'eve')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [payload = '', signature = ''] = handle.split('.');
    const forged = btoa(atob(payload.replaceAll('-', '+').replaceAll('_', '/')).replace('ada', 'eve'));
    await expect(handles.verify(`${forged.replace(/=+$/, '')}.${signature}`, 'eve')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is refused at a gateway with another secret', async () => {
    const handle = await jobHandles('s'.repeat(32)).sign(job, 'ada', 'm');
    await expect(jobHandles('t'.repeat(32)).verify(handle, 'ada')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

import { deliverMedia, isBinaryResponse, readBinary, readMedia } from '../binary/deliver-media.ts';
import { encodeFile } from '../binary/encode-file.ts';
import type { Job } from '../contract/job-handle.ts';
import type { StartedCall } from '../request/started-call.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import type { OpenResponse } from '../transport/opened-response.ts';
import { finishJob } from './poll-job.ts';

/** Reads the body of a response: a file where the task gives one and the response is none of JSON, JSON otherwise. */
export async function readBody(opened: OpenResponse, started: StartedCall): Promise<unknown> {
  const isFile = started.route.adapter.type === 'media' && isBinaryResponse(opened);
  return isFile ? readBinary(opened, started) : readJson(opened, started);
}

/** Turns the body of the first response into the result of a task: follows its job, checks it, fetches its files. */
export async function toResult(first: unknown, started: StartedCall, onJob?: (job: Job) => void): Promise<unknown> {
  const finished = await finishJob(first, started, onJob);
  return toOutput(finished.body, finished.started);
}

/** Turns the body that has the result of a task into it: checks it, fetches its files. */
export async function toOutput(body: unknown, started: StartedCall): Promise<unknown> {
  const { route, call } = started;
  const { adapter } = route;
  const checked = checkResponse(adapter, body, started);
  switch (adapter.type) {
    case 'media':
      return deliverMedia(adapter.media(checked, call), body, started);
    case 'value': {
      const files = adapter.files?.(checked, call) ?? [];
      const encoded = files.map(async (file) => encodeFile(await readMedia(file, started)));
      return adapter.output(checked, call, await Promise.all(encoded));
    }
    default:
      return adapter.output(checked, call);
  }
}

import { deliverMedia, isBinaryResponse, readBinary, readMedia } from '../binary/deliver-media.ts';
import { encodeFile } from '../binary/encode-file.ts';
import type { Job } from '../contract/job-handle.ts';
import type { StartedCall } from '../request/started-call.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { finishJob } from './poll-job.ts';

/** Reads the body of a response: a file where the task gives one and the response is none of JSON, JSON otherwise. */
export function readBody(opened: OpenResponse, started: StartedCall): Promise<unknown> {
  const isFile = started.route.adapter.type === 'media' && isBinaryResponse(opened);
  return isFile ? readBinary(opened, started) : readJson(opened, started);
}

/** Turns the body of the first response into the result of a task: follows its job, checks it, fetches its files. */
export function toResult(first: unknown, started: StartedCall, onJob?: (job: Job) => void): unknown {
  if (!started.route.adapter.job) return toOutput(first, started);
  return finishJob(first, started, onJob).then((finished) => toOutput(finished.body, finished.started));
}

/** Turns the body that has the result of a task into it: checks it, fetches its files. */
export function toOutput(body: unknown, started: StartedCall): unknown {
  const { route, call } = started;
  const { adapter } = route;
  const checked = checkResponse(adapter, body, started);
  switch (adapter.type) {
    case 'media':
      return deliverMedia(adapter.media(checked, call), body, started);
    case 'value': {
      const files = adapter.files?.(checked, call) ?? [];
      if (files.length === 0) return adapter.output(checked, call, []);
      const encoded = files.map(async (file) => encodeFile(await readMedia(file, started)));
      return Promise.all(encoded).then((all) => adapter.output(checked, call, all));
    }
    default:
      return adapter.output(checked, call);
  }
}

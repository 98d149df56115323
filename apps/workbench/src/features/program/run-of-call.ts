import type { BaseUrls } from '@hubkit/inference';
import { isMembers } from '@hubkit/messages';
import { createParser } from 'eventsource-parser';
import { findProvider } from '../../run/find-provider.ts';
import type { Run, RunEvent } from '../../run/run.ts';
import { reportRun } from '../../run/run-report.ts';
import { joinText } from '../../run/written-text.ts';
import type { ListedCall, ProgramCall } from './program-call.ts';

/** Makes a run of a call of a program, which timeline, replay and "copy as test" show as they show the runs of this page. */
export function runOfCall(
  id: string,
  call: ProgramCall,
  endpoints: BaseUrls = {},
  known?: Pick<ListedCall, 'model' | 'provider' | 'durationMs'>,
): Run {
  const { request, response, error, startedAt } = call;
  const body = isMembers(request.body?.json) ? request.body.json : {};
  const { model, stream, stream_options: _, ...args } = body;
  const task = /\/chat\/completions$/.test(request.url) ? 'conversational' : 'text-generation';
  const method = task === 'conversational' ? 'chatCompletion' : 'request';
  const provider = known?.provider || findProvider(request.url, endpoints) || 'auto';
  const chunks = readTimedChunks(call);
  const join = joinText(task);
  let written = join({});
  let firstTokenAtMs: number | undefined;
  for (const { atMs, data } of chunks) {
    written = join(data);
    if (written.all !== '') firstTokenAtMs ??= atMs;
  }
  const endedAtMs = response?.chunks.at(-1)?.afterMs ?? 0;
  const hasFailed = error !== undefined || (response?.status ?? 0) >= 400;
  const spec = {
    task,
    method,
    provider,
    model: known?.model || (typeof model === 'string' ? model : ''),
    args,
    isStreamed: stream === true,
  };
  return {
    ...{ id, spec: spec as Run['spec'], serviceId: '', startedAt, provider, attempts: 1, text: written.text },
    status: hasFailed ? 'failed' : response?.end === 'cancelled' ? 'stopped' : 'done',
    activeAt: startedAt + endedAtMs,
    events: createEvents(call, chunks),
    ...(!hasFailed && {
      report: reportRun({
        ...{ provider: provider === 'auto' ? hostOf(request.url) : provider, model: spec.model, attempts: 1 },
        ...{ text: written.all, usage: written.usage },
        ...{ sentAtMs: 0, firstTokenAtMs: spec.isStreamed ? firstTokenAtMs : undefined },
        endedAtMs: spec.isStreamed ? endedAtMs : (known?.durationMs ?? endedAtMs),
      }),
    }),
  };
}

/** The place of a server that is no provider. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

interface TimedChunk {
  readonly atMs: number;
  readonly data: unknown;
}

/** The JSON of a response: its events with the times of their last bytes, or the whole body. */
function readTimedChunks({ response }: ProgramCall): readonly TimedChunk[] {
  if (response === undefined) return [];
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const endMs = response.chunks.at(-1)?.afterMs ?? 0;
  if (!isStream) return read(response.chunks.map(({ text = '' }) => text).join(''), endMs);
  const found: TimedChunk[] = [];
  let atMs = 0;
  const parser = createParser({ onEvent: ({ data }) => found.push(...read(data, atMs)) });
  for (const { text = '', afterMs } of response.chunks) {
    atMs = afterMs;
    parser.feed(text);
  }
  return found;
}

/** JSON of a text; none for the mark of the end and for text of other kinds. */
function read(text: string, atMs: number): readonly TimedChunk[] {
  try {
    return [{ atMs, data: JSON.parse(text) }];
  } catch {
    return [];
  }
}

function createEvents({ request, response, error }: ProgramCall, chunks: readonly TimedChunk[]): readonly RunEvent[] {
  const endMs = response?.chunks.at(-1)?.afterMs ?? 0;
  return [
    { atMs: 0, type: 'request', text: `${request.method} ${request.url}`, data: request.body?.json },
    ...(response
      ? [{ atMs: response.chunks[0]?.afterMs ?? 0, type: 'response' as const, text: String(response.status) }]
      : []),
    ...chunks.map(({ atMs, data }) => ({ atMs, type: 'chunk' as const, text: '', data })),
    { atMs: endMs, type: 'end', text: error?.message ?? response?.end ?? 'complete' },
  ];
}

import type { FailedTemplate, TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { LONG_WATCHDOG_MS, STOPPED, WATCHDOG_MS } from './limits.ts';
import {
  type EngineResponse,
  type Exchanges,
  type InputText,
  type LoadedTemplates,
  type NamedSource,
  PROTOCOL,
  type RequestKind,
  type ScenarioCell,
} from './protocol.ts';
import { createRequestQueue, type QueuedRequest } from './request-queue.ts';
import { SCENARIOS } from './scenarios.ts';

/** The used part of `Worker`, so that tests run without one. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: { readonly data: EngineResponse }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

/** Kinds of requests that have the texts of a template. */
const WITH_TEXTS: readonly RequestKind[] = ['render', 'format', 'input-text'];

/** Kinds of requests that render a few times. */
const SHORT: readonly RequestKind[] = ['render', 'input-text', 'scenario'];

/** An engine in a worker, with what the templates page needs beside the editor. */
export interface WorkerEngine extends TemplateEngine {
  /** Renders every template with every scenario; undefined when a newer call took its place. */
  readonly scenarios: (
    templates: readonly NamedSource[],
    tokenizer: string,
  ) => Promise<readonly ScenarioCell[] | undefined>;
  /**
   * Finds the parts of the output that came from the input, and what could forge a turn in them. Null where nothing is
   * rendered, undefined when a newer call took its place.
   */
  readonly inputText: (input: TemplateInput) => Promise<InputText | null | undefined>;
  readonly load: (files: Readonly<Record<string, string>>) => Promise<LoadedTemplates>;
  readonly close: () => void;
}

/** Timers, replaced in tests. */
interface Timers {
  readonly set: (run: () => void, ms: number) => unknown;
  readonly clear: (timer: unknown) => void;
}

const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface EngineOptions {
  readonly timers?: Timers | undefined;
}

/**
 * Makes an engine that runs in a worker: one request is under way, the newest of those that wait goes next. A worker that
 * has started and does not respond in time is ended and replaced.
 */
export function createWorkerEngine(
  startWorker: () => WorkerLike,
  { timers = browserTimers }: EngineOptions = {},
): WorkerEngine {
  const queue = createRequestQueue();
  let worker: WorkerLike | undefined;
  let isStarted = false;
  let active: (QueuedRequest & { readonly id: number; readonly timer: unknown }) | undefined;
  let sent: Partial<TemplateInput> = {};
  let lastId = 0;
  let lastRound = 0;

  const next = () => {
    if (active) return;
    const request = queue.take();
    if (!request) return;
    worker ??= start();
    const id = ++lastId;
    active = { ...request, id, timer: isStarted ? watch(request.kind) : undefined };
    worker.postMessage({ v: PROTOCOL, id, do: request.kind, ...unsent(request) });
  };

  const finish = (settle: (request: QueuedRequest) => void) => {
    const request = active;
    if (!request) return;
    timers.clear(request.timer);
    active = undefined;
    settle(request);
    next();
  };

  const start = (): WorkerLike => {
    const started = startWorker();
    started.onmessage = ({ data }) => {
      if (started !== worker) return;
      if (data.type === 'started') {
        // A slow machine or connection takes seconds to get here, which are no fault of the template.
        isStarted = true;
        if (active) active = { ...active, timer: watch(active.kind) };
        return;
      }
      if (data.id !== active?.id) return;
      if (data.type === 'done') finish(({ resolve }) => resolve(data.value));
      else finish(({ reject }) => reject(new Error(data.message)));
    };
    started.onerror = (event) => {
      end();
      finish(({ reject }) => reject(new Error(`The template engine failed: ${event.message || 'it did not load'}.`)));
    };
    return started;
  };

  const watch = (kind: RequestKind) =>
    timers.set(
      () => {
        end();
        finish((request) => {
          if (request.kind === 'render') request.resolve(stopped);
          else request.reject(new StoppedError(STOPPED.message));
        });
      },
      SHORT.includes(kind) ? WATCHDOG_MS : LONG_WATCHDOG_MS,
    );

  const end = () => {
    worker?.terminate();
    worker = undefined;
    isStarted = false;
    sent = {};
  };

  /** Leaves out the texts that the worker has. */
  const unsent = ({ kind, body }: QueuedRequest): object => {
    if (!WITH_TEXTS.includes(kind)) return body;
    const texts = body as TemplateInput;
    const changed = Object.entries(texts).filter(([name, text]) => sent[name as keyof TemplateInput] !== text);
    sent = texts;
    return Object.fromEntries(changed);
  };

  const request = <Kind extends RequestKind>(kind: Kind, body: object) =>
    new Promise<Exchanges[Kind]['response'] | undefined>((resolve, reject) => {
      // A response has the type of its request's kind.
      queue.add({ kind, body, resolve: resolve as QueuedRequest['resolve'], reject });
      next();
    });

  /** For kinds whose requests never give way to newer ones. */
  const always = async <Kind extends RequestKind>(kind: Kind, body: object): Promise<Exchanges[Kind]['response']> => {
    const response = await request(kind, body);
    if (response === undefined) throw new Error('The template engine was closed.');
    return response;
  };

  /** One request for each cell, so that a render never waits for more than one of them. */
  const scenarios: WorkerEngine['scenarios'] = async (templates, tokenizer) => {
    const round = ++lastRound;
    const cells: ScenarioCell[] = [];
    for (const template of templates) {
      let stoppedBy: ScenarioCell | undefined;
      for (const { id: scenario } of SCENARIOS) {
        // A template that does not end takes a second for one of them; the others are not tried.
        const cell = stoppedBy
          ? { ...stoppedBy, scenario }
          : await always('scenario', { template, scenario, tokenizer }).catch((error: Error) => {
              if (!(error instanceof StoppedError)) throw error;
              return { template: template.name, scenario, state: 'stopped', text: error.message, lost: [] } as const;
            });
        if (round !== lastRound) return undefined;
        if (cell.state === 'stopped') stoppedBy = cell;
        cells.push(cell);
      }
    }
    return cells;
  };

  const pickTexts = ({ source, context, tokenizer = '' }: TemplateInput): TemplateInput => ({
    source,
    context,
    tokenizer,
  });

  return {
    render: (input) => request('render', pickTexts(input)),
    inputText: (input) => request('input-text', pickTexts(input)),
    format: (input) => always('format', pickTexts(input)),
    library: () => always('library', {}),
    load: (files) => always('load', { files }),
    scenarios,
    close() {
      const left = queue.clear();
      end();
      finish(({ resolve }) => resolve(undefined));
      for (const { resolve } of left) resolve(undefined);
      lastRound++;
    },
  };
}

/** The worker was ended because it did not respond in time. */
class StoppedError extends Error {}

const stopped: FailedTemplate = { ok: false, ms: WATCHDOG_MS, error: STOPPED, partial: '', problems: [], trimmed: [] };

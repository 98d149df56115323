import { createWorkerEngine, type WorkerEngine, type WorkerLike } from './create-worker-engine.ts';

/** Makes an engine whose worker starts with the first request. */
export function startTemplateEngine(): WorkerEngine {
  // Of a worker only these methods are used.
  const start = () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'templates' });
  return createWorkerEngine(() => start() as WorkerLike);
}

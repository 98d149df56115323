import { callInference, type InferenceTarget } from './call-inference.ts';

/** Runs the calls in the page, and in a worker of it. */
Reflect.set(globalThis, 'callInPage', callInference);
Reflect.set(globalThis, 'callInWorker', (target: InferenceTarget) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(target);
  });
});

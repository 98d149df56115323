import { callInference } from './call-inference.ts';

addEventListener('message', ({ data }) => {
  callInference(data).then(
    (result) => postMessage(result),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});

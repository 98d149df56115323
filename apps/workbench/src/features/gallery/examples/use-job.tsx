import { useJob } from '@hubkit/react/hooks';
import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

type Report = (progress: { fraction: number }) => void;

/** Takes three seconds. In a page, `{ api: '/api/ai' }` takes its place. */
const client = {
  textToSpeech({ inputs }: { inputs: string }, options: { signal: AbortSignal; onProgress: Report }) {
    const work = async () => {
      for (let step = 1; step <= 10; step++) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        options.signal.throwIfAborted();
        options.onProgress({ fraction: step / 10 });
      }
      return `Done: ${inputs}`;
    };
    return Object.assign(work(), { job: Promise.resolve({ id: '1' }) });
  },
  async cancel() {},
};

export function Example() {
  const { start, cancel, status, progress, result, failure } = useJob<{ inputs: string }, string>({ client });
  return (
    <div>
      <p>{`Status: ${status}`}</p>
      {status === 'running' ? (
        <>
          <progress aria-label="Progress" max={1} value={progress?.fraction ?? 0} />{' '}
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </>
      ) : (
        <button type="button" onClick={() => start('text-to-speech', { inputs: 'Hello' })}>
          Start a job
        </button>
      )}
      {failure && <p role="alert">{failure.message}</p>}
      {result && <ResultView value={result} />}
    </div>
  );
}

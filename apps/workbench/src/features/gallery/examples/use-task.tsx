import { useTask } from '@hubkit/react/hooks';
import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

/** Counts words. In a page, `{ api: '/api/ai' }` takes its place. */
const client = {
  async textClassification({ inputs }: { inputs: string }, { signal }: { signal: AbortSignal }) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    signal.throwIfAborted();
    if (inputs.includes('error')) throw new Error('The text holds the word "error". Take it out, and run again.');
    return [{ label: inputs.length > 20 ? 'long' : 'short', score: 0.9 }];
  },
};

export function Example() {
  const { run, stop, status, result, failure } = useTask<{ inputs: string }>('text-classification', { client });
  return (
    <div>
      <p>{`Status: ${status}`}</p>
      <button type="button" onClick={() => run({ inputs: 'A short text' })}>
        Classify a text
      </button>{' '}
      <button type="button" onClick={() => run({ inputs: 'error' })}>
        Classify with an error
      </button>{' '}
      {status === 'running' && (
        <button type="button" onClick={stop}>
          Stop
        </button>
      )}
      {failure && <p role="alert">{failure.message}</p>}
      {status === 'done' && <ResultView value={result} label="Classes of the text" />}
    </div>
  );
}

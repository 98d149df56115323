import { type Model, useModels } from '@hubkit/react/hooks';
import { useState } from 'react';

/** Fails the first time. In a page, `{ api: '/api/ai' }` takes the place of `{ load }`. */
function flakyList() {
  let calls = 0;
  return async (): Promise<readonly Model[]> => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (++calls === 1) throw new Error('The list could not be loaded. Load it again.');
    return [{ id: 'meta-llama/Llama-3.1-8B-Instruct' }, { id: 'Qwen/Qwen2.5-VL-7B-Instruct' }];
  };
}

export function Example() {
  const [load] = useState(flakyList);
  const { models, status, failure, reload } = useModels({ load });
  return (
    <div>
      <p>{`Status: ${status}`}</p>
      {failure && <p role="alert">{failure.message}</p>}
      <select aria-label="Model" disabled={models.length === 0}>
        {models.length === 0 && <option>No models yet</option>}
        {models.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </select>{' '}
      <button type="button" onClick={reload}>
        Load again
      </button>
    </div>
  );
}

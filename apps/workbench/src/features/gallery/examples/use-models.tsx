import { type Model, useModels } from '@hubkit/react/hooks';
import { useState } from 'react';

/** Fails when asked to. In a page, `{ api: '/api/ai' }` takes the place of `{ load }`. */
function createList() {
  const list = {
    isBroken: false,
    async load(): Promise<readonly Model[]> {
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (list.isBroken) throw new Error('The list could not be loaded. Load it again.');
      return [{ id: 'meta-llama/Llama-3.1-8B-Instruct' }, { id: 'Qwen/Qwen2.5-VL-7B-Instruct' }];
    },
  };
  return list;
}

export function Example() {
  const [list] = useState(createList);
  const { models, status, failure, reload } = useModels(list);
  const loadAgain = (isBroken: boolean) => {
    list.isBroken = isBroken;
    reload();
  };
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
      <button type="button" onClick={() => loadAgain(false)}>
        Load again
      </button>{' '}
      <button type="button" onClick={() => loadAgain(true)}>
        Load with a failure
      </button>
    </div>
  );
}

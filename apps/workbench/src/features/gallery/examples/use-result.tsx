import { useResult } from '@hubkit/react/result-view';
import { useState } from 'react';

const values = { labels: [{ label: 'tabby cat', score: 0.87 }], vector: [0.12, -0.5, 0.33], text: 'A cat on a sofa.' };

export function Example() {
  const [name, setName] = useState<keyof typeof values>('labels');
  const { kind, data } = useResult(values[name]);
  return (
    <div>
      {(['labels', 'vector', 'text'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === name} onClick={() => setName(each)}>
          {each}
        </button>
      ))}
      <p>{`Kind: ${kind}`}</p>
      <pre>{JSON.stringify(data, null, 2)}</pre>
    </div>
  );
}

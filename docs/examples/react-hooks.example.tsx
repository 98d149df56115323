import { indexedDbStorage, type JsonSchema, useJob, useModels, useObject, useTask } from '@hubkit/react/hooks';
import { ResultView } from '@hubkit/react/result-view';
import { useState } from 'react';

const service = { api: '/api/ai' };
const storage = indexedDbStorage();

/** Any task, with the progress of its upload. */
export function Describe() {
  const { run, stop, status, result, upload, failure } = useTask('image-to-text', service);
  return (
    <section>
      <input type="file" accept="image/*" onChange={({ target }) => run({ inputs: target.files?.[0] })} />
      {status === 'running' && (
        <button type="button" onClick={stop}>
          Stop
        </button>
      )}
      {upload && <progress max={upload.total} value={upload.sent} />}
      {failure && <p role="alert">{failure.message}</p>}
      {status === 'done' && <ResultView value={result} />}
    </section>
  );
}

/** A job that survives a reload. */
export function Film() {
  const { start, cancel, status, progress, result } = useJob<{ inputs: string }, Blob>({ ...service, storage });
  if (status !== 'running')
    return (
      <>
        <button type="button" onClick={() => start('text-to-video', { inputs: 'A lighthouse at dusk' })}>
          Make a film
        </button>
        {result && <ResultView value={result} kind="video" label="A lighthouse at dusk" />}
      </>
    );
  return (
    <>
      <progress max={1} value={progress?.fraction} />
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </>
  );
}

const birth: JsonSchema<{ name: string; year: number }> = {
  type: 'object',
  properties: { name: { type: 'string' }, year: { type: 'integer' } },
  required: ['name', 'year'],
};

/** A value of a schema, shown while it arrives; the model is one of those that the gateway offers. */
export function Extract({ text }: { text: string }) {
  const { models } = useModels(service);
  const [model, setModel] = useState<string>();
  const { submit, partial, object, failure } = useObject({ ...service, model, schema: birth });
  return (
    <section>
      <select onChange={({ target }) => setModel(target.value)}>
        {models.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <button type="button" onClick={() => submit(`Who was born when? ${text}`)}>
        Extract
      </button>
      <p>{failure?.message ?? `${partial?.name ?? '…'}, born ${object?.year ?? '…'}`}</p>
    </section>
  );
}

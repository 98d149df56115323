import { type JsonSchema, useObject } from '@hubkit/react/hooks';

const birth: JsonSchema<{ name: string; year: number }> = {
  type: 'object',
  properties: { name: { type: 'string' }, year: { type: 'integer' } },
  required: ['name', 'year'],
};

/** Sends JSON in small chunks. In a page, `{ api: '/api/ai' }` takes its place. */
const client = {
  async *chatCompletionStream() {
    for (const content of '{"name": "Ada Lovelace", "year": 1815}'.match(/.{1,4}/g) ?? []) {
      await new Promise((resolve) => setTimeout(resolve, 120));
      yield { choices: [{ delta: { content } }] };
    }
  },
};

export function Example() {
  const { submit, partial, object, status, failure } = useObject({ client, schema: birth });
  return (
    <div>
      <p>{`Status: ${status}`}</p>
      <button type="button" onClick={() => submit('Who wrote the first program?')}>
        Extract
      </button>
      <p>{failure?.message ?? `Name: ${partial?.name ?? '…'}, born: ${object?.year ?? '…'}`}</p>
    </div>
  );
}

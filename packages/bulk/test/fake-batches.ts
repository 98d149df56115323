import { InferenceClient } from '@hubkit/inference';

/** A line that a batch got, by its row's text. */
export interface FakeLine {
  readonly id: string;
  readonly text: string;
}

/** What a service of batches answers; every member has a default that processes all rows. */
export interface FakeBatches {
  /** The response to the submission of a batch, by its number from 1; undefined for one that is accepted. */
  readonly submission?: (batch: number, lines: readonly FakeLine[]) => Response | undefined;
  /** Members of a batch when it is polled. */
  readonly batch?: (number: number, lines: readonly FakeLine[]) => object;
  /** The line of the results. */
  readonly result?: (line: FakeLine, batch: number) => object | string;
}

const body = { choices: [{ index: 0, message: { role: 'assistant', content: 'x' }, finish_reason: 'stop' }] };
/** The line of a row that was processed. */
export const processed = ({ id }: FakeLine) => ({ custom_id: id, response: { status_code: 200, body }, error: null });
/** The line of a row with an error response. */
export const refused = (status: number) => (line: FakeLine) =>
  line.text === 'bad'
    ? { custom_id: line.id, response: { status_code: status, body: { error: { message: 'flagged' } } }, error: null }
    : processed(line);

/** A client of a service in this process that has batches in OpenAI's form. */
export function fakeBatches({ submission, batch = () => ({}), result = processed }: FakeBatches = {}) {
  let uploaded: readonly FakeLine[] = [];
  /** The lines of each batch that was submitted. */
  const submitted: (readonly FakeLine[])[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input);
    await new Promise(setImmediate);
    if (init?.method === 'POST' && url.endsWith('/files')) {
      const text = await ((init.body as FormData).get('file') as Blob).text();
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      uploaded = lines.map(({ custom_id: id, body: { messages } }) => ({ id, text: messages[0].content }));
      return Response.json({ id: 'file' });
    }
    if (init?.method === 'POST') {
      submitted.push(uploaded);
      return (
        submission?.(submitted.length, uploaded) ?? Response.json({ id: `${submitted.length}`, status: 'validating' })
      );
    }
    const number = Number(/\/(\d+)(?:\/content)?$/.exec(url)?.[1]);
    const lines = submitted[number - 1] ?? [];
    if (url.endsWith('/content')) {
      if (Number.isNaN(number)) return Response.json({ error: { message: `no file at ${url}` } }, { status: 404 });
      const texts = lines.map((line) => result(line, number));
      return new Response(texts.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
    }
    if (url.includes('?')) return Response.json({ data: [], has_more: false });
    return Response.json({
      id: `${number}`,
      status: 'completed',
      output_file_id: `${number}`,
      ...batch(number, lines),
    });
  };
  return { submitted, fetch, client: new InferenceClient('sk-x', { endpointUrl: 'http://own/v1' }) };
}

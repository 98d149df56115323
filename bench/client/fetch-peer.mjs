// A fetch and the least that makes a result of its responses.
import { readEvents } from './read-events.mjs';
import { body, MODEL } from './request.mjs';

export function connectFetch(fetch, base) {
  const post = (value) =>
    fetch(`${base}/chat/completions`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer key' },
      body: JSON.stringify(value),
    });
  return {
    async call() {
      const response = await post(body());
      if (!response.ok) throw new Error(response.statusText);
      return (await response.json()).choices[0].message.content;
    },
    async stream(count) {
      const response = await post({ ...body(count), stream: true });
      const decoder = new TextDecoder();
      return readEvents(response.body, (bytes) => decoder.decode(bytes, { stream: true }));
    },
    async binary() {
      const response = await post({ model: MODEL, input: 'hello' });
      return (await response.blob()).size;
    },
  };
}

// undici.request, on which a client for Node alone could stand.
import { request } from 'undici';
import { readEvents } from './read-events.mjs';
import { body, MODEL } from './request.mjs';

export function connect(base) {
  const post = (value) =>
    request(`${base}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer key' },
      body: JSON.stringify(value),
    });
  return {
    async call() {
      const { body: content, headers } = await post(body());
      if (headers['content-encoding']) return unzipped(content);
      return (await content.json()).choices[0].message.content;
    },
    async stream(count) {
      const { body: content } = await post({ ...body(count), stream: true });
      content.setEncoding('utf8');
      return readEvents(content, (text) => text);
    },
    async binary() {
      const { body: content } = await post({ model: MODEL, input: 'hello' });
      return (await content.arrayBuffer()).byteLength;
    },
  };
}

/** undici.request leaves the decoding to its caller. */
async function unzipped(content) {
  const { gunzipSync } = await import('node:zlib');
  return JSON.parse(gunzipSync(await content.bytes())).choices[0].message.content;
}

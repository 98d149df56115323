// A fetch and the least that makes a result of its responses.
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
      let length = 0;
      let rest = '';
      for await (const bytes of response.body) {
        const text = rest + decoder.decode(bytes, { stream: true });
        let at = 0;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n', at)) {
          const data = text.slice(at + 6, end);
          at = end + 2;
          if (data !== '[DONE]') length += JSON.parse(data).choices[0].delta.content.length;
        }
        rest = text.slice(at);
      }
      return length;
    },
    async binary() {
      const response = await post({ model: MODEL, input: 'hello' });
      return (await response.blob()).size;
    },
  };
}

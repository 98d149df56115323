import { expect, it } from 'vitest';
import { printCurl } from './curl.ts';

const request = {
  method: 'POST',
  url: 'https://router.huggingface.co/fal-ai/x?_subdomain=queue',
  headers: { authorization: 'Bearer hf_canary0000', 'content-type': 'application/json', 'user-agent': 'x' },
  body: '{"prompt":"it\'s"}',
};

it('prints the request as it was sent, with a variable in the place of the token', () => {
  expect(printCurl(request)).toBe(
    [
      "curl -X POST 'https://router.huggingface.co/fal-ai/x?_subdomain=queue' \\",
      '    -H "authorization: Bearer $HF_TOKEN" \\',
      "    -H 'content-type: application/json' \\",
      `    -d '{"prompt": "it'\\''s"}'`,
    ].join('\n'),
  );
});

it('names the key of a provider otherwise, and shows no query of a poll', () => {
  const poll = { method: 'GET', url: 'https://api.example.com/jobs/1?signature=abc', headers: { 'x-key': 'canary' } };
  expect(printCurl(poll)).toBe('curl -X GET https://api.example.com/jobs/1 \\\n    -H "x-key: $API_KEY"');
});

it('reads files and large bodies from disk', () => {
  const form = new FormData();
  form.append('model', 'm');
  form.append('file', new File(['x'], 'a.wav'));
  expect(printCurl({ ...request, headers: { 'content-type': 'multipart/form-data' }, body: form })).toMatch(
    /--form-string 'model=m' \\\n {4}-F 'file=@"a\.wav"'$/,
  );
  expect(printCurl({ ...request, body: new Blob(['x']) })).toContain('--data-binary @file');
  expect(printCurl({ ...request, body: `"${'x'.repeat(30_000)}"` })).toContain('-d @request.json');
});

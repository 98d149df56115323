import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskSize } from '../support/disk-size.ts';
import { type Consumer, installPackages } from './consumer.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

/** Most bytes of an installed client with all that it needs. */
const MOST = 8_000_000;

let consumer: Consumer;

beforeAll(() => {
  consumer = installPackages(['inference', 'messages', 'task-types'], {}, { isLocked: true });
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

it('the client alone takes at most 8 MB on disk', () => {
  const modules = join(consumer.folder, 'node_modules');
  const packages = readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
    )
    .map((name) => ({ name, size: diskSize(join(modules, name)) }));
  const list = packages.map(({ name, size }) => `${name}: ${(size / 1e6).toFixed(2)} MB`).join('\n');
  const total = packages.reduce((sum, { size }) => sum + size, 0);
  console.log(`${list}\n${(total / 1e6).toFixed(2)} MB`);
  expect(total, list).toBeLessThanOrEqual(MOST);
});

it('the client alone runs a chat that no network sees', () => {
  const code = `import { InferenceClient } from '@hubkit/inference';
const answer = Response.json({ choices: [{ index: 0, message: { role: 'assistant', content: 'Yes.' }, finish_reason: 'stop' }] });
const client = new InferenceClient('key', { fetch: async () => answer, endpointUrl: 'http://127.0.0.1:9/v1' });
const { choices } = await client.chatCompletion({ messages: [{ role: 'user', content: 'Hi' }] });
console.log(choices[0].message.content);`;
  expect(consumer.shell(process.execPath, ['--input-type=module', '-e', code]).trim()).toBe('Yes.');
});

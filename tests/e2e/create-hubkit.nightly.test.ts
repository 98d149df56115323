import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEMPLATES } from '../../packages/create-hubkit/src/templates.ts';
import { createProject, unpackPackages } from './examples/create-project.ts';
import { installTools, runIn, startScript } from './examples/run-example.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Projects below the tools of the examples, with our packages from their tarballs beside them. */
const home = join(root, '.cache/examples/created');

const QUESTION = { role: 'user', content: 'What is 6 times 7?' };

beforeAll(async () => {
  await installTools();
  rmSync(home, { recursive: true, force: true });
  unpackPackages(readdirSync(join(root, 'packages')), join(home, 'node_modules'));
}, SLOW_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

// create-hubkit.slow.test.ts: that every template is created, and the one that needs no tools.
it.each(TEMPLATES)(
  'npm create hubkit --template $id makes a project whose types are right and whose program answers without a token',
  async ({ id, script, ...template }) => {
    const folder = createProject(home, id);
    await runIn(folder, 'npm', 'run', 'types');
    if ('url' in template) expect(await answerOfPage(folder, script)).toContain('42');
    else expect(await runIn(folder, 'npm', script)).toContain('6 * 7 = 42');
  },
  SLOW_TIMEOUT_MS,
);

/** Serves a project, expects that its page is there, and returns the answer of its gateway to a chat. */
async function answerOfPage(folder: string, script: string): Promise<string> {
  const program = await startScript(folder, script);
  try {
    const response = await fetch(`${program.url}/api/ai/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: program.url },
      body: JSON.stringify({ messages: [QUESTION] }),
    });
    return await response.text();
  } finally {
    await program.stop();
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Consumer } from './consumer.ts';
import { installAll, NEWEST, names, OLDEST, RESOLUTIONS, typeErrors, withSources } from './packed/declarations.ts';
import { DEFINED, findDefinitions } from './packed/definitions.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** A project that has the packages from npm. */
let consumer: Consumer;

beforeAll(() => {
  consumer = installAll({ isLocked: true });
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

describe('the packed packages', () => {
  // Programs for Node, and modules as bundlers resolve them: packed-types.nightly.test.ts.
  it.each([
    ['the newest TypeScript', NEWEST],
    ['TypeScript 5.4', OLDEST],
  ])(
    'type-check in a consumer with %s',
    (_, compiler) => expect(typeErrors(consumer.folder, compiler, RESOLUTIONS[0])).resolves.toBe(''),
    SLOW_TIMEOUT_MS,
  );

  it("lead 'go to definition' of an editor to their sources, or to declarations with documentation", async () => {
    const reached = await findDefinitions(consumer.folder, DEFINED);
    expect(reached).toEqual(
      DEFINED.map(({ name, source }) =>
        withSources.includes(name)
          ? `node_modules/@hubkit/${name}/src/${source}`
          : `node_modules/@hubkit/${name}/dist/${source.replace(/\.tsx?$/, '.d.ts')}`,
      ),
    );
    expect(DEFINED.map(({ name }) => name)).toEqual(names);
  });
});

describe('an own provider, as the guide writes it', () => {
  it.each([
    ['own-provider', '6 * 7 = 42'],
    ['own-job-provider', 'https://files.acme.example/cat.mp4'],
  ])(
    '%s compiles and runs outside of the repository',
    async (name, printed) => {
      const source = readFileSync(join(root, 'docs/examples', `${name}.example.ts`), 'utf8');
      writeFileSync(join(consumer.folder, `${name}.ts`), source);
      const { code } = await transform(source, { loader: 'ts', format: 'esm' });
      writeFileSync(join(consumer.folder, `${name}.mjs`), code);
      expect(consumer.shell(process.execPath, [`${name}.mjs`])).toContain(printed);
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
      // The declarations of the packages are checked above.
      const tsc = [join(root, NEWEST.tsc), '--skipLibCheck', ...options, `${name}.ts`];
      expect(consumer.shell(process.execPath, tsc)).toBe('');
    },
    SLOW_TIMEOUT_MS,
  );
});

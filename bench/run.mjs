// `npm run bench -- <name> [options]`: runs one of the benches, each a folder here with a `bench.mjs`.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(here).filter((name) => existsSync(`${here}${name}/bench.mjs`));
const [name, ...args] = process.argv.slice(2);

if (!names.includes(name)) {
  console.error(`npm run bench -- <name>, where name is one of: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  const { bench } = await import(`./${name}/bench.mjs`);
  await bench(args);
}

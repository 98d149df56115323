// node run-engine.mjs <name>: runs the suite on one engine, and prints its counts as JSON.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runSuite } from '../../suites/jinja/runners/run.mjs';

const [name] = process.argv.slice(2);
const { label, packageName, ...engine } = await import(`./engines/${name}.mjs`);
console.log(JSON.stringify({ label, version: versionIn(packageName), counts: runSuite(engine) }));

function versionIn(name) {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    try {
      return JSON.parse(readFileSync(fileURLToPath(new URL(`node_modules/${name}/package.json`, folder)), 'utf8'))
        .version;
    } catch (error) {
      if (folder.pathname === '/') throw error;
    }
  }
}

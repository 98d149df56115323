// node run-engine.mjs <name>: runs the suite on one engine, and prints its counts as JSON.
import { runSuite } from '../../packages/jinja-suite/runners/run.mjs';
import { versionIn } from '../package-version.mjs';

const [name] = process.argv.slice(2);
const { label, packageName, ...engine } = await import(`./engines/${name}.mjs`);
console.log(JSON.stringify({ label, version: versionIn(packageName), counts: runSuite(engine) }));

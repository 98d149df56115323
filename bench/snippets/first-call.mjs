// The first call of a process: prints its milliseconds of processor time, those of the import before it, and how many snippets came.
import { CALLS, callSnippets } from './cases.mjs';
import { PACKAGES } from './packages.mjs';

const [side] = process.argv.slice(2);
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const startedAt = now();
const getInferenceSnippets = await PACKAGES[side].call();
const importedAt = now();
const { length } = callSnippets(getInferenceSnippets, Object.keys(CALLS)[0]);
const doneAt = now();
console.log(JSON.stringify({ importMs: importedAt - startedAt, callMs: doneAt - importedAt, length }));

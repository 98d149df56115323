// node run.mjs ./my-engine.mjs [suite.json]: runs the suite on an engine and prints the cases that differ, then the counts.
// Your module exports `compile(sample)`, which gives `(variables) => text`, and, if its errors have these, `describe(error)`,
// which gives `{ class, message, line }`. `parse` and `copy` may replace JSON.parse and structuredClone, to keep 1.0.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const outcomeOf = (engine, work) => {
  try {
    return { output: work() };
  } catch (error) {
    return { error: engine.describe?.(error) ?? { message: String(error?.message ?? error) } };
  }
};

/** Runs all samples; `report` gets each case with the engine's outcome. Returns counts for each group of samples. */
export function runSuite(engine, file = new URL('../samples/suite.json', import.meta.url), report = () => {}) {
  const text = readFileSync(file, 'utf8');
  const suite = (engine.parse ?? JSON.parse)(text);
  const counts = {};
  for (const sample of suite.samples) {
    const group = sample.name.split('/')[0];
    counts[group] ??= Object.fromEntries(
      ['cases', 'same', 'errors', 'class', 'line', 'message'].map((key) => [key, 0]),
    );
    const count = counts[group];
    const compiled = outcomeOf(engine, () => engine.compile(sample));
    for (const item of sample.cases) {
      const variables = (engine.copy ?? structuredClone)(item.variables ?? suite.conversations[item.conversation]);
      const found = compiled.error ? compiled : outcomeOf(engine, () => compiled.output(variables));
      const isSame = item.error ? found.error !== undefined : found.output === item.output;
      count.cases++;
      if (isSame) count.same++;
      if (item.error) count.errors++;
      for (const key of item.error && found.error ? ['class', 'line', 'message'] : [])
        if (found.error[key] === item.error[key]) count[key]++;
      report({ sample: sample.name, item, found, isSame });
    }
  }
  return counts;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [path, file] = process.argv.slice(2);
  const show = ({ sample, item, found, isSame }) => {
    if (!isSame) console.log(sample, item.conversation ?? item.name, JSON.stringify(found).slice(0, 300));
  };
  console.table(runSuite(await import(pathToFileURL(path).href), file && pathToFileURL(file), show));
}

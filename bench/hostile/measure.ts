import { parseArgs } from 'node:util';
import { Template, TemplateError } from '@hubkit/jinja';
import { generateCode } from '@hubkit/jinja/codegen';
import { HOSTILE, type Hostile } from '../../packages/jinja/test/properties/hostile.ts';

/** Milliseconds after its limit in which a template must have ended. */
const GRACE_MS = 50;

const { values } = parseArgs({
  options: { ms: { type: 'string', default: '100' }, trace: { type: 'boolean', default: false } },
});
const timeMs = Number(values.ms);

function attempt({ template: source, templates }: Hostile, isGenerated: boolean): string {
  try {
    const template = new Template(source, { limits: { timeMs }, ...(templates && { templates }) });
    if (isGenerated) generateCode(template);
    template.render({ rows: [{ a: 1 }] });
    return 'rendered';
  } catch (error) {
    return TemplateError.is(error)
      ? `${error.pyType}: ${error.rawMessage.slice(0, 70)}`
      : `NOT OURS: ${error}`.slice(0, 90);
  }
}

let late = 0;
const runs = [false, true].flatMap((isGenerated) => HOSTILE.map((probe) => ({ probe, isGenerated })));
for (const { probe, isGenerated } of runs) {
  if (values.trace) console.error(probe.name);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const ended = attempt(probe, isGenerated);
  const ms = performance.now() - start;
  const isLate =
    ms > timeMs + GRACE_MS || ended.startsWith('NOT OURS') || (ended === 'rendered' && probe.ends === 'error');
  if (isLate) late++;
  const grown = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
  console.log(
    `${isLate ? 'LATE ' : '     '}${ms.toFixed(0).padStart(6)} ms ${String(grown).padStart(5)} MB  ${isGenerated ? 'code    ' : 'closures'} ${probe.name.padEnd(42)} ${ended}`,
  );
}
console.log(`${runs.length - late} of ${runs.length} ended within ${GRACE_MS} ms of their limit of ${timeMs} ms`);
process.exitCode = late > 0 ? 1 : 0;

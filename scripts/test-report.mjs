// The counts of test runs: read from the report of vitest's JSON reporter, and from the closing line of `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Counts the results in a report. Only tests skipped by `describeWith` with a reason may be skipped; other skipped tests, tests
 * marked as todo, a missing report and a run without tests count as failures.
 */
export function countTests(code, file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, leftOut: [], failures: [] };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const isLeftOut = ({ status, meta }) => status === 'skipped' && meta?.leftOut !== undefined;
  const leftOut = tests.filter(isLeftOut).map(({ fullName, meta }) => ({ name: fullName, reason: meta.leftOut }));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.length - passed - leftOut.length;
  const isWhole = code === 0 && passed > 0;
  return {
    passed,
    failed: isWhole ? failed : Math.max(failed, 1),
    leftOut,
    failures: testResults.flatMap(listFailures),
  };
}

/** The failures of one file, each with the first line of its message: of its tests, or of the file where it could not be loaded. */
function listFailures({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ file, name: 'the file', message: firstLine(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    name: fullName,
    message: firstLine(failureMessages?.[0]),
  }));
}

const firstLine = (text = '') => text.trim().split('\n', 1)[0];

/** Formats the failed tests, two lines each. */
export const failureLines = (failures) =>
  failures.map(({ file, name, message }) => `  ${file}: ${name}\n    ${message}`).join('\n');

/** Formats the line with the omitted suites, by reason. */
export function leftOutLine(leftOut) {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
  const groups = reasons.map((reason) => {
    const names = leftOut.filter((item) => item.reason === reason).map(({ name }) => name);
    return `${names.join(', ')} (${reason})`;
  });
  return `Left out: ${groups.join('; ')}`;
}

/** The closing line of `npm test`. */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The counts that the last closing line in this output names; a run that failed has at least one failure. */
export function readCounts(output, code) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1);
  if (last === undefined) return undefined;
  const [passed, failed, skipped] = last.slice(1).map(Number);
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}

/** The failed tests that the closing of this output lists, or an empty text. */
export const readFailures = (output) =>
  [...output.matchAll(/^Failed:\n((?: {2}.*\n)+)/gm)].map(([, lines]) => lines.trimEnd()).join('\n');

/** The sum of several runs; a run without counts is one failure. */
export function sumCounts(runs) {
  const counted = runs.map((run) => run ?? { passed: 0, failed: 1, skipped: 0 });
  const sum = (name) => counted.reduce((total, run) => total + run[name], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The times of a run's files, as the time reporter wrote them; none where it did not come to its end. */
export const readTimes = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** The ten files that took longest, a line each. */
export function slowestLines(times) {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  return slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`).join('\n');
}

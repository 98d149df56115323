// What a vitest step counts: read from the report that vitest's JSON reporter writes.
import { existsSync, readFileSync } from 'node:fs';

/**
 * The counts of a report. A skipped test is fine only where `describeWith` skipped it and says why; any other skipped test, a
 * test to do, a missing report and a run without tests count as failed.
 */
export function countTests(code, file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, leftOut: [] };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const isLeftOut = ({ status, meta }) => status === 'skipped' && meta?.leftOut !== undefined;
  const leftOut = tests.filter(isLeftOut).map(({ fullName, meta }) => ({ name: fullName, reason: meta.leftOut }));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.length - passed - leftOut.length;
  const isWhole = code === 0 && passed > 0;
  return { passed, failed: isWhole ? failed : Math.max(failed, 1), leftOut };
}

/** The line that names the suites that were left out, by reason. */
export function leftOutLine(leftOut) {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
  const groups = reasons.map((reason) => {
    const names = leftOut.filter((item) => item.reason === reason).map(({ name }) => name);
    return `${names.join(', ')} (${reason})`;
  });
  return `Left out: ${groups.join('; ')}`;
}

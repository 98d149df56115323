import type { EvaluationResult } from '@hubkit/bulk/evaluate';
import { rowText } from './row-text.ts';

/** Writes results as a JUnit report: a suite for each model, a case for each row. */
export function junitReport(results: readonly EvaluationResult[], name: string): string {
  const suites = [...new Set(results.map(({ model }) => model))].map((model) =>
    suite(
      model,
      results.filter((result) => result.model === model),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ name, ...countResults(results) })}>\n${suites.join('')}</testsuites>\n`;
}

function suite(model: string, results: readonly EvaluationResult[]): string {
  const cases = results.map((result) => {
    const { row, ms = 0, error, checks = [] } = result;
    const problems = [
      ...checks
        .filter(({ passed }) => !passed)
        .map(({ type, reason }) => `      <failure${attributes({ type, message: reason })}/>\n`),
      ...(error === undefined ? [] : [`      <error${attributes({ message: error })}/>\n`]),
    ];
    const head = attributes({ name: `${row} ${rowText(result)}`, classname: model, time: ms / 1000 });
    return problems.length === 0
      ? `    <testcase${head}/>\n`
      : `    <testcase${head}>\n${problems.join('')}    </testcase>\n`;
  });
  return `  <testsuite${attributes({ name: model, ...countResults(results) })}>\n${cases.join('')}  </testsuite>\n`;
}

function countResults(results: readonly EvaluationResult[]) {
  return {
    tests: results.length,
    failures: results.filter(({ passed, error }) => passed === false && error === undefined).length,
    errors: results.filter(({ error }) => error !== undefined).length,
    time: results.reduce((sum, { ms = 0 }) => sum + ms, 0) / 1000,
  };
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

/** Texts of models: XML has no place for most control characters. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 does not have.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replaceAll(/[&<>"\n\t\r]/g, (char) => `&#${char.charCodeAt(0)};`)
  );
}

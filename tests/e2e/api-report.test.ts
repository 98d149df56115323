import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiReport, publishedPackages, reportPath, undescribedNames } from '../../scripts/api-report.ts';

// A change of what users can import shows in the diff of a commit.
describe('the report of the exports', () => {
  it.each(publishedPackages())('of $name is that of its declarations: npm run api writes it anew', (published) => {
    const path = reportPath(published);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : 'no report').toBe(apiReport(published));
  });

  it.each(publishedPackages())('of $name has a description for every name', (published) => {
    expect(undescribedNames(published)).toEqual([]);
  });
});

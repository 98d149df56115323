import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fillDiskRun, savedBy, sums } from './batch-page.ts';
import { describeInBrowser } from './browser.ts';
import { page, useWorkbench, watched } from './workbench-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-stopped-'));
// Slow enough to be stopped: a run begins with 16 rows at a time.
const emulator = { pace: { firstTokenMs: 1500, tokenMs: 0 } };
useWorkbench({ reducedMotion: 'reduce' }, { runsFolder: folder, emulator });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROWS = 900;

describeInBrowser('a run that is started on the page', () => {
  it('is stopped, is there after a reload, goes on without calling a row again, and is saved', async () => {
    await fillDiskRun('long.csv', sums(ROWS));
    await page.getByRole('button', { name: `Run ${ROWS} rows` }).click();
    await page.getByRole('heading', { level: 1, name: 'long.answers.jsonl' }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped ·').waitFor();
    const rows = page.getByText(new RegExp(`^\\d+ of ${ROWS} rows$`));
    const stoppedAt = Number.parseInt(await rows.innerText(), 10);
    expect(stoppedAt).toBeGreaterThan(0);
    expect(stoppedAt).toBeLessThan(ROWS);
    // What is there so far can be saved.
    expect((await savedBy('Download JSONL')).text.trim().split('\n')).toHaveLength(stoppedAt);
    await page.reload();
    await page.getByText('Stopped ·').waitFor();
    expect(await rows.innerText()).toBe(`${stoppedAt} of ${ROWS} rows`);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText(`${ROWS} of ${ROWS} rows`, { exact: true }).waitFor();
    // Rows that are done, and requests.
    const counts = page.getByRole('region', { name: 'Progress' }).getByText(`${ROWS}`, { exact: true });
    await expect.poll(() => counts.count()).toBe(2);
    const lines = (await savedBy('Download JSONL')).text.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      Array.from({ length: ROWS }, (_, index) =>
        expect.objectContaining({ id: String(index), output: `${index} + 1 = ${index + 1}` }),
      ),
    );
    expect(watched.complaints).toEqual([]);
  });
});

// `npm run bench -- bulk --only page [--rows 100000]`: what the workbench's page of a live run costs: the time of its process in Chromium, and
// that of the host, as shares of a core over 20 s. The run is in a third process. Needs Chromium and `npm run build`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder } from '../folders.mjs';
import { withWorkbench } from '../workbench-page.mjs';

const MEASURED_MS = 20_000;

/** Measures the page while a run of so many rows goes on. */
export const benchPage = (rows) =>
  inFolder((folder) =>
    withWorkbench({ runsFolder: folder }, async ({ url, browser }) => {
      const run = fork(fileURLToPath(new URL('page-run.mjs', import.meta.url)), [
        join(folder, 'out.jsonl'),
        String(rows),
      ]);
      try {
        await once(run, 'message');
        await watchPage(url, browser);
      } finally {
        run.kill('SIGKILL');
      }
    }),
  );

async function watchPage(url, browser) {
  const page = await browser.newPage();
  await page.goto(`${url}/batch/out.jsonl`);
  await page.getByRole('img', { name: /^Rows per second/ }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const [before, host, start] = [await taskMs(), process.cpuUsage(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
  const passed = performance.now() - start;
  const { user, system } = process.cpuUsage(host);
  const share = (ms) => `${((ms / passed) * 100).toFixed(1)} %`;
  const shown = await page.getByText(/^[\d,]+ of [\d,]+ rows$/).textContent();
  console.log(
    `${shown}: the page took ${share((await taskMs()) - before)} of a core, its host ${share((user + system) / 1000)}`,
  );
}

// What a run of the tests installs before it starts.
import { findChromium, isBrowserReady } from './browser.mjs';
import { isInstalled } from './install-and-build.mjs';
import { isPythonReady } from './python-env.mjs';
import { findRedis } from './redis.mjs';
import { findShell } from './shells.mjs';

/** Parts that can be missing, with their size on disk as measured on Debian 12. */
const parts = [
  { name: 'npm packages', size: '380 MB', isThere: isInstalled },
  { name: 'Python packages in .cache/python', size: '600 MB', isThere: isPythonReady },
  { name: 'redis-server with apt-get', size: '6 MB', isThere: () => findRedis().found !== undefined },
  { name: 'zsh with apt-get', size: '19 MB', isThere: () => findShell('zsh').found !== undefined },
  { name: 'the headless shell of Chromium with apt-get', size: '290 MB', isThere: isBrowserReady },
];

/** Parts that only slow and nightly tests need. */
const slowParts = [
  {
    name: 'Chromium with windows, with apt-get',
    size: '280 MB',
    isThere: () => findChromium().found !== undefined,
  },
  { name: 'fish with apt-get', size: '18 MB', isThere: () => findShell('fish').found !== undefined },
];

/** Lists the parts that a run installs first, in one line; with `isSlow`, those of slow and nightly tests, too. */
export async function downloadsLine(isSlow) {
  const missing = [];
  for (const { name, size, isThere } of isSlow ? [...parts, ...slowParts] : parts)
    if (!(await isThere())) missing.push(`${name} (about ${size})`);
  return missing.length === 0
    ? 'Nothing has to be installed.'
    : `To be downloaded and installed, only needed once: ${missing.join(', ')}.`;
}

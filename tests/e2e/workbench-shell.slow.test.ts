import { createServer, type Server } from 'node:http';
import { expect, it } from 'vitest';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { freePort } from '../support/free-port.ts';
import { axeViolations, describeInBrowser } from './browser.ts';
import { page, QUICK, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

/** A server that lists two models, and nothing else. */
async function listening(port: number): Promise<Server> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', data: [{ id: 'small' }, { id: 'large' }] }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

describeInBrowser('a server of the user', () => {
  it('says how many models it has, and is shown as dead once it does not respond', async () => {
    const port = await freePort();
    const server = await listening(port);
    const host = await startWorkbench({ isRealAllowed: true, emulator: QUICK });
    await page.goto(`${host.url}/chat`);
    const connection = page.getByRole('button', { name: /^Connection/ });
    await connection.click();
    await page.getByLabel('Add a server').fill(`localhost:${port}`);
    await page.keyboard.press('Enter');
    await page.getByText('2 models found.').waitFor();
    await expect.poll(() => connection.innerText()).toMatch(/2 models$/);
    expect(await connection.getAttribute('data-tone')).toBe('ready');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    // A page without a list of models of its own says it, too.
    await page.goto(`${host.url}/settings`);
    await page.getByRole('button', { name: `Connection: localhost:${port} Does not respond` }).waitFor();
    expect(await connection.getAttribute('data-tone')).toBe('dead');
    expect(await axeViolations(page)).toEqual([]);
    // Opening the settings of the connection asks again.
    const again = await listening(port);
    await connection.click();
    await expect.poll(() => connection.getAttribute('data-tone')).toBe('ready');
    again.closeAllConnections();
    await new Promise((resolve) => again.close(resolve));
    await host.close();
  });
});

describeInBrowser('the connection', () => {
  it('takes no invalid address, and a dead server only if the user insists', async () => {
    const host = await startWorkbench({ isRealAllowed: true, emulator: QUICK });
    await page.goto(`${host.url}/chat`);
    const connection = page.getByRole('button', { name: /^Connection/ });
    await connection.click();
    const field = page.getByLabel('Add a server');
    await field.fill('not a url!!');
    await page.keyboard.press('Enter');
    await page.getByText('Not an address: use http://host:port.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const port = await freePort();
    await field.fill(`localhost:${port}`);
    await page.keyboard.press('Enter');
    await page.getByText(`localhost:${port} does not respond.`).waitFor();
    expect(await connection.innerText()).toMatch(/Emulator/);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use anyway' }).click();
    await page.getByRole('button', { name: `Connection: localhost:${port} Does not respond` }).waitFor();
    await host.close();
  });

  it('gives a server that is only tried no token of the chosen service', async () => {
    const host = await startWorkbench({ isRealAllowed: true, emulator: QUICK });
    try {
      await page.goto(`${host.url}/settings`);
      await page.getByLabel('Token', { exact: true }).fill('hf_0123456789');
      const sent: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/servers/')) sent.push(request.headers().authorization);
      });
      await page.getByLabel('Add a server').fill(`localhost:${await freePort()}`);
      await page.keyboard.press('Enter');
      await page.getByText(/does not respond\.$/).waitFor();
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter(Boolean)).toEqual([]);
    } finally {
      await host.close();
    }
  });

  it('shows a token that the service refused, until there is another one', async () => {
    const connection = page.getByRole('button', { name: /^Connection/ });
    await page.goto(`${workbench.url}/chat`);
    await connection.click();
    await page.getByLabel('Token', { exact: true }).fill('hf_wrong');
    await page.keyboard.press('Escape');
    await page.getByLabel('Message', { exact: true }).fill('Hello');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Connection: Emulator Token refused' }).waitFor();
    await connection.click();
    await page.getByRole('alert').getByText('The service refused this token').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Token', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Connection: Emulator Offline emulator' }).waitFor();
  });
});

describeInBrowser('the search of the documentation', () => {
  it('marks the section that is open, and no other of its page', async () => {
    await page.goto(`${workbench.url}/docs/guide/workbench`);
    await page.getByRole('heading', { level: 1, name: 'The workbench' }).waitFor();
    await page.getByLabel('Search the documentation').fill('workbench activity');
    const rail = page.getByRole('navigation', { name: 'Documentation' });
    await rail.getByRole('link', { name: /^Activity/ }).click();
    await page.waitForURL(/guide\/workbench#activity$/);
    await page.getByLabel('Search the documentation').fill('workbench activity');
    await rail.getByRole('link', { name: /^Activity/ }).waitFor();
    expect(await rail.locator('[aria-current="page"]').count()).toBe(1);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the first visit', () => {
  it('shows the sidebar before any script is there, and moves nothing when the page comes', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${workbench.url}/settings`, { waitUntil: 'commit' });
    const templates = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Templates' });
    await templates.waitFor();
    const place = await templates.boundingBox();
    expect(await templates.getAttribute('href')).toBe('/templates');
    release();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await templates.boundingBox()).toEqual(place);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a page that takes long to load', () => {
  it('has a line at the top of the window until it is there', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto(`${workbench.url}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.route(/fault-lab-page/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Fault lab' }).press('Enter');
    const line = page.getByRole('progressbar', { name: 'Loading the page' });
    await line.waitFor();
    expect((await line.boundingBox())?.height).toBe(2);
    release();
    await page.getByRole('heading', { level: 1, name: 'Fault lab' }).waitFor();
    await line.waitFor({ state: 'detached' });
  });
});

describeInBrowser('the palette', () => {
  it('begins with what was used last and what the page offers, in groups', async () => {
    await page.goto(`${workbench.url}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.keyboard.press('Control+k');
    const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
    await options.filter({ hasText: 'This page' }).getByText('Export', { exact: true }).waitFor();
    await page.keyboard.type('theme dark');
    await options.getByText('Theme: dark').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await options.first().getByText('Theme: dark').waitFor();
    expect(await options.first().innerText()).toContain('Recent');
    await page.keyboard.type('theme light');
    await options.getByText('Theme: light').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await options.first().getByText('Theme: light').waitFor();
    // One that is taken from among the recent ones becomes the first of them.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await options.first().getByText('Theme: dark').waitFor();
    expect(await options.filter({ hasText: /Recent$/ }).count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await options.filter({ hasText: 'This page' }).getByText('Export', { exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^hubkit-history-/);
    await page.getByText('Exported: settings only.').first().waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('an example of the gallery', () => {
  it('has the same state in both themes: each has a list of its own', async () => {
    await page.goto(`${workbench.url}/docs/gallery?panel=use-models&theme=both`);
    const states = page.getByText(/^Status: /);
    await expect.poll(() => states.allInnerTexts()).toEqual(['Status: ready', 'Status: ready']);
    await page.getByRole('button', { name: 'Load with a failure' }).last().click();
    await expect.poll(() => states.allInnerTexts()).toEqual(['Status: ready', 'Status: failed']);
    for (const choice of await page.getByRole('main').getByLabel('Model', { exact: true }).all())
      expect((await choice.boundingBox())?.width).toBeGreaterThan(60);
  });
});

import { expect, it } from 'vitest';
import { SCENES } from '../../scripts/workbench-scenes.mjs';
import { describeInBrowser } from './browser.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench();

describeInBrowser('what a picture of the workbench shows', () => {
  it.each(Object.keys(SCENES) as (keyof typeof SCENES)[])('can be reached: %s', async (file) => {
    // Each step waits for what the picture shows; a scene with a fault has the errors of its requests on the console.
    await SCENES[file](page, workbench.url);
    expect(await page.locator('main').isVisible()).toBe(true);
  });
});

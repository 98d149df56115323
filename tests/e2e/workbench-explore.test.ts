import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ permissions: ['clipboard-read', 'clipboard-write'] });

describeInBrowser('the way to a task', () => {
  it('leads from the first page over a search to the task and its form', async () => {
    await page.goto(workbench.url);
    await page.getByRole('link', { name: 'Find a task' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    await page.getByLabel('Search tasks').fill('segment');
    // The number is on the page; the status for screen readers may say the name of the page after it.
    await page
      .getByText(/^\d+ of \d+ tasks$/)
      .first()
      .waitFor();
    expect(new URL(page.url()).search).toBe('?q=segment');
    await page.getByRole('heading', { name: 'Most relevant first' }).waitFor();
    await page.getByRole('link', { name: 'Image Segmentation', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Image Segmentation' }).waitFor();
    expect(await page.getByRole('link', { name: 'Try it' }).getAttribute('href')).toBe('/tasks/image-segmentation/try');
    await page.getByRole('img', { name: /^An espresso/ }).waitFor();
    await page.getByRole('table').getByText('facebook/sam3', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Train it' }).waitFor();
    await page.getByRole('link', { name: 'Mask Generation' }).waitFor();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Train it' }).click();
    expect(new URL(page.url()).hash).toBe('#train-it');
    await page.getByRole('button', { name: 'Show JSON Schema' }).click();
    await page.getByText('properties: ').first().waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('keeps its filters in place while one types, and shows without a pointer what can be tried, and where', async () => {
    await page.goto(`${workbench.url}/tasks`);
    const pill = page.getByRole('group', { name: 'Modality' });
    const before = await pill.boundingBox();
    const field = page.getByLabel('Search tasks');
    for (const letter of ['i', 'm', 'a']) {
      await field.pressSequentially(letter);
      await page
        .getByText(/^\d+ of \d+ tasks$/)
        .first()
        .waitFor();
      expect(await pill.boundingBox()).toEqual(before);
    }
    await field.fill('');
    const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await hrefOf('Try: Image Segmentation')).toBe('/tasks/image-segmentation/try');
    expect(await hrefOf('Read: Image Segmentation')).toBe('/tasks/image-segmentation');
    expect(await hrefOf('Try: Text Generation')).toBe('/chat');
    expect(await page.getByRole('link', { name: 'Try: Depth Estimation' }).count()).toBe(0);
    const opacity = (link: Element) => getComputedStyle(link).opacity;
    expect(await page.getByRole('link', { name: 'Try: Image Segmentation' }).evaluate(opacity)).toBe('1');
  });

  it('goes on from a task without a description: to its models, to who writes one, and to the nearest tasks', async () => {
    await page.goto(`${workbench.url}/tasks/text-retrieval`);
    await page.getByRole('heading', { level: 2, name: 'No description yet' }).waitFor();
    await page.getByText('Text retrieval finds the documents or passages').waitFor();
    const related = page.getByRole('region', { name: 'Related tasks' });
    expect(await related.getByRole('heading', { name: 'Text Ranking' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Write a description' }).click();
    await page.getByRole('heading', { level: 1, name: /task/i }).waitFor();
    await page.goBack();
    const models = page.getByRole('link', { name: 'Find models' });
    expect(await models.getAttribute('href')).toBe('https://huggingface.co/models?pipeline_tag=text-retrieval');
    // A task that no model here has stands in the filter all the same.
    await page.goto(`${workbench.url}/models?task=text-retrieval`);
    await page.getByRole('heading', { name: 'No model with these filters' }).waitFor();
    expect(await page.getByLabel('Task').inputValue()).toBe('text-retrieval');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText(/^\d+ models, most wanted first$/).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('is where the addresses of forms lead that were pages of their own', async () => {
    await page.goto(`${workbench.url}/run/text-to-image?provider=fal-ai`);
    await page.getByLabel('Prompt', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/tasks/text-to-image/try?provider=fal-ai');
    await page.getByRole('navigation', { name: 'Task views' }).getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { name: 'Models to start with' }).waitFor();
    await page.goto(`${workbench.url}/inference`);
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/tasks');
  });

  it('offers to clear a search that finds nothing, and shows libraries as a matrix', async () => {
    await page.goto(`${workbench.url}/tasks?q=nothinglikethis`);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('heading', { name: 'Audio', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Libraries' }).check();
    await page.getByRole('columnheader', { name: 'transformers.js' }).first().waitFor();
    expect(new URL(page.url()).search).toBe('?view=matrix');
  });
});

describeInBrowser('the command palette', () => {
  it('opens by its keys, finds a task, opens it, and gives the focus back when it closes', async () => {
    await page.goto(workbench.url);
    const opener = page.getByRole('button', { name: 'Search and commands' });
    await opener.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('object detect');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Object Detection' }).waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the pages in the command palette', () => {
  it('have the drawings of the sidebar, and after them the calls of a program', async () => {
    await page.goto(workbench.url);
    const readDrawings = (entries: Locator) =>
      entries.evaluateAll((all) =>
        all.map((entry) => [entry.querySelector('span')?.textContent, entry.querySelector('path')?.getAttribute('d')]),
      );
    const links = page.getByRole('navigation', { name: /^(Pages|Preferences)$/ }).getByRole('link');
    const drawings = await readDrawings(links);
    await page.keyboard.press('Control+k');
    const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option').filter({ hasText: /Page$/ });
    await options.first().waitFor();
    const listed = await readDrawings(options);
    expect(listed.slice(0, -1)).toEqual(drawings);
    expect(listed.at(-1)?.[0]).toBe('Your program');
    expect(new Set(drawings.map(([, path]) => path)).size).toBe(drawings.length);
  });
});

describeInBrowser('the gallery', () => {
  it('names a panel, marks it in the list, and has a command that installs it', async () => {
    await page.goto(`${workbench.url}/docs/gallery?panel=use-task`);
    await page.getByRole('heading', { name: 'useTask', level: 2 }).waitFor();
    await page.getByText('Any task: its run, its result and its failure.', { exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe('useTask · hubkit workbench');
    const current = page.getByRole('navigation', { name: 'Panels' }).locator('[aria-current]');
    const readBottom = async () => {
      const box = await current.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await expect.poll(readBottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const code = page.getByRole('region', { name: 'Code of the example' });
    await code.getByText('npm install ~/hubkit-packages/*.tgz react react-dom', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'pack them in a clone' }).click();
    await page.waitForURL(/getting-started#install-from-a-clone$/);
    // Examples without a class stand apart from each other.
    await page.goto(`${workbench.url}/docs/gallery?panel=use-result&theme=light`);
    const [labels, vector] = [
      page.getByRole('button', { name: 'labels' }),
      page.getByRole('button', { name: 'vector' }),
    ];
    const first = await labels.boundingBox();
    const second = await vector.boundingBox();
    expect((second?.x ?? 0) - (first ? first.x + first.width : 0)).toBeGreaterThanOrEqual(8);
  });

  it('shows a panel in both themes with the code that runs, and from the right', async () => {
    await page.goto(`${workbench.url}/docs/gallery`);
    const chosen = page.getByRole('navigation', { name: 'Panels' }).locator('[aria-current]');
    expect(await chosen.textContent()).toBe('Chat panel');
    const field = page.getByRole('textbox', { name: 'Message' });
    await expect.poll(() => field.count()).toBe(2);
    const stages = page.locator('section[data-theme]:has(textarea)');
    const colors = await stages.evaluateAll((all) => all.map((stage) => getComputedStyle(stage).backgroundColor));
    expect(new Set(colors).size).toBe(2);
    await page.getByRole('link', { name: 'Result labels' }).click();
    const bars = page.getByRole('rowheader', { name: 'tabby cat' });
    await bars.first().waitFor();
    expect(await bars.count()).toBe(2);
    await page.getByRole('region', { name: 'Code of the example' }).getByText("label: 'tabby cat'").waitFor();
    await page.getByLabel('Dark only').check();
    await page.getByLabel('Right to left').check();
    expect(await bars.count()).toBe(1);
    expect(await bars.evaluate((cell) => getComputedStyle(cell).direction)).toBe('rtl');
    // A narrow page has no room for both beside each other: it begins with its own theme.
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => bars.count()).toBe(2);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => bars.count()).toBe(1);
    expect(await page.getByLabel('Light only').isChecked()).toBe(true);
    await page.getByLabel('Both themes').check();
    await expect.poll(() => bars.count()).toBe(2);
    // The panels are those of a list, in the same groups.
    const choice = page.getByRole('combobox', { name: 'Panel' });
    expect(await choice.inputValue()).toBe('result-labels');
    expect(await choice.locator('optgroup').count()).toBeGreaterThan(4);
    await choice.selectOption('Heading');
    await expect.poll(() => bars.count()).toBe(0);
    expect(page.url()).toContain('panel=heading');
    expect(watched.complaints).toEqual([]);
  });
});

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { arm, modelsAreThere, openChat } from './workbench-actions.ts';
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
    const models = page.getByRole('link', { name: 'Models on the hub' });
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

describeInBrowser('Enter in the search of models', () => {
  it('leads to the first of the models with these words, and opens one that is named', async () => {
    await page.goto(`${workbench.url}/models`);
    const field = page.getByRole('searchbox', { name: 'Search models' });
    await field.pressSequentially('openai');
    await field.press('Enter');
    const rows = page.getByRole('rowheader').getByRole('link');
    await expect.poll(() => rows.first().evaluate((row) => row === document.activeElement)).toBe(true);
    expect(await rows.first().textContent()).toContain('openai');
    expect(new URL(page.url()).pathname).toBe('/models');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/models\/openai\/./);
    await page.goBack();
    await field.fill('no-such-words');
    await field.press('Enter');
    await page.getByRole('status').getByRole('heading', { name: 'No model named “no-such-words”' }).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).waitFor();
    await field.fill('openai/gpt-oss-120b');
    await field.press('Enter');
    await page.waitForURL(/\/models\/openai\/gpt-oss-120b/);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the list of models', () => {
  it('is loaded while the configuration of the host is on its way, and has a row for each model that it counts', async () => {
    const codeOfPage = page.waitForRequest(/\/models-page-[^/]*\.js$/);
    await page.route('**/config.json', async (route) => {
      await codeOfPage;
      await route.continue();
    });
    await page.goto(`${workbench.url}/models`);
    const count = Number.parseInt((await page.getByText(/^\d{2,} models, most wanted first$/).textContent()) ?? '', 10);
    await page.unroute('**/config.json');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(count);
    expect(watched.complaints).toEqual([]);
  });

  it('names no number of models before the first ones arrive', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/models?**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${workbench.url}/models`);
    const status = page.getByRole('main').getByRole('status');
    await status.getByText('Searching the hub…', { exact: true }).waitFor();
    answer();
    await status.getByText(/^\d+ models, most wanted first$/).waitFor();
  });

  it('is sorted by a column, as its address says, and a third click gives the order of the hub back', async () => {
    await page.goto(`${workbench.url}/models`);
    const prices = page.locator('tbody td:nth-child(4)');
    const values = async () => (await prices.allTextContents()).map((text) => Number.parseFloat(text.replace('$', '')));
    await prices.getByText('$').first().waitFor();
    const head = page.getByRole('columnheader', { name: '$ out' });
    await head.getByRole('button').click();
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(async () => isSorted(await values())).toBe(true);
    await head.getByRole('button').click();
    await page.waitForURL(/sort=output&down=true/);
    await expect.poll(async () => isSorted(knownOf(await values()).toReversed())).toBe(true);
    await page.reload();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await head.getByRole('button').click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(watched.complaints).toEqual([]);
  });

  it('has the facts of the catalog, marks what only the emulator speaks for, and leads to a chat', async () => {
    await page.goto(`${workbench.url}/models?q=kimi`);
    const known = page.getByRole('row', { name: /Kimi-K2\.6/ });
    await known.getByText('modified-mit').waitFor();
    await known.getByText('tools, schema, images, reasoning').waitFor();
    expect(await known.getByText('emulator', { exact: true }).count()).toBe(0);
    await page
      .getByRole('row', { name: /Kimi-K3/ })
      .getByText('emulator', { exact: true })
      .waitFor();
    await known.getByRole('button', { name: 'Chat with moonshotai/Kimi-K2.6' }).click();
    await page.waitForURL(/\/chat/);
    await expect.poll(() => page.getByLabel('Model', { exact: true }).inputValue()).toBe('moonshotai/Kimi-K2.6');
    expect(watched.complaints).toEqual([]);
  });
});

function knownOf(values: readonly number[]): readonly number[] {
  return values.filter((value) => !Number.isNaN(value));
}

/** True for numbers in ascending order, of which the unknown ones, not a number, come last. */
function isSorted(values: readonly number[]): boolean {
  const known = knownOf(values);
  return known.length > 1 && known.every((value, index) => value === values[index] && value >= (known[index - 1] ?? 0));
}

describeInBrowser('the page of a model', () => {
  it('has one line of facts with their sources, a price for each provider, and the size of the weights', async () => {
    await page.goto(`${workbench.url}/models/openai/gpt-oss-120b`);
    const facts = page.getByRole('list', { name: 'Facts' });
    await facts.getByText('117B parameters, 5.1B active').waitFor();
    expect(await facts.getByText('131k context').getAttribute('title')).toMatch(/^models\.dev, 20\d\d-\d\d-\d\d$/);
    const about = page.getByRole('complementary', { name: 'About the model' });
    await about.getByText('$0.15 / $0.60').first().waitFor();
    expect(await about.getByText('$0.15 / $0.60').count()).toBeGreaterThan(1);
    await about.getByText('66 GB').waitFor();
    await page.goto(`${workbench.url}/models/moonshotai/Kimi-K3`);
    await page.getByRole('list', { name: 'Facts' }).getByText('emulator', { exact: true }).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('has the code that loads it, why, and copies it', async () => {
    await page.goto(`${workbench.url}/models`);
    await page.getByRole('searchbox', { name: 'Search models' }).fill('MiniLM');
    await page.getByRole('rowheader').getByRole('link', { name: 'all-MiniLM-L6-v2' }).click();
    await page.getByText('Shown for sentence-transformers, the model’s library.').waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('SentenceTransformer(');
    expect(watched.complaints).toEqual([]);
  });

  it('has the code that calls it at each provider, and what differs between two', async () => {
    await page.goto(`${workbench.url}/models/openai/gpt-oss-120b`);
    await page.getByLabel('Variant').selectOption('AutoModelForCausalLM');
    await page.getByRole('region', { name: 'Code that loads the model' }).getByText('AutoTokenizer').first().waitFor();
    const panel = page.getByRole('region', { name: 'Code that calls the model' });
    await page.getByRole('complementary', { name: 'About the model' }).getByRole('link', { name: 'groq' }).click();
    await expect.poll(() => panel.getByLabel('Provider').inputValue()).toBe('groq');
    await panel.getByRole('tab', { name: 'JavaScript' }).click();
    await panel.getByLabel('Stream').check();
    await page.getByLabel('Compare with').selectOption('cerebras');
    const differences = page.getByRole('region', { name: 'Differences of the code: groq (-) and cerebras (+)' });
    await differences.getByText('+ ').first().waitFor();
    expect(new URL(page.url()).searchParams.get('vs')).toBe('cerebras');
    const code = await panel.locator('pre').textContent();
    await page.reload();
    await differences.getByText('+ ').first().waitFor();
    expect(await panel.locator('pre').textContent()).toBe(code);
  });

  it('lets all its providers race, and puts the fastest into the code', async () => {
    await page.goto(`${workbench.url}/models/openai/gpt-oss-20b?tab=race`);
    await page.getByRole('button', { name: 'Start race' }).click();
    const lanes = page.getByRole('list', { name: 'Race' }).getByRole('listitem');
    expect(await lanes.count()).toBe(2);
    await lanes.getByText('Fastest').waitFor();
    const costs = lanes.getByText('$');
    await expect.poll(() => costs.count()).toBe(2);
    expect(await lanes.first().textContent()).toContain('Fastest');
    const fastest = await lanes.filter({ hasText: 'Fastest' }).getByRole('meter').getAttribute('aria-label');
    const provider = fastest?.replace('Speed of ', '') ?? '';
    await lanes.last().locator('summary').click();
    await lanes.last().locator('.hubkit-markdown').getByText(/\w/).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: `Use ${provider}` }).click();
    const panel = page.getByRole('region', { name: 'Code that calls the model' });
    await expect.poll(() => panel.getByLabel('Provider').inputValue()).toBe(provider);
    expect(watched.complaints).toEqual([]);
  });

  it('leaves providers out of a race, and says that its own fault is on', async () => {
    await page.goto(`${workbench.url}/models/openai/gpt-oss-20b?tab=race`);
    const lanes = page.getByRole('list', { name: 'Race' }).getByRole('listitem');
    await lanes.last().getByRole('checkbox').uncheck();
    await page.getByText('1 provider, emulated speeds, nothing is billed').waitFor();
    await arm(page, 'overloaded');
    await page.getByRole('button', { name: 'Start race' }).click();
    await page.getByRole('alert').getByText('You turned on the fault “overloaded”.').waitFor();
    expect(await lanes.locator('summary').count()).toBe(1);
    await page.getByRole('button', { name: 'Turn off and retry' }).click();
    await lanes.getByText('Fastest').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await lanes.getByRole('meter').count()).toBe(1);
  });

  it('names the nearest task and the nearest model for a misspelled address', async () => {
    for (const at of ['/tasks/text-to-imagee', '/tasks/text-to-imagee/try']) {
      await page.goto(`${workbench.url}${at}`);
      await page.getByText('Did you mean').getByRole('link', { name: 'Text-to-Image', exact: true }).waitFor();
    }
    await page.goto(`${workbench.url}/models/meta-llama/Llama-3.1-8B-Instuct`);
    await page.getByRole('alert').getByRole('link', { name: 'meta-llama/Llama-3.1-8B-Instruct' }).click();
    await page.getByRole('heading', { level: 1, name: 'meta-llama/Llama-3.1-8B-Instruct' }).waitFor();
  });

  it('says why there is no record, and takes one that is pasted and edited', async () => {
    await page.goto(`${workbench.url}/models/no/such-model`);
    await page.getByRole('alert').getByText('No model named “no/such-model” here.').waitFor();
    await page.getByRole('link', { name: 'paste a record' }).click();
    const field = page.getByRole('searchbox', { name: 'Search models' });
    await field.fill('{"id": 3}');
    await field.press('Enter');
    await page.getByRole('alert').getByText('id: expected a text').waitFor();
    await field.fill('{"id": "acme/thing", "library_name": "timm", "tags": []}');
    await field.press('Enter');
    await page.getByText('timm.create_model("hf_hub:acme/thing"').waitFor();
    expect(await page.getByRole('region', { name: 'On your own machine' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Record' }).click();
    // In color until it is edited.
    await page.locator('pre span:visible').first().waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const record = page.getByRole('textbox', { name: 'Record' });
    await record.fill('{');
    await page.getByText('The last valid record is used.').waitFor();
    await record.fill('{"id": "acme/thing", "library_name": "sentence-transformers", "tags": []}');
    await page.getByRole('button', { name: 'Use this model' }).click();
    await page.getByText('SentenceTransformer("acme/thing")').first().waitFor();
    await page.getByRole('button', { name: 'Record' }).click();
    await record.fill(
      '{"id": "acme/chat", "pipeline_tag": "text-generation", "tags": ["gguf"], "gguf": {"context_length": 8}}',
    );
    await page.getByRole('button', { name: 'Use this model' }).click();
    const own = page.getByRole('region', { name: 'On your own machine' });
    await own.getByLabel('App').selectOption({ label: 'Ollama' });
    await own.getByText("ollama run 'hf.co/acme/chat:{{QUANT_TAG}}'").waitFor();
    expect(await own.getByRole('link', { name: 'LM Studio' }).getAttribute('href')).toMatch(/^lmstudio:.*acme\/chat/);
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

describeInBrowser('a starred model', () => {
  it('comes first where a model is chosen, after a reload and in the palette, until its star is taken away', async () => {
    await openChat(page, workbench);
    const field = page.getByRole('combobox', { name: 'Model' });
    const options = page.getByRole('listbox', { name: 'Models' }).getByRole('option');
    await field.click();
    await field.fill('llama-3.3');
    await options.filter({ hasText: 'meta-llama/Llama-3.3-70B-Instruct' }).waitFor();
    await page.keyboard.press('Alt+Enter');
    await options.filter({ hasText: 'starred' }).waitFor();
    await page.reload();
    await modelsAreThere(page);
    await field.click();
    await expect.poll(() => options.first().innerText()).toContain('meta-llama/Llama-3.3-70B-Instruct');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    const found = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
    await found.filter({ hasText: /Starred$/ }).waitFor();
    // What can be done on the page comes before it, and nothing else does.
    const actions = await found.filter({ hasText: /This page$/ }).count();
    expect(await found.nth(actions).innerText()).toContain('Starred');
    for (let action = 0; action < actions; action += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'meta-llama/Llama-3.3-70B-Instruct' }).waitFor();
    const star = page.getByRole('button', { name: 'Star', exact: true, pressed: true });
    await star.click();
    await star.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option', { name: /Starred$/ }).count()).toBe(0);
    expect(watched.complaints).toEqual([]);
  });
});

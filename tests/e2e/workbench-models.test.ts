import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { arm, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ permissions: ['clipboard-read', 'clipboard-write'] });

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

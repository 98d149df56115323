import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ permissions: ['clipboard-read', 'clipboard-write'] });

describeInBrowser('the way to a task', () => {
  it.each(['image-segmentation', 'text-to-video', 'audio-to-audio'])('shows all media of %s', async (task) => {
    await page.goto(`${workbench.url}/tasks/${task}`);
    await page.getByRole('heading', { name: 'Example' }).waitFor();
    const media = page.locator('.hubkit-task-demo :is(img, audio)');
    await expect.poll(() => media.count()).toBeGreaterThan(0);
    const loaded = () =>
      media.evaluateAll((all) =>
        all.map((element) => {
          if (element instanceof HTMLImageElement) return element.naturalWidth > 0;
          const audio = element as HTMLAudioElement; // The locator finds nothing else.
          audio.preload = 'metadata';
          return audio.duration > 0;
        }),
      );
    await expect.poll(loaded).not.toContain(false);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the command palette', () => {
  it('runs actions, and finds the words of chats and of the documentation', async () => {
    await page.goto(workbench.url);
    await page.getByRole('button', { name: 'Search and commands' }).waitFor();
    const choose = async (text: string, option: RegExp) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(text);
      await page.getByRole('option', { name: option }).first().click();
    };
    await choose('break rate limit', /^Fault: rate-limit/);
    await page.getByRole('button', { name: /Connection: Emulator.*Fault: rate-limit/ }).waitFor();
    await choose('switch fault off', /^Switch the fault off/);
    await choose('own server', /^Connection/);
    await page.getByRole('region', { name: 'Connection' }).getByLabel('Token', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    // Over a slow network, what is asked at once stays, too.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await choose('new chat', /^New chat/);
    await page.getByLabel('Message', { exact: true }).fill('Where do puffins breed?');
    await page.keyboard.press('Enter');
    await page.locator('article[data-status="done"][data-role="assistant"]').waitFor();
    await choose('timeout elapses layer', /^Timeouts/);
    await page.getByRole('heading', { level: 1, name: /^Timeouts/ }).waitFor();
    // What was written in a chat leads back to it.
    await choose('puffins', /Chat$/);
    await page.waitForURL(/\/chat\/[\w-]{20,}$/);
    expect(watched.complaints).toEqual([]);
  });

  it('lists the shortcuts by a question mark, which stays a letter in fields', async () => {
    await page.goto(`${workbench.url}/tasks`);
    await page.getByLabel('Search tasks').press('?');
    expect(await page.getByLabel('Search tasks').inputValue()).toBe('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByLabel('Search tasks').blur();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Open the command palette').waitFor();
  });
});

describeInBrowser('the code of a model', () => {
  it('runs, with the input that is typed, at the address that the code has', async () => {
    await page.goto(`${workbench.url}/models/openai/gpt-oss-120b?tab=call&provider=groq&lang=sh&stream=true`);
    const panel = page.getByRole('region', { name: 'Code that calls the model' });
    await panel.getByText('Change the input').click();
    await panel.getByLabel('Message').fill('What is 12 * (3 + 4)?');
    await panel.locator('pre', { hasText: 'What is 12 * (3 + 4)?' }).waitFor();
    await panel.getByRole('button', { name: 'Run', exact: true }).click();
    const result = page.getByRole('region', { name: 'Result of the run' });
    await result.getByText('12 * (3 + 4) = 84').first().waitFor();
    await result.getByText('Total').first().waitFor();
    const request = result.getByRole('list', { name: 'Requests of the run' }).getByRole('listitem');
    expect(await request.textContent()).toMatch(/POST \S+\/router\/v1\/chat\/completions 200/);
    expect(await axeViolations(page)).toEqual([]);
    // By the client of the hub, the same call goes to the provider.
    await panel.getByRole('tab', { name: 'JavaScript' }).click();
    await panel.getByLabel('Client').selectOption('huggingface.js');
    await panel.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => request.last().textContent()).toMatch(/\/router\/groq\/\S+\/chat\/completions 200/);
    expect(watched.complaints).toEqual([]);
  });

  it('stays as it was left, with its form and its result, while other views of the model are open', async () => {
    await page.goto(`${workbench.url}/models/openai/gpt-oss-120b?tab=call`);
    const panel = page.getByRole('region', { name: 'Code that calls the model' });
    // As everywhere, the hub chooses the provider until one is chosen here.
    expect(await panel.getByLabel('Provider').locator('option:checked').textContent()).toBe('Automatic');
    await panel.getByLabel('Provider').selectOption('groq');
    await panel.getByText('Change the input').click();
    await panel.getByLabel('Message').fill('What is 12 * (3 + 4)?');
    await panel.getByRole('button', { name: 'Run', exact: true }).click();
    const answer = page.getByRole('region', { name: 'Result of the run' }).getByText('12 * (3 + 4) = 84').first();
    await answer.waitFor();
    for (const view of ['Record', 'Use this model']) {
      await page.getByRole('navigation', { name: 'Views of the model' }).getByRole('button', { name: view }).click();
      await answer.waitFor({ state: 'hidden' });
    }
    await page.getByRole('button', { name: 'Call it' }).click();
    await answer.waitFor();
    expect(await panel.getByLabel('Message').inputValue()).toBe('What is 12 * (3 + 4)?');
    expect(await panel.getByLabel('Provider').inputValue()).toBe('groq');
    expect(new URL(page.url()).searchParams.get('provider')).toBe('groq');
    expect(watched.complaints).toEqual([]);
  });

  it.each([
    ['black-forest-labs/FLUX.1-schnell', 'image'],
    ['openai/whisper-large-v3', 'text', 'tune.wav'],
    ['facebook/detr-resnet-50', 'boxes', 'lighthouse.png'],
    ['dslim/bert-base-NER', 'tokens'],
    ['Wan-AI/Wan2.1-T2V-14B', 'video'],
  ])('runs %s at the provider that the hub chooses, with a result of kind %s', async (model, kind, file = '') => {
    await page.goto(`${workbench.url}/models/${model}?tab=call`);
    const panel = page.getByRole('region', { name: 'Code that calls the model' });
    await panel.getByRole('button', { name: 'Run', exact: true }).click();
    const result = page.getByRole('region', { name: 'Result of the run' });
    await result.locator(`.hubkit-result[data-kind="${kind}"]`).waitFor();
    // The code names the file that was sent.
    expect(await panel.locator('pre').first().textContent()).toContain(file);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the gallery', () => {
  it(
    'has examples that run without a complaint and pass axe in the dark',
    async () => {
      await page.goto(`${workbench.url}/docs/gallery?theme=dark`);
      const links = page.getByRole('navigation', { name: 'Panels' }).getByRole('link');
      await links.first().waitFor();
      const found: string[] = [];
      for (const link of await links.all()) {
        await link.click();
        await page.getByRole('region', { name: 'Code of the example' }).waitFor();
        await page.locator('section[data-theme="dark"] :is(button, p, table, textarea, pre)').first().waitFor();
        const title = await link.textContent();
        found.push(...(await axeViolations(page)).map((violation) => `${title}: ${violation}`));
      }
      expect(found).toEqual([]);
      expect(watched.complaints).toEqual([]);
    },
    SLOW_TIMEOUT_MS,
  );
});

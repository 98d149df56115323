import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelRecord } from '@hubkit/catalog';
import { type EmulatedTask, listEmulatedTasks, startEmulator } from '@hubkit/emulator';
import { getInferenceSnippets, type InferenceSnippet } from '@hubkit/snippets';
import { INFERENCE_PROVIDERS, snippets as theirs } from '@huggingface/inference';
import { afterAll, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { formatTable } from './format-table.ts';
import type { Cell } from './inference-snippets/cells.ts';
import { judge, type Result } from './inference-snippets/judge.ts';
import { runJavascript, runPython, writeSampleFiles } from './inference-snippets/run.ts';
import { newModels } from './load-snippets/new-models.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** A new model at a provider that has its task. */
interface Place {
  readonly model: ModelRecord;
  readonly place: EmulatedTask;
}

const chatTasks: readonly unknown[] = ['text-generation', 'image-text-to-text'];
/** Ranking is in no published client of the hub yet. */
const routed = listEmulatedTasks().filter(({ isRouted, task }) => isRouted && task !== 'text-ranking');
const forBoth: readonly string[] = INFERENCE_PROVIDERS;
const forChat = routed.filter(({ task, provider }) => task === 'conversational' && forBoth.includes(provider));

/** Chats take turns at the providers that both packages have; other tasks are those of the hub's own service. */
const places: readonly Place[] = newModels.flatMap((model, index) => {
  const isChat = chatTasks.includes(model.pipeline_tag) && model.tags.includes('conversational');
  const place = isChat
    ? forChat[index % forChat.length]
    : routed.find(({ provider, task }) => provider === 'hf-inference' && task === model.pipeline_tag);
  return place ? [{ model, place }] : [];
});

const emulator = await startEmulator({
  pace: 'instant',
  models: places.map(({ model: { id }, place: { provider, task } }) => ({ id, provider, task })),
});
mkdirSync(join(root, '.cache'), { recursive: true });
// Inside of the repository, where JavaScript finds the packages.
const folder = mkdtempSync(join(root, '.cache', 'new-models-'));
await writeSampleFiles(folder, emulator);
// The files that programs of the other package read.
for (const name of ['cats.jpg', 'cat.png']) copyFileSync(join(folder, 'lighthouse.png'), join(folder, name));
copyFileSync(join(folder, 'speech.mp3'), join(folder, 'sample1.flac'));

afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const sides = {
  ours: getInferenceSnippets,
  // Records of ours are records of theirs, and providers of the emulator are providers of theirs.
  theirs: theirs.getInferenceSnippets as unknown as typeof getInferenceSnippets,
};

/** A program for each model: the clients take turns. */
function cellsOf(side: keyof typeof sides): readonly Cell[] {
  return places.flatMap(({ model, place }, index) => {
    const programs = printed(side, model, place);
    const program = programs[index % Math.max(1, programs.length)];
    return program ? [cellOf(`${side}: ${model.id}`, program, place)] : [];
  });
}

function printed(side: keyof typeof sides, model: ModelRecord, { provider, task }: EmulatedTask) {
  const mapping = { provider, hfModelId: model.id, providerId: model.id, status: 'live', task } as const;
  // Requests of the shell cannot be redirected.
  return sides[side]({ ...model, inference: '' }, provider, mapping).filter(({ language }) => language !== 'sh');
}

function cellOf(name: string, { language, client, content }: InferenceSnippet, place: EmulatedTask): Cell {
  const { url, endpoints } = emulator;
  return {
    name: `${name} by ${client} at ${place.provider}`,
    call: name,
    client,
    language,
    provider: place.provider,
    task: place.task,
    kind: 'routed',
    shape: place.task === 'conversational' ? 'chat' : place.task,
    content,
    emulator: url,
    hub: endpoints.hub,
    router: endpoints.router,
    hosts: Object.fromEntries(Object.entries(place.hosts).map(([host, path]) => [host, url + path])),
  };
}

describeWith(findPython('requests', 'huggingface_hub', 'openai', 'pillow'), 'programs for new models', (python) => {
  it(
    'print a result in their real clients',
    async () => {
      const results = { ours: await runAll(python, cellsOf('ours')), theirs: await runAll(python, cellsOf('theirs')) };
      // Programs of theirs show images instead of saving them, and do not wait for what they print.
      const failed = (all: readonly Result[]) =>
        all.filter(({ problem }) => problem !== undefined && problem !== 'printed nothing');
      const table = Object.entries(results).map(([side, all]) => [side, all.length, all.length - failed(all).length]);
      const cells = [['', 'programs run', 'end without an error'], ...table.map((row) => row.map(String))];
      const failures = failed(results.theirs).map(({ cell, problem }) => `${cell.name}: ${problem}`);
      console.log(`${formatTable(cells)}\n${failures.join('\n')}`);
      expect(results.ours.length).toBeGreaterThanOrEqual(60);
      expect(results.ours.filter(({ problem }) => problem !== undefined)).toEqual([]);
    },
    SLOW_TIMEOUT_MS,
  );
});

async function runAll(python: string, cells: readonly Cell[]) {
  const inLanguage = (language: string) => cells.filter((cell) => cell.language === language);
  const reports = [
    ...(await runPython(python, inLanguage('python'), folder)),
    ...(await runJavascript(inLanguage('js'), folder)),
  ];
  return judge(cells, new Map(reports));
}

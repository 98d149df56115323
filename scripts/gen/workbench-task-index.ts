import type { TaskPage } from '../../packages/catalog/src/task-definition/define-page.ts';
import { foldersWith, importNamed, type Registry } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

const NOTE = '// Written by `npm run gen` from packages/catalog/src/tasks. Do not edit.';
/** Longest line of a preview, in characters. */
const MAX_LINE = 72;
const FOLDER = 'apps/workbench/src/catalog-data';

/**
 * Every task as lists of the workbench show it; the pages themselves are loaded one by one. The sentences about them are half
 * of it, which pages of one task do without.
 */
export async function registries(): Promise<readonly Registry[]> {
  return [
    { path: `${FOLDER}/task-index.gen.ts`, write: writeIndex },
    { path: `${FOLDER}/task-summaries.gen.ts`, write: writeSummaries },
    { path: `${FOLDER}/task-previews.gen.ts`, write: writePreviews },
  ];
}

async function writeIndex(): Promise<string> {
  const entries = (await listedTasks()).map(({ task: { id, label, method, pipeline, libraries = [] }, page }) => ({
    id,
    label,
    modality: pipeline?.modality,
    ...(page === undefined && { isPlaceholder: true }),
    ...(method === undefined ? {} : { canRun: true }),
    libraries,
  }));
  return [
    NOTE,
    "import type { TaskEntry } from './task-entry.ts';",
    '',
    '/** Every task, as lists show it. */',
    'export const TASK_INDEX: readonly TaskEntry[] = [',
    ...entries.map((entry) => `  ${JSON.stringify(entry)},`),
    '];',
    '',
  ].join('\n');
}

async function writeSummaries(): Promise<string> {
  return [
    NOTE,
    '',
    '/** A sentence about each task, by id. */',
    'export const TASK_SUMMARIES: Readonly<Record<string, string>> = {',
    ...(await listedTasks()).map(
      ({ task, summary }) => `  ${JSON.stringify(task.id)}: ${JSON.stringify(firstSentence(summary))},`,
    ),
    '};',
    '',
  ].join('\n');
}

async function writePreviews(): Promise<string> {
  return [
    NOTE,
    "import type { TaskPreview } from './task-entry.ts';",
    '',
    '/** Previews of demos for task cards, by id; tasks without a page have no entry. */',
    'export const TASK_PREVIEWS: Readonly<Record<string, TaskPreview>> = {',
    ...(await listedTasks()).flatMap(({ task, page }) => {
      const preview = page && createPreview(page);
      return preview ? [`  ${JSON.stringify(task.id)}: ${JSON.stringify(preview)},`] : [];
    }),
    '};',
    '',
  ].join('\n');
}

/** Returns images and lines of the input and the output of a demo. */
function createPreview({ demo }: TaskPage): object | undefined {
  const [before, after] = [demo.inputs, demo.outputs].map((list) => list.map(findPicture).find(Boolean));
  const [from, to] = [demo.inputs, demo.outputs].map((list) => list.map(findLine).find(Boolean));
  const picture = after ?? before;
  if (picture === undefined && from === undefined && to === undefined) return undefined;
  const plays = picture !== undefined && demo.outputs.some(({ type }) => type === 'audio' || type === 'img') && !after;
  return {
    ...(picture && { picture }),
    ...(before && after && before !== after && { before }),
    // A number says nothing below an image.
    ...(from && !(picture && /^\d+$/.test(from)) && { from }),
    ...(to && { to }),
    ...(plays && { plays }),
  };
}

/** Returns the file of an image. Animations are left out: a list of them would be restless. */
function findPicture(item: TaskPage['demo']['inputs'][number]): string | undefined {
  return item.type === 'img' && !item.filename.endsWith('.webp') ? item.filename : undefined;
}

/** A line of a text, the first of some scores, or the start of a row of numbers. */
function findLine(item: TaskPage['demo']['inputs'][number]): string | undefined {
  if (item.type === 'text' && !/^\S+\.\w{3,4}$/.test(item.content)) return shortened(item.content);
  if (item.type === 'text-with-tokens')
    return shortened(item.tokens.map((token) => describeToken(item.text, token)).join(', '));
  if (item.type === 'chart' && item.data[0]) return `${item.data[0].label} ${item.data[0].score}`;
  if (item.type === 'tabular' && item.table[1]?.every((cell) => /^(?:-?\d|…)/.test(cell)))
    return item.table[1].slice(0, 3).map(rounded).join('  ');
  return undefined;
}

/** A marked part of a text with its label: `Lisbon (GPE)`. */
function describeToken(
  text: string,
  { type, start, end }: { readonly type: string; readonly start: number; readonly end: number },
): string {
  return `${text.slice(start, end)} (${type})`;
}

function rounded(cell: string): string {
  return cell.length > 6 && Number.isFinite(Number(cell)) ? Number(cell).toFixed(3) : cell;
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).trimEnd()}…` : line;
}

/** Tasks that are used as pipeline tags, with their page if there is one, and a summary: of the page, or beside the definition. */
async function listedTasks() {
  const described = await foldersWith(taskFolder, 'page.ts');
  const tasks = (await taskDefinitions()).filter(({ pipeline }) => pipeline !== undefined);
  return Promise.all(
    tasks.map(async (task) => {
      const folder = `${taskFolder}/${task.id}`;
      if (!described.includes(task.id))
        return { task, summary: await importNamed<string>(`${folder}/task.ts`, 'summary') };
      const page = await importNamed<TaskPage>(`${folder}/page.ts`, 'page');
      return { task, page, summary: page.summary };
    }),
  );
}

/** Returns the first sentence of a summary, which fits on a card. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text;
}

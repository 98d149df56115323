import { describe, expect, it } from 'vitest';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { TASK_SEARCHES } from '../../catalog-data/task-search.cases.ts';
import { allCommands } from './commands.ts';
import { createCommandSearch } from './search-commands.ts';

const pages = [
  { label: 'Tasks', to: '/tasks', icon: 'task' },
  { label: 'Your program', to: '/program', icon: 'code' },
] as const;
const models = [
  'deepseek-ai/DeepSeek-V3.1',
  'openai/gpt-oss-120b',
  'meta-llama/Llama-3.2-3B-Instruct',
  'meta-llama/Llama-3.3-70B-Instruct',
];
const search = createCommandSearch(allCommands(pages, { models }));
const first = (text: string) => search(text)[0]?.label;

describe('the search of the palette', () => {
  it.each([
    ['Tasks', 'Tasks'],
    ['image seg', 'Image Segmentation'],
    ['program', 'Your program'],
    ['summarizaton', 'Summarization'],
    ['theme dark', 'Theme: dark'],
    ['try summarization', 'Try Summarization'],
    ['gpt-oss', 'openai/gpt-oss-120b'],
    ['deepseek', 'deepseek-ai/DeepSeek-V3.1'],
    ['deepsek', 'deepseek-ai/DeepSeek-V3.1'],
    ['switch to dark', 'Theme: dark'],
    ['toggle theme', 'Theme: system'],
    ['llama-3.3', 'meta-llama/Llama-3.3-70B-Instruct'],
    ['acme/unknown-model', 'Open model acme/unknown-model'],
    ['https://huggingface.co/acme/unknown-model', 'Open model acme/unknown-model'],
    ['hf.co/openai/gpt-oss-120b', 'Open model openai/gpt-oss-120b'],
  ])('finds for %j first %j', (text, label) => {
    expect(first(text)).toBe(label);
  });

  it.each(TASK_SEARCHES)('finds for %j %s among the first tasks', (text, task) => {
    const label = TASK_INDEX.find(({ id }) => id === task)?.label;
    const found = search(text).filter(({ group }) => group === 'Task');
    expect(found.slice(0, 4).map((command) => command.label)).toContain(label);
  });

  it('has tasks before the commands that try them', () => {
    for (const text of ['transcribe', 'blur a face']) expect(search(text)[0]?.group).toBe('Task');
    expect(search('transcribe')[1]?.group).toBe('Command');
  });

  it('puts the tasks that most people come for before others that match as well', () => {
    const tasks = search('image').filter(({ group }) => group === 'Task');
    expect(tasks.slice(0, 3).map(({ label }) => label)).toContain('Text-to-Image');
  });

  it('shows what is spelled alike only where nothing has the word', () => {
    expect(search('deepseek').map(({ label }) => label)).not.toContain('deepset/roberta-base-squad2');
  });

  it('begins with pages, and finds nothing for nonsense', () => {
    expect(first('')).toBe('Tasks');
    expect(search('zzzzqqq')).toEqual([]);
  });
});

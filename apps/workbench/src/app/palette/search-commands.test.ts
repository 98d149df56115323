import { describe, expect, it } from 'vitest';
import { allCommands } from './commands.ts';
import { createCommandSearch } from './search-commands.ts';

const pages = [{ label: 'Tasks', to: '/tasks' }];
const search = createCommandSearch(allCommands(pages));
const first = (text: string) => search(text)[0]?.label;

describe('the search of the palette', () => {
  it.each([
    ['Tasks', 'Tasks'],
    ['image seg', 'Image Segmentation'],
    ['summarizaton', 'Summarization'],
    ['theme dark', 'Theme: dark'],
    ['try summarization', 'Try Summarization'],
    ['gpt-oss', 'openai/gpt-oss-120b'],
    ['acme/unknown-model', 'Open model acme/unknown-model'],
  ])('finds for %j first %j', (text, label) => {
    expect(first(text)).toBe(label);
  });

  it('begins with pages, and finds nothing for nonsense', () => {
    expect(first('')).toBe('Tasks');
    expect(search('zzzzqqq')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  AGENT_HARNESSES,
  type AgentHarness,
  EVALUATION_FRAMEWORKS,
  KERNEL_LIBRARIES_UI_ELEMENTS,
  STANDARD_AGENT_ENV_VARS,
} from '../src/index.ts';

describe('agents', () => {
  const ids = Object.keys(AGENT_HARNESSES);

  it.each([
    ['cowork', 'claude-code'],
    ['cursor-cli', 'cursor'],
    ['claude-code', 'cursor'],
  ])('that set more variables come first: %s before %s', (first, second) => {
    expect(ids.indexOf(first)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  });

  it('never share a variable with one another or with the standard', () => {
    const agents = Object.values<AgentHarness>(AGENT_HARNESSES);
    const names = [...agents.flatMap(({ envVars = {} }) => Object.keys(envVars)), ...STANDARD_AGENT_ENV_VARS];
    expect(names).toEqual([...new Set(names)]);
    expect(names.every((name) => /^[A-Z][A-Z0-9_]*$/.test(name))).toBe(true);
  });
});

it('names evaluation frameworks by their id, each with a page of its own', () => {
  const entries = Object.entries(EVALUATION_FRAMEWORKS);
  expect(entries.length).toBeGreaterThanOrEqual(30);
  expect(entries.filter(([id, { name }]) => id !== name)).toEqual([]);
  const pages = entries.map(([, { url }]) => url);
  expect(pages).toEqual([...new Set(pages)]);
  expect(pages.every((page) => URL.canParse(page) && page.startsWith('https://'))).toBe(true);
});

describe('code that loads a kernel', () => {
  const { snippets } = KERNEL_LIBRARIES_UI_ELEMENTS.kernels;

  it.each([
    [[], 'kernel = get_kernel("acme/attention")'],
    [[2], 'kernel = get_kernel("acme/attention", version=2)'],
  ] as const)('with version %s', (version, last) => {
    expect(
      snippets('acme/attention', ...version)[0]
        ?.split('\n')
        .at(-1),
    ).toBe(last);
  });

  it('keeps a hostile id inside of its literal', () => {
    expect(snippets('a"); import os; ("')[0]).toContain('get_kernel("a\\"); import os; (\\"")');
  });
});

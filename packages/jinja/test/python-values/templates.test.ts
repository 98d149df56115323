import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { run } from '../engine.ts';

/** A template of a rare kind, and what Jinja2 3.1.6 on Python 3.11 makes of it. */
interface RareTemplate {
  readonly template: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly output?: string;
  readonly error?: string;
  readonly message?: string;
}

const lines = readFileSync(new URL('templates.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

it.each(lines.map((line) => JSON.parse(line) as RareTemplate))('renders $template as Python does', (rare) => {
  const { template, options = {}, output, error, message } = rare;
  expect(run({ template, options, context: '{}' })).toMatchObject(
    output === undefined ? { ok: false, type: error, message } : { ok: true, output },
  );
});

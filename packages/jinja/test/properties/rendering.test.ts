import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { choicesOf, makeCase } from '../differential/campaign.ts';
import { compile, outcomeOf, readJson } from '../engine.ts';

const CASES = Number(process.env.RANDOM_CASES ?? 1500);

describe('rendering', () => {
  it('gives the same text the second time, from the same compiled template and the same variables', () => {
    for (let index = 0; index < CASES; index++) {
      const item = makeCase(choicesOf(11, index));
      const render = compiled(item);
      if (!render) continue;
      // Without the sandbox a template may change the caller's lists: then the second text may well be another.
      const isImmutable = [undefined, 'transformers', 'sandbox-immutable'].includes(
        item.options?.environment as string | undefined,
      );
      const context = readJson(item.context);
      const first = outcomeOf(() => render(context));
      const second = outcomeOf(() => render(isImmutable ? context : readJson(item.context)));
      expect(withoutAddresses(second)).toEqual(withoutAddresses(first));
    }
  });

  it('works where code generation from strings is forbidden', () => {
    const script = fileURLToPath(new URL('without-eval.ts', import.meta.url));
    const args = ['--disallow-code-generation-from-strings', '--conditions=hubkit-source', '--import', 'tsx', script];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe('eval is forbidden\n1, 2 | user: hi\n');
    expect(status).toBe(0);
  });
});

/** The render function, or nothing where the template does not compile. */
function compiled(item: Parameters<typeof compile>[0]): ReturnType<typeof compile> | undefined {
  try {
    return compile(item);
  } catch {
    return undefined;
  }
}

const withoutAddresses = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/0x[0-9a-f]{6,}/g, '0x'));

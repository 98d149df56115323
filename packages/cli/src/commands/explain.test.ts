import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

/** The codes of a union type, as its source lists them. */
function codesIn(file: string, type: string): readonly string[] {
  const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const [union = ''] = new RegExp(`type ${type} =[^;]+`).exec(source) ?? [];
  return [...union.matchAll(/'([A-Z_]+)'/g)].map(([, code = '']) => code);
}

async function explain(...args: readonly string[]) {
  const fake = fakeIo();
  return { code: await main(['explain', ...args], fake.io), out: fake.out(), err: fake.err() };
}

describe('hubkit explain', () => {
  const codes = [
    ...codesIn('inference/src/contract/errors.ts', 'ErrorCode'),
    ...codesIn('bulk/src/contract/errors.ts', 'BulkErrorCode'),
    ...codesIn('jinja/src/engine/runtime/errors.ts', 'Code'),
  ];

  it('knows the codes of client, bulk runs and templates', () => {
    expect(codes.length).toBeGreaterThanOrEqual(16);
  });

  it.each(codes)('explains %s with something to do', async (code) => {
    const { code: exitCode, out } = await explain(code);
    expect(exitCode).toBe(0);
    expect(out).toContain(`# ${code}`);
    expect(out.length).toBeGreaterThan(200);
    expect(out).not.toContain('](');
  });

  it('lists the codes, takes small letters, and knows a near one', async () => {
    expect((await explain()).out.trim().split('\n')).toEqual(expect.arrayContaining([...codes]));
    expect((await explain('stream-interrupted')).out).toContain('# STREAM_INTERRUPTED');
    expect(await explain('TIMOUT')).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean TIMEOUT?') });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nodeTooOld } from './node-floor.cjs';

describe('nodeTooOld', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.12.0', '30.1.0'])('accepts Node %s', (version) => {
    expect(nodeTooOld(version)).toBeUndefined();
  });

  it.each(['18.20.4', '20.18.3', '20.0.0', '4.9.1'])('refuses Node %s and says what to do', (version) => {
    expect(nodeTooOld(version)).toBe(
      `hubkit needs Node 20.19 or newer and this is Node ${version}: install a newer one from https://nodejs.org and try again.`,
    );
  });
});

describe('scripts/node-floor.cjs', () => {
  const source = readFileSync(new URL('node-floor.cjs', import.meta.url), 'utf8').replaceAll(/\/\/.*|\/\*.*\*\//g, '');

  it('is ES5, so that the oldest Node reads it', () => {
    expect(source).not.toMatch(/\b(?:const|let|class|import|export|async)\b|=>|`|\.\.\.|\?[.?]|\bfor\b.*\bof\b/);
  });

  it.each(['start', 'test', 'test:all', 'test:nightly'])('is loaded before npm %s', (name) => {
    const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(scripts[name]).toBe(`node -r ./scripts/node-floor.cjs scripts/${name.split(':')[0]}.mjs`);
  });
});

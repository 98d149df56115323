import { describe, expect, it } from 'vitest';
import { nodeTooOld } from './machine.mjs';

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

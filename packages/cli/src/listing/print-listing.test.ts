import { expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { printSections } from './print-listing.ts';

const HOSTILE = 'a\u001b]52;c;ZXZpbA==\u0007\u009b2J\u202eb\rc';

it('shows the control characters of names from the hub at a terminal', async () => {
  const terminal = fakeIo({ isTerminal: true });
  await printSections(terminal.io, [{ heading: 'Models', rows: [[HOSTILE, 'fine']] }]);
  for (const control of ['\u001b]', '\u0007', '\u009b', '\u202e', '\r']) expect(terminal.out()).not.toContain(control);
  expect(terminal.out()).toContain('␛]52;c;ZXZpbA==␇');
});

it('leaves them to programs that read a pipe', async () => {
  const pipe = fakeIo();
  await printSections(pipe.io, [{ rows: [[HOSTILE]] }]);
  expect(pipe.out()).toContain(HOSTILE);
});

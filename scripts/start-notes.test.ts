import { expect, it } from 'vitest';
import { startNotes } from './start-notes.mjs';

it('says where a token that is set is entered, and does not print it', () => {
  const [note, ...others] = startNotes({ token: 'hf_secret', port: 5180, lastPort: 5180 });
  expect(note).toContain('HF_TOKEN is set');
  expect(note).toContain('enter it there');
  expect(note).not.toContain('hf_secret');
  expect(others).toEqual([]);
});

it('says that the history of another port is not shown', () => {
  const [note] = startNotes({ token: undefined, port: 40_123, lastPort: 5180 });
  expect(note).toContain('The last start was at port 5180, this one is at port 40123.');
  expect(note).toContain('those of last time are shown at port 5180 only');
});

it.each([undefined, 5180])('says nothing where the last port was %j', (lastPort) => {
  expect(startNotes({ token: undefined, port: 5180, lastPort })).toEqual([]);
});

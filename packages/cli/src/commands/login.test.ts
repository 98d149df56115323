import { expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { readSecret } from './login.ts';

it('asks only once the terminal echoes no more', async () => {
  const { io, keyboard, err } = fakeIo();
  const asked: { isRaw: boolean; text: string }[] = [];
  Object.assign(keyboard, { setRawMode: (isRaw: boolean) => void asked.push({ isRaw, text: err() }) });
  const secret = readSecret('Token: ', io);
  expect(asked).toEqual([{ isRaw: true, text: '' }]);
  expect(err()).toBe('Token: ');
  keyboard.write('hf_1\r');
  expect(await secret).toBe('hf_1');
});

import { startEmulator } from '@hubkit/emulator';

let emulator;

export default async function setup() {
  emulator = await startEmulator({ pace: 'instant' });
  process.env.EMULATOR_URL = emulator.url;
  // Vitest and Playwright call what is returned when all tests are done.
  return teardown;
}

/** For runners that look for it by its name. */
export async function teardown() {
  await emulator?.close();
}

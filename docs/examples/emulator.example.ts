import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';

const emulator = await startEmulator({ port: 0 });
const answer = await fetch(`${emulator.endpoints.hub}/api/whoami-v2`, {
  headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}` },
});
console.log(answer.status, await answer.json());
await emulator.close();

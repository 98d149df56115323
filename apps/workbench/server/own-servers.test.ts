import { expect, it } from 'vitest';
import { createServers } from './own-servers.ts';

it.each([
  '169.254.169.254',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[::ffff:169.254.169.254]',
  '2852039166',
  '0xA9FEA9FE',
])('forwards nothing to the credentials of a cloud machine at %s', async (host) => {
  const reply = await createServers([]).request(`/servers/http/${encodeURIComponent(host)}/latest/meta-data`);
  expect(reply.status).toBe(400);
});

it('refuses a host that is no text', async () => {
  expect((await createServers([]).request('/servers/http/%ff/x')).status).toBe(400);
});

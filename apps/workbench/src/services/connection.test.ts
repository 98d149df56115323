import { expect, it, vi } from 'vitest';
import type { HostConfig, Service } from '../host-config/host-config.ts';
import { createConnection } from './connection.ts';

const service = (id: string, more: Partial<Service> = {}): Service => ({
  id,
  label: id,
  isEmulator: false,
  endpoints: {},
  faults: [],
  ...more,
});

const config = {
  services: [service('hub'), service('own', { endpointUrl: 'http://localhost:1' })],
  providers: [],
} as unknown as HostConfig; // The members that a connection reads.

it('reaches another service beside the chosen one, without its token, and follows the choice', async () => {
  const made: unknown[] = [];
  const InferenceClient = vi.fn(function client(...args: unknown[]) {
    made.push(args);
  });
  const connection = createConnection(config, async () => ({ InferenceClient }) as never);
  connection.setToken('hf_secret');
  const own = connection.at('own');
  expect(own).toBe(connection.at('own'));
  expect([own.service().id, own.token(), own.store.get().serviceId]).toEqual(['own', '', 'own']);
  expect([connection.service().id, connection.token()]).toEqual(['hub', 'hf_secret']);
  await Promise.all([own.client(), connection.client()]);
  expect(JSON.stringify(made)).toBe(
    JSON.stringify([
      [undefined, { endpoints: {}, endpointUrl: 'http://localhost:1', allowKeyInBrowser: true }],
      ['hf_secret', { endpoints: {}, allowKeyInBrowser: true }],
    ]),
  );
  expect(connection.at(undefined)).toBe(connection);
  expect(connection.at('hub')).toBe(connection);
  // A service that is gone leaves the chosen one.
  expect(connection.at('gone').service().id).toBe('hub');
  const states: string[] = [];
  own.store.subscribe(() => states.push(own.store.get().serviceId));
  connection.chooseService('own');
  expect([connection.at('own'), connection.token(), states.at(-1)]).toEqual([connection, '', 'own']);
});

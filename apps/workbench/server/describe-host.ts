import { EMULATOR_HUB_TOKEN, EMULATOR_VERSION, endpointsAt } from '@hubkit/emulator';
import type { HostConfig, Service } from '../src/host/host-config.ts';

/** Where the emulator stands on the host. */
export const EMULATOR_PREFIX = '/emulator';

/** The real services that a page may talk to when the host allows it: the hub and its router. */
export const REAL_ORIGINS = ['https://huggingface.co', 'https://router.huggingface.co'] as const;

/** What the page is told. It holds no key of the user: a token for a real service is typed into the page. */
export function describeHost({ isRealAllowed }: { readonly isRealAllowed: boolean }): HostConfig {
  const emulator: Service = {
    id: 'emulator',
    label: 'Emulator',
    isEmulator: true,
    endpoints: endpointsAt(EMULATOR_PREFIX),
    token: EMULATOR_HUB_TOKEN,
    faults: [],
  };
  const real: Service = { id: 'hub', label: 'Hugging Face', isEmulator: false, endpoints: {}, faults: [] };
  return { version: EMULATOR_VERSION, services: isRealAllowed ? [emulator, real] : [emulator] };
}

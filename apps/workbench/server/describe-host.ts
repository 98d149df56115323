import { EMULATOR_HUB_TOKEN, EMULATOR_VERSION, endpointsAt, listFaults } from '@hubkit/emulator';
import type { Fault, HostConfig, Service } from '../src/host/host-config.ts';

/** The path of the emulator on the host. */
export const EMULATOR_PREFIX = '/emulator';

/** The real services that a page may talk to when the host allows it: the hub and its router. */
export const REAL_ORIGINS = ['https://huggingface.co', 'https://router.huggingface.co'] as const;

/** Of all the faults, those in which a chat shows something worth seeing. */
const CHAT_FAULTS = [
  'rate-limit',
  'overloaded',
  'model-loading',
  'bad-gateway',
  'captive-portal',
  'malformed-json',
  'slow',
  'slow-loris',
  'stream-error',
  'cut-stream',
  'stall',
  'reset',
  'reset-stream',
  'hang',
] as const;

/** The configuration for the page. It holds no key of the user: a token for a real service is typed into the page. */
export function describeHost({ isRealAllowed }: { readonly isRealAllowed: boolean }): HostConfig {
  const emulator: Service = {
    id: 'emulator',
    label: 'Emulator',
    isEmulator: true,
    endpoints: endpointsAt(EMULATOR_PREFIX),
    token: EMULATOR_HUB_TOKEN,
    faults: chatFaults(),
  };
  const real: Service = { id: 'hub', label: 'Hugging Face', isEmulator: false, endpoints: {}, faults: [] };
  return { version: EMULATOR_VERSION, services: isRealAllowed ? [emulator, real] : [emulator] };
}

function chatFaults(): readonly Fault[] {
  const summaries = new Map(listFaults().map(({ name, summary }) => [name, summary]));
  return CHAT_FAULTS.map((id) => ({
    id,
    label: `${id}: ${summaries.get(id) ?? ''}`,
    endpoints: endpointsAt(EMULATOR_PREFIX, { fault: id }),
  }));
}

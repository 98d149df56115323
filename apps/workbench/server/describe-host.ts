import { EMULATOR_HUB_TOKEN, EMULATOR_VERSION, endpointsAt, listFaults } from '@hubkit/emulator';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import type { Fault, HostConfig, Service } from '../src/host-config/host-config.ts';

/** The path of the emulator on the host. */
export const EMULATOR_PREFIX = '/emulator';

/** The real services that a page may talk to when the host allows it: the hub and its router. */
export const REAL_ORIGINS = ['https://huggingface.co', 'https://router.huggingface.co'] as const;

/** The faults that most people look for, in the order of the menu. */
const COMMON_FAULTS: readonly string[] = [
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
  'job-failed',
];

/** Options of a host that its page knows, too. */
export interface KnownToPage {
  /** True if the page may connect to the real hub and its router, and to servers of the user. */
  readonly isRealAllowed: boolean;
  /** Address of the page that shows share links without a workbench. @default none */
  readonly viewer?: string | undefined;
}

/** The configuration for the page. It holds no key of the user: a token for a real service is typed into the page. */
export function describeHost({ isRealAllowed, viewer }: KnownToPage): HostConfig {
  const emulator: Service = {
    id: 'emulator',
    label: 'Emulator',
    isEmulator: true,
    endpoints: endpointsAt(EMULATOR_PREFIX),
    token: EMULATOR_HUB_TOKEN,
    exchanges: `${EMULATOR_PREFIX}/exchanges`,
    faults: faults(),
  };
  const real: Service = { id: 'hub', label: 'Hugging Face', isEmulator: false, endpoints: {}, faults: [] };
  return {
    version: EMULATOR_VERSION,
    services: isRealAllowed ? [emulator, real] : [emulator],
    canReachServers: isRealAllowed,
    ...(viewer !== undefined && { viewer }),
    providers: PROVIDERS.map(({ id, label, tasks }) => ({ id, label, tasks })),
  };
}

/** The common ones first, in their order. */
function faults(): readonly Fault[] {
  const rank = (name: string) => (COMMON_FAULTS.indexOf(name) + 1 || Number.POSITIVE_INFINITY) - 1;
  return listFaults()
    .map(({ name, summary }) => ({ name, summary, isCommon: COMMON_FAULTS.includes(name) }))
    .sort((a, b) => (rank(a.name) === rank(b.name) ? 0 : rank(a.name) - rank(b.name)));
}

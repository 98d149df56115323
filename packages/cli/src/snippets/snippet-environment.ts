import type { BaseUrls } from '@hubkit/inference';
import { defaultKeyVariable, keyVariable } from '@hubkit/inference/provider-facts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';

/** The environment in which a snippet is run. */
export interface SnippetEnvironment {
  /** Base URLs of the emulator. @default the real ones */
  readonly endpoints?: BaseUrls;
  /** Environment variables that the snippet reads its key from. */
  readonly variables: Readonly<Record<string, string>>;
  /** Stops the emulator, if one was started. */
  close(): Promise<void>;
}

interface Target {
  readonly provider: string;
  readonly endpoint?: string | undefined;
  readonly direct: boolean;
}

/** Starts the emulator for a snippet, unless its key is in the environment or it calls an endpoint. */
export async function snippetEnvironment(
  { provider, endpoint, direct: isDirect }: Target,
  io: Io,
): Promise<SnippetEnvironment> {
  if (endpoint !== undefined) return { variables: {}, close: async () => {} };
  // Snippets name the variable after the provider; the provider's library and our other commands may use another name.
  const names = isDirect ? [keyVariable(provider), defaultKeyVariable(provider)] : ['HF_TOKEN'];
  const read = (name: string) => io.env[name]?.trim() || undefined;
  const own = names.map(read).find(Boolean);
  if (own !== undefined) return { variables: createValues(names, (name) => read(name) ?? own), close: async () => {} };
  const { EMULATOR_HUB_TOKEN, emulatorProviderKey, startEmulator } = await import('@hubkit/emulator');
  await note(io, `hubkit: ${names[0]} is not set, so the built-in emulator responds; set it to use the real service`);
  const { endpoints, close } = await startEmulator();
  const key = isDirect ? emulatorProviderKey(provider) : EMULATOR_HUB_TOKEN;
  return { endpoints, variables: createValues(names, () => key), close };
}

function createValues(names: readonly string[], createKey: (name: string) => string): SnippetEnvironment['variables'] {
  return Object.fromEntries(names.map((name) => [name, createKey(name)]));
}

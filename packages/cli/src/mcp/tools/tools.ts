import { UsageError } from '../../command-line/errors.ts';
import type { ConnectionFlags } from '../../connect/connect.ts';
import type { Io } from '../../io/io.ts';
import type { McpTool } from '../mcp-tool.ts';
import { CATALOG_TOOLS } from './catalog-tools.ts';
import { CODE_TOOLS } from './code-tools.ts';
import { MODEL_TOOLS } from './model-tools.ts';
import { TEMPLATE_TOOLS } from './template-tools.ts';

/** Lists the tools to offer. `run_task` is among them only where the user asked for it and there is a key. */
export async function mcpTools({ run: isRun, ...flags }: ConnectionFlags & { readonly run: boolean }, io: Io) {
  const reading: readonly McpTool[] = [...CATALOG_TOOLS, ...MODEL_TOOLS, ...CODE_TOOLS, ...TEMPLATE_TOOLS];
  if (!isRun) return reading;
  const [{ chooseRoutes }, { INFERENCE_PROVIDERS }, { runTool }] = await Promise.all([
    import('../../connect/choose-route.ts'),
    import('@hubkit/inference/provider-facts'),
    import('./run-tool.ts'),
  ]);
  const [route] = chooseRoutes(flags, io.env, INFERENCE_PROVIDERS);
  if (route.type === 'emulator' && !flags.emulator) {
    throw new UsageError(
      '--run needs a key: set HF_TOKEN or the key of a provider, or add --emulator to try it with the built-in emulator.',
    );
  }
  return [...reading, runTool(flags)];
}

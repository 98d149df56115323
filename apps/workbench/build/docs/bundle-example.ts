import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** In the frame, examples talk to the emulator of the workbench in place of one that they start. */
const EMULATOR_IN_FRAME = fileURLToPath(new URL('./emulator-in-frame.js', import.meta.url));

/**
 * Bundles an example into one module for the sandboxed frame; undefined for an example that needs Node, or more of the
 * emulator than its address.
 */
export async function bundleExample(file: string): Promise<string | undefined> {
  let needsNode = false;
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    logLevel: 'silent',
    resolve: {
      alias: { '@hubkit/emulator': EMULATOR_IN_FRAME },
      conditionNames: ['hubkit-source', 'import', 'module', 'browser', 'default'],
    },
    transform: { define: { 'process.env.HF_TOKEN': 'globalThis.hubkitSandbox.token' } },
    external: (id) => {
      // What is loaded late, and only in Node, is never reached here.
      if (id.startsWith('node:')) needsNode = true;
      return id.startsWith('node:');
    },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    const [{ code }] = output;
    const importsNode = needsNode && /(?:^|[;\n])import[^;]*["']node:/.test(code);
    return importsNode || /\bprocess\.(?:argv|exit|stdout)\b/.test(code.slice(-4000)) ? undefined : code;
  } catch {
    return undefined;
  } finally {
    await bundle.close();
  }
}

// Makes what is published: few files instead of a hundred, because loading each of them costs more than all of their code.
import { readdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

// Chunks are named after their content: those of earlier builds would be published too.
for (const file of readdirSync('dist')) if (file.startsWith('chunk-')) rmSync(`dist/${file}`);

await build({
  entryPoints: {
    index: 'src/index.ts',
    render: 'src/render.ts',
    'chat/index': 'src/chat/index.ts',
    'format/index': 'src/format/index.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  // Parsing is most of the cost of loading; the source maps lead back to the sources, which are published too.
  minify: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  logLevel: 'warning',
});

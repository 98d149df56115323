import { type Code, code, comment, identifier, lines, type Stack } from '@hubkit/code';
import { parseName } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';

/** The folder that a model is downloaded to. */
export function toFolder(model: ModelRecord): string {
  return `models/${parseName(model)}`;
}

/** The command that runs a pipeline, with a remark above it. */
export function run(title: string, module: string, options: readonly Code[]): Stack {
  return lines(
    comment(title),
    comment('For a video from an image, add: --image path/to/image.jpg 0 0.8'),
    code`uv run python -m ltx_pipelines.${identifier(module)} \\`,
    ...options.map((option) => code`    ${option} \\`),
    code`    --prompt ${'A lighthouse in the evening, with waves rolling in'} \\`,
    code`    --output-path output.mp4`,
  );
}

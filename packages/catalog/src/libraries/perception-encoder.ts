import { call, code, comment, lines } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const perceptionEncoder = defineLibrary({
  id: 'perception-encoder',
  prettyLabel: 'PerceptionEncoder',
  repoName: 'PerceptionModels',
  repoUrl: 'https://github.com/facebookresearch/perception_models',
  countDownloads: 'path_extension:"pt"',
  snippets: ({ id }) => [
    ...(id.includes('Core') ? [inPython(load('pe.CLIP.from_config', id, 'Image and text'))] : []),
    inPython(load('pe.VisionTransformer.from_config', id, 'Images alone')),
  ],
});

function load(loader: string, id: string, use: string) {
  return lines(
    comment(use),
    code`
      import core.vision_encoder.pe as pe

      model = ${call(loader, [id], { pretrained: true })}
    `,
  );
}

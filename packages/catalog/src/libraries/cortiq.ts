import { type Code, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const cortiq = defineLibrary({
  id: 'cortiq',
  prettyLabel: 'cortiq',
  repoName: 'cortiq',
  repoUrl: 'https://github.com/infosave2007/cmf',
  docsUrl: 'https://github.com/infosave2007/cmf/blob/master/docs/CMF_V2_SPEC.md',
  countDownloads: 'path_extension:"cmf"',
  addedAfter: '4.0.5',
  snippets: (model) => [inShell(install(model)), ...runs(model).map(inShell)],
});

function install({ id }: ModelRecord) {
  return code`
    cargo install cortiq-cli
    hf download ${id} --include "*.cmf" --local-dir .
    # A repository may have several files, one for each quantization
    ls ./*.cmf
  `;
}

function runs({ pipeline_tag: task }: ModelRecord): readonly Code[] {
  switch (task) {
    case 'text-to-image':
      return [code`cortiq imagine FILE.cmf --prompt "a lighthouse in the fog, watercolor" --out lighthouse.ppm`];
    case 'text-to-video':
      return [code`cortiq animate FILE.cmf --prompt "waves that roll onto a beach" --out waves.avi`];
    case 'text-to-audio':
      return [
        code`
          cortiq music FILE.cmf --prompt "calm piano, soft strings" \\
              --lyrics "[verse] the light comes home across the sea" --seconds 20 --out song.wav
        `,
      ];
    default:
      return [
        code`cortiq run FILE.cmf --prompt "Why is the sky blue?"`,
        code`
          # A server with the OpenAI API
          cortiq serve FILE.cmf --port 8080
        `,
      ];
  }
}

import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const jevStyle = defineLibrary({
  id: 'jev-style',
  prettyLabel: 'jev-style',
  repoName: 'jev-style',
  repoUrl: 'https://github.com/lawrence3699/jev-style',
  countDownloads: 'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
  addedAfter: '4.0.5',
  snippets: (model) => [
    inShell(install(model)),
    inPython(code`
      from jev_style import JevStyle, choice, noul

      judge = ${call('JevStyle.from_pretrained', [model.id])}
      result = judge.decide("The parcel arrived, but the cup in it was broken.", {
          "complaint": noul("The customer complains about something."),
          "team": choice("Which team should answer?", ["shipping", "billing", "technology"]),
      })
      print(result["answers"]["team"]["choice"])
    `),
  ],
});

function install(model: ModelRecord) {
  if (hasTag(model, 'mlx')) return code`pip install "jev-style[mlx]"`;
  if (!hasTag(model, 'gguf')) return code`pip install "jev-style[torch]"`;
  return code`
    pip install jev-style
    # Scores of GGUF files come from a small program on top of llama.cpp, which is built once
    hf download ${model.id} build_jev_score.sh jev_score.cpp --local-dir jev-score
    export JEV_SCORE_BIN="$(sh jev-score/build_jev_score.sh path/to/llama.cpp | tail -n 1)"
  `;
}

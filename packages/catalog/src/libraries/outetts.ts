import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const outetts = defineLibrary({
  id: 'outetts',
  prettyLabel: 'OuteTTS',
  repoName: 'OuteTTS',
  repoUrl: 'https://github.com/edwko/OuteTTS',
  snippets: (model) => (hasTag(model, 'gguf') || hasTag(model, 'onnx') ? [] : [inPython(usage(model))]),
});

/** The name of the model is found in its id by the program itself, so that another id can take its place. */
function usage({ id }: ModelRecord) {
  return code`
    import outetts

    model_id = ${id}
    enum = outetts.Models(model_id.split("/", 1)[1])
    cfg = outetts.ModelConfig.auto_config(enum, outetts.Backend.HF)
    tts = outetts.Interface(cfg)

    speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")
    tts.generate(
        outetts.GenerationConfig(
            text="Hi there, nice to meet you.",
            speaker=speaker,
        )
    ).save("output.wav")
  `;
}

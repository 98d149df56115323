import { type Code, call, code, identifier, lines, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const audiocraft = defineLibrary({
  id: 'audiocraft',
  prettyLabel: 'Audiocraft',
  repoName: 'audiocraft',
  repoUrl: 'https://github.com/facebookresearch/audiocraft',
  countDownloads: 'path:"state_dict.bin"',
  snippets: (model) => [inPython(usage(model))],
});

/** The specification names the tags without "gen", the hub with it. */
function usage(model: ModelRecord) {
  if (hasTag(model, 'musicgen') || hasTag(model, 'music')) return generation('MusicGen', model, musicStyles);
  if (hasTag(model, 'audiogen') || hasTag(model, 'audio')) {
    return generation('AudioGen', model, sounds, code`model.set_generation_params(duration=5)  # in seconds`);
  }
  if (hasTag(model, 'magnet')) return generation('MAGNeT', model, musicStyles);
  return code`# Type of model unknown.`;
}

const musicStyles = ['slow piano jazz', 'sunny ukulele folk', 'driving techno'];
const sounds = ['rain on a tin roof', 'a door that creaks open', 'waves at a pebble beach'];

function generation(modelClass: string, { id }: ModelRecord, descriptions: readonly string[], settings?: Code) {
  return paragraphs(
    code`from audiocraft.models import ${identifier(modelClass)}`,
    lines(code`model = ${call(`${modelClass}.get_pretrained`, [id])}`, settings),
    code`
      descriptions = ${descriptions}
      wav = model.generate(descriptions)  # a sample for each description
    `,
  );
}

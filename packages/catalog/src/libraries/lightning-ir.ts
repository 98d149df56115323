import { call, code, identifier, lines, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const lightningIr = defineLibrary({
  id: 'lightning-ir',
  prettyLabel: 'Lightning IR',
  repoName: 'Lightning IR',
  repoUrl: 'https://github.com/webis-de/lightning-ir',
  snippets: (model) => [
    inPython(
      paragraphs(
        lines(code`# Install it from https://github.com/webis-de/lightning-ir`, load(model)),
        code`model.score("query", ["doc1", "doc2", "doc3"])`,
      ),
    ),
  ],
});

function load(model: ModelRecord) {
  const { id } = model;
  if (hasTag(model, 'bi-encoder')) return loadModule('BiEncoderModule', id);
  if (hasTag(model, 'cross-encoder')) return loadModule('CrossEncoderModule', id);
  return code`
    from lightning_ir import BiEncoderModule, CrossEncoderModule

    # Choose the one that fits the model
    model = ${call('BiEncoderModule', [id])}
    # model = ${call('CrossEncoderModule', [id])}
  `;
}

function loadModule(moduleClass: string, id: string) {
  return code`
    from lightning_ir import ${identifier(moduleClass)}

    model = ${call(moduleClass, [id])}
  `;
}

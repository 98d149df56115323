import { call, code, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const multimolecule = defineLibrary({
  id: 'multimolecule',
  prettyLabel: 'MultiMolecule',
  repoName: 'MultiMolecule',
  repoUrl: 'https://github.com/MultiMolecule/multimolecule',
  docsUrl: 'https://multimolecule.danling.org',
  addedAfter: '4.0.5',
  snippets: (model) => [
    inShell(code`pip install multimolecule`),
    inPython(embedding(model)),
    ...(hasPipeline(model) ? [inPython(prediction(model))] : []),
  ],
});

/** The example of the author. */
function findSequence({ widgetData }: ModelRecord): string | undefined {
  return widgetData?.[0]?.text || undefined;
}

function hasPipeline(model: ModelRecord): boolean {
  return findSequence(model) !== undefined && (isFolding(model) || model.pipeline_tag === 'fill-mask');
}

function isFolding(model: ModelRecord): boolean {
  return hasTag(model, 'rna-secondary-structure');
}

/** Embeds the example of the author. Adenine takes the place of a mask: the sequence must be whole. */
function embedding(model: ModelRecord) {
  const sequence = findSequence(model)?.replaceAll(model.mask_token || '<mask>', 'A');
  return paragraphs(
    code`
      from multimolecule import AutoModel, AutoTokenizer

      tokenizer = ${call('AutoTokenizer.from_pretrained', [model.id])}
      model = ${call('AutoModel.from_pretrained', [model.id])}
    `,
    sequence !== undefined &&
      code`
        inputs = ${call('tokenizer', [sequence], { return_tensors: 'pt' })}
        outputs = model(**inputs)
        embeddings = outputs.last_hidden_state
        print(embeddings.shape)
      `,
  );
}

function prediction(model: ModelRecord) {
  const task = isFolding(model) ? 'rna-secondary-structure' : 'fill-mask';
  return code`
    import multimolecule  # adds its tasks to transformers
    from transformers import pipeline

    predictor = ${call('pipeline', [task], { model: model.id })}
    output = ${call('predictor', [findSequence(model) ?? ''])}
    print(output)
  `;
}

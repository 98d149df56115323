import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const gliner2 = defineLibrary({
  id: 'gliner2',
  prettyLabel: 'GLiNER2',
  repoName: 'GLiNER2',
  repoUrl: 'https://github.com/fastino-ai/GLiNER2',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      from gliner2 import GLiNER2

      model = ${call('GLiNER2.from_pretrained', [id])}

      text = "Nokia was founded by Fredrik Idestam in Tampere, long before it sold its first phone."
      entities = model.extract_entities(text, ["company", "person", "product", "location"])
      print(entities)
    `),
  ],
});

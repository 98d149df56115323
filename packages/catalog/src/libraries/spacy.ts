import { call, code, identifier, isPythonName, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { parseName } from '../models/model-facts.ts';

export const spacy = defineLibrary({
  id: 'spacy',
  prettyLabel: 'spaCy',
  repoName: 'spaCy',
  repoUrl: 'https://github.com/explosion/spaCy',
  docsUrl: 'https://huggingface.co/docs/hub/spacy',
  filter: true,
  countDownloads: 'path_extension:"whl"',
  hostedTasks: ['token-classification', 'text-classification', 'sentence-similarity'],
  snippets: (model) => {
    const name = parseName(model);
    const wheel = `https://huggingface.co/${model.id}/resolve/main/${name}-any-py3-none-any.whl`;
    return [inShell(code`pip install ${wheel}`), inPython(paragraphs(load(name), isPythonName(name) && module(name)))];
  },
});

function load(name: string) {
  return code`
    import spacy

    nlp = ${call('spacy.load', [name])}
  `;
}

function module(name: string) {
  return code`
    # Or as a module
    import ${identifier(name)}

    nlp = ${call(`${name}.load`, [])}
  `;
}

import { call, code, identifier, isPythonName } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { parseName } from '../models/model-facts.ts';

export const edsnlp = defineLibrary({
  id: 'edsnlp',
  prettyLabel: 'EDS-NLP',
  repoName: 'edsnlp',
  repoUrl: 'https://github.com/aphp/edsnlp',
  docsUrl: 'https://aphp.github.io/edsnlp/latest/',
  countDownloads: 'path_filename:"config" AND path_extension:"cfg"',
  snippets: (model) => {
    const packageName = parseName(model).replaceAll('-', '_');
    const load = call('edsnlp.load', [model.id]);
    const fromHub = inPython(code`
      # From the hub
      import edsnlp

      nlp = ${load}
    `);
    if (!isPythonName(packageName)) return [fromHub];
    return [
      fromHub,
      inShell(code`pip install ${`git+https://huggingface.co/${model.id}`}`),
      inPython(code`
        # From the installed package
        import ${identifier(packageName)}

        nlp = ${call(`${packageName}.load`, [])}  # or edsnlp.load(${packageName})
      `),
    ];
  },
});

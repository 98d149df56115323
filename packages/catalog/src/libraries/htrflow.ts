import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const htrflow = defineLibrary({
  id: 'htrflow',
  prettyLabel: 'HTRflow',
  repoName: 'HTRflow',
  repoUrl: 'https://github.com/AI-Riksarkivet/htrflow',
  docsUrl: 'https://ai-riksarkivet.github.io/htrflow',
  snippets: ({ id }) => [
    inShell(code`
      # https://ai-riksarkivet.github.io/htrflow/latest/getting_started/quick_start.html
      htrflow pipeline path/to/pipeline.yaml path/to/image
    `),
    inPython(code`
      from htrflow.models.framework.model import ModelClass
      from htrflow.pipeline.pipeline import Pipeline
      from htrflow.pipeline.steps import Task

      pipeline = Pipeline([
          Task(ModelClass, ${{ model: id }}, {}),
      ])
    `),
  ],
});

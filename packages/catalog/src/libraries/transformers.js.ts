import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inJavaScript } from '../library-code/in-language.ts';

export const transformersJs = defineLibrary({
  id: 'transformers.js',
  prettyLabel: 'Transformers.js',
  repoName: 'transformers.js',
  repoUrl: 'https://github.com/huggingface/transformers.js',
  docsUrl: 'https://huggingface.co/docs/hub/transformers-js',
  filter: true,
  snippets: ({ id, pipeline_tag: task }) => {
    if (!task) return [inJavaScript(code`// ⚠️ Unknown pipeline tag`)];
    return [
      inJavaScript(code`
        // npm install @huggingface/transformers
        import { pipeline } from "@huggingface/transformers";

        const pipe = await ${call('pipeline', [task, id])};
      `),
    ];
  },
});

import { call, code, identifier, isPythonName, lines } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const paddlenlp = defineLibrary({
  id: 'paddlenlp',
  prettyLabel: 'paddlenlp',
  repoName: 'PaddleNLP',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleNLP',
  docsUrl: 'https://huggingface.co/docs/hub/paddlenlp',
  filter: true,
  countDownloads: 'path:"model_config.json"',
  hostedTasks: ['fill-mask', 'summarization', 'zero-shot-classification'],
  snippets: ({ id, config }) => {
    const architecture = config?.architectures?.[0];
    const isKnown = architecture !== undefined && isPythonName(architecture);
    const modelClass = isKnown ? architecture : 'AutoModel';
    return [
      inPython(
        lines(
          !isKnown && code`# ⚠️ Type of model unknown`,
          code`
            from paddlenlp.transformers import AutoTokenizer, ${identifier(modelClass)}

            tokenizer = ${call('AutoTokenizer.from_pretrained', [id], { from_hf_hub: true })}
            model = ${call(`${modelClass}.from_pretrained`, [id], { from_hf_hub: true })}
          `,
        ),
      ),
    ];
  },
});

import { call, code, identifier } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPlainText, inPython } from '../library-code/in-language.ts';

/** The class of the base model by the task of the adapter. */
const modelClasses: ReadonlyMap<string, string> = new Map([
  ['CAUSAL_LM', 'AutoModelForCausalLM'],
  ['FEATURE_EXTRACTION', 'AutoModel'],
  ['QUESTION_ANS', 'AutoModelForQuestionAnswering'],
  ['SEQ_2_SEQ_LM', 'AutoModelForSeq2SeqLM'],
  ['SEQ_CLS', 'AutoModelForSequenceClassification'],
  ['TOKEN_CLS', 'AutoModelForTokenClassification'],
]);

export const peft = defineLibrary({
  id: 'peft',
  prettyLabel: 'PEFT',
  repoName: 'PEFT',
  repoUrl: 'https://github.com/huggingface/peft',
  filter: true,
  countDownloads: 'path:"adapter_config.json"',
  hostedTasks: ['text-generation'],
  snippets: ({ id, config }) => {
    const { task_type: task, base_model_name_or_path: base } = config?.peft ?? {};
    const modelClass = modelClasses.get(task ?? '');
    if (modelClass === undefined) return [inPlainText('Task type is invalid.')];
    if (!base) return [inPlainText('Base model is not found.')];
    return [
      inPython(code`
        from peft import PeftModel
        from transformers import ${identifier(modelClass)}

        base_model = ${call(`${modelClass}.from_pretrained`, [base])}
        model = ${call('PeftModel.from_pretrained', [code`base_model`, id])}
      `),
    ];
  },
});

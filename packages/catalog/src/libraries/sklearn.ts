import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const sklearn = defineLibrary({
  id: 'sklearn',
  prettyLabel: 'Scikit-learn',
  repoName: 'Scikit-learn',
  repoUrl: 'https://github.com/scikit-learn/scikit-learn',
  filter: true,
  countDownloads: 'path:"sklearn_model.joblib"',
  hostedTasks: ['tabular-classification', 'tabular-regression', 'text-classification'],
  snippets: (model) => [inPython(hasTag(model, 'skops') ? skops(model) : joblib(model))],
});

function joblib({ id }: ModelRecord) {
  return code`
    import joblib
    from huggingface_hub import hf_hub_download

    # Load only files that you trust: reading a joblib file can run any code
    # https://skops.readthedocs.io/en/stable/persistence.html
    model = joblib.load(${call('hf_hub_download', [id, 'sklearn_model.joblib'])})
  `;
}

function skops({ id, config }: ModelRecord) {
  const file = config?.sklearn?.model?.file;
  if (!file) return code`# ⚠️ Model filename not specified in config.json`;
  const path = `path_to_folder/${file}`;
  if (config?.sklearn?.model_format === 'pickle') {
    return code`
      import joblib
      from skops.hub_utils import download

      ${call('download', [id, 'path_to_folder'])}

      # Load only files that you trust: unpickling can run any code
      # https://skops.readthedocs.io/en/stable/persistence.html
      model = ${call('joblib.load', [path])}
    `;
  }
  return code`
    from skops.hub_utils import download
    from skops.io import load

    ${call('download', [id, 'path_to_folder'])}

    # Check the types in files that you do not trust, and pass those you accept as trusted
    # https://skops.readthedocs.io/en/stable/persistence.html
    model = ${call('load', [path])}
  `;
}

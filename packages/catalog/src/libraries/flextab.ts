import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { classificationExample, regressionExample } from '../library-code/tabular-examples.ts';

export const flextab = defineLibrary({
  id: 'flextab',
  prettyLabel: 'FlexTab',
  repoName: 'FlexTab',
  repoUrl: 'https://github.com/SAP-samples/flextab',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
  snippets: () => [
    inShell(code`pip install git+https://github.com/SAP-samples/flextab`),
    inPython(classificationExample('flextab', 'FlexTabClassifier')),
    inPython(regressionExample('flextab', 'FlexTabRegressor')),
    inPython(matching()),
  ],
});

function matching() {
  return code`
    # Find the records of two tables that mean the same person
    from flextab import FlexTabMatcher
    from flextab.utils.test_utils import load_febrl4

    left, right, y = load_febrl4()

    matcher = FlexTabMatcher(max_context_size=8192, bagging=1)
    matcher.fit(left, right, y)
    predictions = matcher.predict(left, right)

    # Probabilities, to rank the pairs or to compute a metric such as roc_auc_score
    # probabilities = matcher.predict_proba_matching(left, right)
  `;
}

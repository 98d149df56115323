import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { classificationExample, regressionExample } from '../library-code/tabular-examples.ts';

export const sapRpt1Oss = defineLibrary({
  id: 'sap-rpt-1-oss',
  prettyLabel: 'sap-rpt-1-oss',
  repoName: 'sap-rpt-1-oss',
  repoUrl: 'https://github.com/SAP-samples/sap-rpt-1-oss',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
  snippets: () => [
    inShell(code`pip install git+https://github.com/SAP-samples/sap-rpt-1-oss`),
    inPython(classificationExample('sap_rpt_oss', 'SAP_RPT_OSS_Classifier')),
    inPython(regressionExample('sap_rpt_oss', 'SAP_RPT_OSS_Regressor')),
  ],
});
